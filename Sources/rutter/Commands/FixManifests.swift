import RutterCompiler
import RutterDiagnostics

/// `validate --fix`: makes the fix-its in the manifests, or shows what they would change.
struct FixManifests {
  let session: Session

  static func refuseWrongUse(_ session: Session) throws {
    if session.invocation.isSet(.diff), !session.invocation.isSet(.fix) {
      throw Failure("'--diff' has no meaning without '--fix'", help: "write '--fix --diff'")
    }
    if session.invocation.isSet(.fix), session.readsStandardInput {
      throw Failure("'--fix' cannot change standard input", help: "give the manifest's path")
    }
  }

  /// What is then found: after the fixes or, where they are only shown, as before.
  func run(_ analysis: Analysis) throws -> Analysis {
    let fixed = Compiler().fix(analysis)
    if session.invocation.isSet(.diff) {
      try show(fixed, before: analysis.input)
      return analysis
    }
    try write(fixed, before: analysis.input)
    guard let project = analysis.input.project?.source.id,
      fixed.changed.contains(where: { $0.id == project })
    else { return fixed.analysis }
    // The project file may name other manifests now.
    let reloaded = try Session(session.invocation).analyze()
    let rest = Compiler().fix(reloaded)
    try write(rest, before: reloaded.input)
    return rest.analysis
  }

  private func write(_ fixed: FixedManifests, before input: ProjectInput) throws {
    try SourceWriter.write(
      fixed.changed.map { file in
        .init(
          location: session.project.location(of: file), old: old(file, in: input), new: file.bytes)
      })
  }

  /// The number of fixes says nothing to someone who wants the manifests mended: files do.
  func say(_ analysis: Analysis, before: Analysis) throws {
    let known = Dictionary(
      before.input.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { a, _ in a })
    let changed = analysis.input.fixable.filter { file in
      known[file.path].map { $0 != file.bytes } ?? false
    }
    for file in changed {
      try session.say("fixed      \(session.project.shown(session.project.location(of: file)))")
    }
    if changed.isEmpty { try session.say("nothing to fix") }
  }

  private func show(_ fixed: FixedManifests, before: ProjectInput) throws {
    for file in fixed.changed {
      let path = session.project.shown(session.project.location(of: file))
      let difference = UnifiedDiff(path: path, old: old(file, in: before), new: file.bytes)
      try session.console.print(difference.text(color: session.console.isColored(.output)))
    }
  }

  private func old(_ file: SourceFile, in input: ProjectInput) -> [UInt8] {
    input.files.first { $0.id == file.id }?.bytes ?? []
  }
}
