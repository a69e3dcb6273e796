import RutterDiagnostics

/// Turns files that are in the way of the output into findings, shown like those of manifests.
struct OutputFindings {
  private(set) var report: Report
  private(set) var sources: [SourceFile]
  private let project: Project
  private let root: OutputRoot

  init(_ result: Session.Compiled, project: Project, root: OutputRoot) {
    report = result.report
    sources = result.sources
    self.project = project
    self.root = root
  }

  mutating func add(_ obstacle: OutputPlan.Obstacle) {
    let path = FilePath.relative(root.location(of: obstacle.path), from: project.root)
    let id = unusedID()
    let source = SourceFile(id: id, path: path, bytes: obstacle.bytes)
    sources.append(source)
    let firstLine = source.bytes.prefix { $0 != 0x0A && $0 != 0x0D }.count
    report.add(diagnostic(obstacle, at: SourceRange(file: id, start: 0, end: firstLine)))
  }

  private func unusedID() -> FileID {
    let used = Set(sources.map(\.id.rawValue))
    return FileID((UInt32(clamping: sources.count)...).first { !used.contains($0) } ?? .max)
  }

  private func diagnostic(_ obstacle: OutputPlan.Obstacle, at range: SourceRange) -> Diagnostic {
    let path = project.shown(root.location(of: obstacle.path))
    switch obstacle.kind {
    case .edited:
      return Diagnostic(
        .error, "edited-output", "'\(path)' was edited after rutter wrote it", at: range,
        help: "bring the change into the manifest or into a file of your own, then delete this "
          + "file; or pass --force to overwrite it")
    case .foreign:
      return Diagnostic(
        .error, "foreign-output", "'\(path)' is not a file that rutter wrote", at: range,
        help: "move it away or change the project's 'output'; or pass --force to overwrite it")
    case .stale:
      return Diagnostic(
        .warning, "stale-output", "'\(path)' is no longer generated, but was edited, so it stays",
        at: range, help: "delete it, or pass --force to have it removed")
    case .unmarked:
      return Diagnostic(
        .warning, "stale-output",
        "'\(path)' is no longer generated, but does not start as what rutter writes, so it stays",
        at: range, help: "delete it, if it is not a file of your own")
    }
  }
}
