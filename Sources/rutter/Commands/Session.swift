import RutterCompiler
import RutterDiagnostics

/// What `generate`, `validate` and `check` have in common: options, project, compiling, reporting.
///
/// An invocation enters; what the compiler makes of its manifests leaves. A command does with that
/// what it is for, and says the exit code.
struct Session {
  let invocation: Invocation
  let console: Console
  let project: Project
  private let findings: [FindingsTarget]

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    let color = invocation.value(.color).flatMap(ColorChoice.init) ?? .auto
    console = Console().choosing(color)
    findings = try FindingsTarget.targets(invocation.values(.diagnostics))
    if invocation.isSet(.quiet), invocation.isSet(.verbose) {
      throw Failure("'--quiet' and '--verbose' contradict each other")
    }
    if invocation.arguments.count > 1, invocation.arguments.contains("-") {
      throw Failure("'-' is given with other paths", help: "it reads one manifest, alone")
    }
    project = try Project.find(invocation.value(.project))
    if invocation.isSet(.project), project.fileName == nil, invocation.arguments.isEmpty {
      throw Failure(
        "no project file in '\(invocation.value(.project) ?? "")'",
        help: "add a rutter.yaml, or say what to read, as in 'rutter validate --project App Specs'")
    }
  }

  var readsStandardInput: Bool { invocation.arguments == ["-"] }

  /// What a run knows of its manifests.
  struct Compiled {
    var files: [GeneratedFile] = []
    var report: Report
    /// What findings may point into; more than was read from the disk.
    var sources: [SourceFile]
    var read: [SourceFile] = []
  }

  /// Loads and compiles; with errors there are findings, and no files.
  func compile() throws -> Compiled {
    let features = invocation.values(.feature)
    let loaded = try SourceLoader.load(
      invocation.arguments, of: project, features: features.isEmpty ? nil : Set(features))
    let input = loaded.input
    let read = [input.project].compactMap(\.self) + input.manifests + input.templates
    if loaded.report.hasErrors { return Compiled(report: loaded.report, sources: read) }
    let compilation = Compiler().compile(input)
    var report = loaded.report
    report.merge(compilation.report)
    let files =
      invocation.isSet(.output)
      ? OutputOverride.apply(to: compilation.files, output: loaded.output) : compilation.files
    return Compiled(
      files: report.hasErrors ? [] : files, report: report, sources: compilation.sources,
      read: read)
  }

  func report(_ report: Report, _ sources: [SourceFile]) throws {
    for target in findings {
      try target.write(report.sorted(), sources, project: project, console: console)
    }
  }

  func say(_ text: String) throws {
    if !invocation.isSet(.quiet) { try console.print(text + "\n") }
  }

  func sayInDetail(_ text: String) throws {
    if invocation.isSet(.verbose) { try console.print(text + "\n") }
  }

  func sayWhatWasRead(_ sources: [SourceFile]) throws {
    for source in sources where source.path != SourceLoader.standardInput {
      try sayInDetail("read       \(project.shown(project.location(of: source)))")
    }
  }

  /// Where generated files go: the project's root, or the folder of `--output`.
  func outputRoot() throws -> OutputRoot {
    guard let folder = invocation.value(.output) else { return OutputRoot(path: project.root) }
    return try OutputRoot(resolving: FilePath.join(project.currentFolder, folder))
  }

  func writer() throws -> OutputWriter {
    OutputWriter(root: try outputRoot(), pruning: try pruning())
  }

  private func pruning() throws -> Pruning {
    if invocation.isSet(.feature) { return .nothing }
    if invocation.arguments.isEmpty { return .everything }
    return .manifests(
      try invocation.arguments.map { argument in
        FilePath.relative(try project.location(ofArgument: argument), from: project.root)
      })
  }

  /// A file below the output's root as the user sees it.
  func shown(_ path: String, in root: OutputRoot) -> String {
    project.shown(root.location(of: path))
  }
}
