import RutterCompiler
import RutterDiagnostics

/// `rutter templates test`: the cases for a team's own templates.
///
/// A case is a folder with manifests and, under `expected`, all that the project's settings and
/// templates make of them: the files, and in `diagnostics.txt` what is found.
struct TemplateCases {
  let session: Session

  static let expected = "expected"
  private static let findings = "diagnostics.txt"

  /// The cases of these names, or all.
  func run(_ names: [String]) throws -> ExitCode {
    let (configuration, _, _) = try SourceLoader.templates(of: session.project)
    let folder = TemplateFolder(session.project, configuration).tests
    let cases = try cases(in: folder)
    for name in names where !cases.contains(name) {
      throw Failure(
        "there is no case '\(name)' in '\(session.project.shown(folder))'",
        help: didYouMean(name, cases) ?? "a case is a folder with manifests")
    }
    let wanted = names.isEmpty ? cases : cases.filter(names.contains)
    guard !wanted.isEmpty else {
      throw Failure(
        "there are no cases in '\(session.project.shown(folder))'",
        help: "a case is a folder there, with manifests")
    }
    var failed = 0
    for name in wanted where try !run(name, FilePath.join(folder, name)) { failed += 1 }
    if !session.invocation.isSet(.record) {
      let count = "\(wanted.count) case\(wanted.count == 1 ? "" : "s")"
      try session.say(failed == 0 ? "\(count): all pass" : "\(count): \(failed) failed")
    }
    return failed == 0 ? .success : .findings
  }

  private func cases(in folder: String) throws -> [String] {
    guard try FileSystem.status(folder)?.kind == .folder else { return [] }
    return try FileSystem.list(folder).filter { name in
      try !FilePath.isHidden(name)
        && FileSystem.status(FilePath.join(folder, name))?.kind == .folder
    }
  }

  /// Whether what is made of a case is what is expected; with `--record`, it then is.
  private func run(_ name: String, _ folder: String) throws -> Bool {
    let input = try SourceLoader.templateCase(folder, of: session.project)
    let compilation = Compiler().compile(input)
    var made: [String: [UInt8]] = [:]
    for file in compilation.files {
      if let objection = OutputPath.objection(to: file.path) {
        throw Failure("the generated file '\(file.path)' \(objection)")
      }
      made[file.path] = file.bytes
    }
    let report = compilation.report.sorted()
    if !report.isEmpty {
      let index = SourceIndex(compilation.sources, usedBy: report)
      made[Self.findings] = Array(DiagnosticFormat.text.render(report, sources: index).utf8)
    }
    let place = FilePath.join(folder, Self.expected)
    let expected = try files(below: place)
    let paths = Set(made.keys).union(expected.keys).sorted(by: FilePath.precedes)
    let different = paths.filter { made[$0] != expected[$0] }
    if session.invocation.isSet(.record) {
      try record(made, different, in: place, name)
      return true
    }
    if !different.isEmpty { try session.console.print("failed     \(name)\n") }
    for path in different {
      let difference = UnifiedDiff(
        path: session.project.shown(FilePath.join(place, path)), old: expected[path] ?? [],
        new: made[path] ?? [])
      try session.console.print(difference.text(color: session.console.isColored(.output)))
    }
    return different.isEmpty
  }

  private func files(below folder: String) throws -> [String: [UInt8]] {
    guard try FileSystem.status(folder)?.kind == .folder else { return [:] }
    var files: [String: [UInt8]] = [:]
    var waiting = [folder]
    while let next = waiting.popLast() {
      for name in try FileSystem.list(next) where !FilePath.isHidden(name) {
        let path = FilePath.join(next, name)
        switch try FileSystem.status(path, followingLinks: false)?.kind {
        case .folder: waiting.append(path)
        case .file: files[FilePath.relative(path, from: folder)] = try FileSystem.read(path)
        case .link, .other, nil: continue
        }
      }
    }
    return files
  }

  private func record(
    _ made: [String: [UInt8]], _ different: [String], in folder: String, _ name: String
  ) throws {
    if different.isEmpty { return try session.say("unchanged  \(name)") }
    let changed = different.compactMap { path in
      made[path].map {
        SourceWriter.File(location: FilePath.join(folder, path), old: nil, new: $0)
      }
    }
    try SourceWriter.write(changed)
    for path in different where made[path] == nil {
      try FileSystem.removeFile(FilePath.join(folder, path))
    }
    for path in different {
      let word = made[path] == nil ? "removed    " : "recorded   "
      try session.say(word + session.project.shown(FilePath.join(folder, path)))
    }
  }
}
