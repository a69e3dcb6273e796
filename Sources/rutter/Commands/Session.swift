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
  /// How many threads the compiler is given.
  private let jobs: Int
  private let findings: [FindingsTarget]
  /// Whether generated files tell which entries of manifests their lines come from.
  private let tracesLines: Bool

  init(_ invocation: Invocation, tracesLines: Bool = false) throws {
    self.invocation = invocation
    self.tracesLines = tracesLines
    let color = invocation.value(.color).flatMap(ColorChoice.init) ?? .auto
    console = Console().choosing(color)
    findings = try FindingsTarget.targets(invocation.values(.diagnostics))
    if invocation.isSet(.quiet), invocation.isSet(.verbose) {
      throw Failure("'--quiet' and '--verbose' contradict each other")
    }
    if invocation.arguments.count > 1, invocation.arguments.contains("-") {
      throw Failure("'-' is given with other paths", help: "it reads one manifest, alone")
    }
    jobs = try Self.jobs(invocation)
    project = try Project.find(invocation.value(.project))
    if invocation.isSet(.project), project.fileName == nil, invocation.arguments.isEmpty {
      throw Failure(
        "no project file in '\(invocation.value(.project) ?? "")'",
        help: "add a rutter.yaml, or say what to read, as in 'rutter validate --project App Specs'")
    }
  }

  private static func jobs(_ invocation: Invocation) throws -> Int {
    guard let text = invocation.value(.jobs) else { return FileSystem.processorCount }
    guard let count = Int(text), 1...Threads.largestCount ~= count else {
      throw Failure(
        "'\(text)' is no number of threads", help: "--jobs takes 1 to \(Threads.largestCount)")
    }
    return count
  }

  var readsStandardInput: Bool { invocation.arguments == ["-"] }

  /// What a run knows of its manifests.
  struct Compiled {
    let files: [GeneratedFile]
    let report: Report
    /// What findings may point into; more than was read from the disk.
    let sources: [SourceFile]
    let read: [SourceFile]
    /// The app's own Swift, as far as it was read.
    let declarations: [SourceFile]
    /// The paths of what was read and of the folders that were searched.
    let inputs: [String]
    let manifestCount: Int
    let catalog: CatalogChange?
    let associations: [AppFileChange]

    /// Whether the files that are the app's stay as they were read.
    var leavesAppFiles: Bool {
      (catalog.map { $0.old == $0.bytes } ?? true) && associations.allSatisfy { $0.old == $0.bytes }
    }
  }

  /// Loads and analyzes: all that can be said without generating.
  func analyze() throws -> Analysis { try analyze(try load()) }

  /// Reads what there is to read, and sees to it that no report replaces any of it.
  func load() throws -> ProjectInput {
    var input = try SourceLoader.load(
      invocation.arguments, sources: invocation.values(.sources), of: project, workers)
    if invocation.isSet(.output) { (input.catalog, input.associations) = (nil, []) }
    let places = try InputPlaces(input.files.map(project.location))
    for target in findings { try target.refuse(over: places) }
    return input
  }

  func analyze(_ input: ProjectInput) throws -> Analysis {
    try progress.during("checking", input.manifests.count, "manifests") {
      compiler.analyze(input)
    }
  }

  var workers: Workers { Threads(count: jobs).workers }

  var compiler: Compiler { Compiler(workers: workers, tracesLines: tracesLines) }

  private var progress: Progress { Progress(console, isQuiet: invocation.isSet(.quiet)) }

  /// Loads and compiles; with errors there are findings, and no files.
  func compile() throws -> Compiled { try compile(try load()) }

  /// Loads and compiles, for what is not to be written.
  func compilation() throws -> Compilation { try generate(try analyze()) }

  private func generate(_ analysis: Analysis) throws -> Compilation {
    let features = try self.features(of: analysis)
    return try progress.during("generating", analysis.input.manifests.count, "features") {
      compiler.generate(
        analysis, features: features, prunesStrings: invocation.isSet(.pruneStrings))
    }
  }

  func compile(_ input: ProjectInput) throws -> Compiled {
    let analysis = try analyze(input)
    let result = try generate(analysis)
    let files =
      invocation.isSet(.output)
      ? OutputOverride.apply(to: result.files, output: result.model.configuration.output)
      : result.files
    return Compiled(
      files: files, report: result.report, sources: result.sources, read: analysis.input.files,
      declarations: analysis.input.declarations.map(\.source),
      inputs: try inputs(of: analysis.input), manifestCount: analysis.input.manifests.count,
      catalog: result.catalog,
      associations: result.associations)
  }

  func inputs(of input: ProjectInput) throws -> [String] {
    let configuration = input.project?.configuration ?? Configuration()
    let folders =
      [SourceLoader.usualFolder] + configuration.specs.map(\.path)
      + [configuration.templates.location].compactMap { $0 }
    return input.allFiles.map(project.location) + folders.map { FilePath.join(project.root, $0) }
      + (try invocation.arguments.map(project.location(ofArgument:)))
  }

  /// Those asked for; nil means all. One that does not exist is a wrong command line, unless errors
  /// may be why it is not there.
  func features(of analysis: Analysis) throws -> Set<String>? {
    guard invocation.isSet(.feature) else { return nil }
    let wanted = invocation.values(.feature)
    let known = analysis.model.features.map(\.name)
    if !analysis.report.hasErrors, let name = wanted.first(where: { !known.contains($0) }) {
      throw Failure(
        "there is no feature '\(name)'",
        help: didYouMean(name, known)
          ?? "a feature is called as its manifest's file, or as 'feature:' there says")
    }
    return Set(wanted)
  }

  /// Writes every report that was asked for; a failure to write one comes after the others.
  func report(_ report: Report, _ sources: [SourceFile]) throws {
    let diagnostics = report.sorted()
    var failure: (any Error)?
    for target in findings {
      do {
        try target.write(diagnostics, sources, project: project, console: console)
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  func say(_ text: String) throws {
    if !invocation.isSet(.quiet) { try console.print(text + "\n") }
  }

  func sayInDetail(_ text: String) throws {
    if invocation.isSet(.verbose) { try console.print(text + "\n") }
  }

  func sayWhatWasRead(_ paths: [String]) throws {
    guard invocation.isSet(.verbose) else { return }
    for path in paths where path != SourceLoader.standardInput {
      let location = FilePath.normalize(FilePath.join(project.root, path))
      try sayInDetail("read       \(project.shown(location))")
    }
  }

  /// The parts of the app's Swift that could not be read, and why.
  func sayWhatIsUnread(_ files: [DeclarationFile]) throws {
    for file in files where !file.gaps.isEmpty {
      let path = project.shown(project.location(of: file.source))
      let lines = LineTable(file.source)
      for gap in file.gaps {
        let line = lines.line(of: Int(gap.range.start))
        try sayInDetail("unread     \(path):\(line): \(gap.reason)")
      }
    }
  }
  /// Whether findings go nowhere but to standard error.
  var reportsToNoFile: Bool { findings.allSatisfy { $0.file == nil } }

  /// Where generated files go: the project's root, or the folder of `--output`.
  func outputRoot() throws -> OutputRoot {
    guard let folder = invocation.value(.output) else { return OutputRoot(path: project.root) }
    return try OutputRoot(resolving: FilePath.join(project.currentFolder, folder))
  }

  func writer(for result: Compiled) throws -> OutputWriter {
    OutputWriter(
      root: try outputRoot(), pruning: try pruning(), inputs: try InputPlaces(result.inputs),
      catalog: result.catalog, associations: result.associations)
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
