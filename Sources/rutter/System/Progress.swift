/// Says on a terminal what a long run is doing, on one line that is gone when it has ended.
///
/// Nothing is said to a file or a pipe, nor of work that is over before it could be read.
struct Progress {
  /// The manifests from which on a run is long.
  private static let long = 1000

  private let isShown: Bool
  private let console: Console

  init(_ console: Console, isQuiet: Bool) {
    self.console = console
    isShown =
      !isQuiet && FileSystem.isTerminal(Console.Stream.error.rawValue)
      && FileSystem.environment("TERM") != "dumb"
  }

  /// Does the work under a line such as `checking 12000 manifests`.
  func during<Result>(
    _ verb: String, _ count: Int, _ what: String, work: () throws -> Result
  ) throws -> Result {
    guard isShown, count >= Self.long else { return try work() }
    try console.print("\r\(verb) \(count) \(what) ...", to: .error)
    defer { try? console.print("\r\u{1B}[K", to: .error) }
    return try work()
  }
}
