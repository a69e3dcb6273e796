/// Replaces files that people wrote, all of them or none: manifests that are mended, the baseline.
///
/// Links stay links: what they lead to is replaced.
struct SourceWriter {
  struct File {
    /// Absolute.
    let location: String
    /// What the new content was made from; nil for a file that is written whatever it held.
    let old: [UInt8]?
    let new: [UInt8]
  }

  /// Refuses, and writes nothing, if a file has changed since it was read.
  static func write(_ files: [File]) throws {
    let root = OutputRoot(path: "/")
    try OutputTransaction.run(try files.map { try step($0) }, in: root)
  }

  private static func step(_ file: File) throws -> OutputPlan.Step {
    let location = try FileSystem.canonicalPath(file.location) ?? file.location
    let path = FilePath.relative(location, from: "/")
    guard let status = try FileSystem.status(location) else {
      if file.old != nil { throw changed(file) }
      return OutputPlan.Step(path: path, action: .create, bytes: file.new)
    }
    let now = try FileSystem.read(location)
    if let old = file.old, old != now { throw changed(file) }
    return OutputPlan.Step(
      path: path, action: .update(old: now, permissions: status.permissions), bytes: file.new)
  }

  private static func changed(_ file: File) -> Failure {
    Failure(
      "'\(file.location)' changed while rutter ran; nothing was written", help: "run it again")
  }
}
