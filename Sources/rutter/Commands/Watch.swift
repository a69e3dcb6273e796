import RutterCompiler

/// `rutter generate --watch`: generates whenever something that a run reads has changed.
///
/// Changes are looked for a few times a second, which costs little and works on every file system;
/// what rutter itself writes is not watched.
struct Watch {
  private static let interval: UInt32 = 250

  private let invocation: Invocation
  private let console: Console
  /// As they were before the last run began to read, so that what changes meanwhile is seen too.
  private var places = WatchedPlaces([])

  init(_ invocation: Invocation) throws(Failure) {
    if invocation.arguments == ["-"] {
      throw Failure("'--watch' has no meaning with '-'", help: "standard input does not change")
    }
    self.invocation = invocation
    console = Console()
  }

  /// Ends with the process only, or where the first run cannot even begin.
  mutating func run() throws -> ExitCode {
    try pass(because: nil)
    try say("watching; interrupt to end")
    while true {
      FileSystem.sleep(milliseconds: Self.interval)
      if places.changes().isEmpty { continue }
      places.settle()
      let changes = places.changes()
      if changes.isEmpty { continue }
      places = places.now
      do {
        try pass(because: changes)
      } catch {
        try console.print(Failure(error).text, to: .error)
      }
    }
  }

  private mutating func pass(because changes: [String]?) throws {
    let session = try Session(invocation)
    places = WatchedPlaces(try LoadedPlaces(session).paths)
    var generate = Generate(session: session)
    generate.cause = changes.map { Self.words(for: $0, in: session.project) }
    let code = try generate.run()
    places.excuse(generate.written)
    if code != .success, let cause = generate.cause { try say("\(cause): nothing written") }
  }

  private func say(_ text: String) throws {
    if !invocation.isSet(.quiet) { try console.print(text + "\n") }
  }

  /// `Specs/Explore.yaml`, or `Specs/Explore.yaml and 2 more`.
  private static func words(for changes: [String], in project: Project) -> String {
    let files = changes.filter { (try? FileSystem.status($0))??.kind != .folder }
    guard let first = files.first ?? changes.first else { return "" }
    let others = max(files.count, 1) - 1
    return project.shown(first) + (others == 0 ? "" : " and \(others) more")
  }
}
