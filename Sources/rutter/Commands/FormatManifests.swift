import RutterCompiler
import RutterDiagnostics

extension Command {
  static let format = Command(
    name: "format",
    purpose: "lay out manifests in the one style they have",
    discussion: [
      "Rewrites manifests and the project file: keys in the order of the reference, two spaces a "
        + "level, what stands between brackets on one line if it fits 100 columns, an empty line "
        + "between a manifest's sections. Comments stay with their entries; other empty lines, "
        + "quotes, anchors and the order of names stay as they are; the meaning never changes. A "
        + "file with errors in its YAML or JSON is left alone, and they are reported.",
      "Without PATH, the project's manifests and its rutter.yaml are formatted; with '-', standard "
        + "input goes to standard output.",
    ],
    argument: Argument(
      placeholder: "PATH", isRepeatable: true,
      summary:
        "A manifest, a project file, or a folder of manifests; '-' reads a manifest from standard "
        + "input."),
    options: [.checkFormat, .diffFormat] + Option.common,
    exitCodes: [
      (.success, "Everything is formatted, or was already."),
      (.findings, "A file cannot be read as YAML or JSON; or, with --check, one would change."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
      Example(purpose: "Format the project around the current folder:", command: "rutter format"),
      Example(purpose: "In continuous integration:", command: "rutter format --check"),
      Example(purpose: "From an editor:", command: "rutter format - < Explore.yaml"),
    ],
    run: { try FormatManifests($0).run() })
}

extension Option {
  static let checkFormat = Option(
    "check", summary: "Change nothing; print what would change, and exit with 1 if anything would.")

  static let diffFormat = Option("diff", summary: "Change nothing; print what would change.")
}

struct FormatManifests {
  private let session: Session
  /// Project files among the arguments; they are not manifests, and formatted beside them.
  private let projectFiles: [String]

  init(_ invocation: Invocation) throws {
    let isProject = { Project.fileNames.contains(FilePath.name(of: $0)) }
    projectFiles = invocation.arguments.filter(isProject)
    let others = invocation.arguments.filter { !isProject($0) }
    if invocation.isSet(.checkFormat), invocation.isSet(.diffFormat) {
      throw Failure("'--check' prints the difference, too", help: "leave '--diff' out")
    }
    session = try Session(invocation.replacing(arguments: others))
  }

  /// A file, and what it would be.
  private struct Formatted {
    let file: SourceFile
    let location: String
    let bytes: [UInt8]
  }

  func run() throws -> ExitCode {
    let files = try self.files()
    var report = Report()
    let formatted = files.compactMap { file, subject, location -> Formatted? in
      let isInput = file.path == SourceLoader.standardInput
      let bytes = Formatting.format(
        file, as: subject, in: isInput ? Self.notation(of: file) : nil, into: &report)
      return bytes.map { Formatted(file: file, location: location, bytes: $0) }
    }
    try session.report(report, files.map(\.file))
    let changed = formatted.filter { $0.bytes != $0.file.bytes }
    let failed: ExitCode = report.hasErrors ? .findings : .success
    if session.invocation.isSet(.checkFormat) || session.invocation.isSet(.diffFormat) {
      for file in changed { try show(file) }
      return session.invocation.isSet(.checkFormat) && !changed.isEmpty ? .findings : failed
    }
    if session.readsStandardInput {
      for file in formatted {
        try session.console.print(String(decoding: file.bytes, as: UTF8.self))
      }
    } else {
      try write(changed, of: files.count)
    }
    return failed
  }

  /// What was asked for, each file once; without arguments, all of the project.
  private func files() throws -> [(file: SourceFile, subject: FormatSubject, location: String)] {
    var files: [(file: SourceFile, subject: FormatSubject, location: String)] = []
    if projectFiles.isEmpty || !session.invocation.arguments.isEmpty {
      let input = try session.load()
      if session.invocation.arguments.isEmpty, let file = input.project?.source {
        files.append((file, .project, session.project.location(of: file)))
      }
      files += input.manifests.map { ($0, .manifest, session.project.location(of: $0)) }
    }
    for argument in projectFiles {
      let location = try session.project.location(ofArgument: argument)
      let id = FileID(files.map(\.file.id.rawValue).max().map { $0 + 1 } ?? 0)
      let path = FilePath.relative(location, from: session.project.root)
      let file = SourceFile(id: id, path: path, bytes: try FileSystem.read(location))
      files.append((file, .project, location))
    }
    return files
  }

  /// JSON where it is that, brackets and all; else YAML.
  private static func notation(of file: SourceFile) -> SyntaxFormat {
    var report = Report()
    let isObject = file.bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "{")
    guard isObject else { return .yaml }
    _ = SyntaxReader.parse(file, as: .json, into: &report)
    return report.hasErrors ? .yaml : .json
  }

  private func show(_ file: Formatted) throws {
    let isInput = file.file.path == SourceLoader.standardInput
    let path = isInput ? file.file.path : session.project.shown(file.location)
    let difference = UnifiedDiff(path: path, old: file.file.bytes, new: file.bytes)
    try session.console.print(difference.text(color: session.console.isColored(.output)))
  }

  private func write(_ changed: [Formatted], of count: Int) throws {
    try SourceWriter.write(
      changed.map { .init(location: $0.location, old: $0.file.bytes, new: $0.bytes) })
    for file in changed { try session.say("formatted  \(session.project.shown(file.location))") }
    let files = count == 1 ? "file" : "files"
    try session.say(
      "\(count) \(files): \(changed.count) formatted, \(count - changed.count) as they were")
  }
}
