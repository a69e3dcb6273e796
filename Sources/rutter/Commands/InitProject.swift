import RutterCompiler
import RutterDiagnostics

extension Command {
  static let start = Command(
    name: "init",
    purpose: "start a project in an app's folder",
    discussion: [
      "Writes a rutter.yaml and a first manifest into FOLDER, the current one by default, and "
        + "generates their Swift: from nothing to a first screen behind a router. In a Swift package "
        + "the output goes beside the sources of its target, and beside an Xcode project into the "
        + "folder of its name. An app's ContentView becomes the first screen; where there is none, a "
        + "view to start from is written, once.",
      "Nothing that is there is overwritten. Manifests that are there stay, and are generated.",
    ],
    argument: Argument(placeholder: "FOLDER", isRepeatable: false, summary: "The app's folder."),
    options: [.output, .dryRun] + Option.common.filter { $0.name != Option.project.name },
    exitCodes: [
      (.success, "The project is there, with its first Swift."),
      (.findings, "Manifests that were there have errors."),
      (.failure, "There is a project already, or a file cannot be written."),
    ],
    examples: [
      Example(purpose: "In the folder of an app:", command: "rutter init"),
      Example(purpose: "Look first:", command: "rutter init Shop --dry-run"),
    ],
    run: { try InitProject($0).run() })
}

struct InitProject {
  private let invocation: Invocation
  private let console = Console()
  private let current: String
  private let root: String
  private let app: AppFolder

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    current = try FileSystem.currentFolder()
    let folder = invocation.arguments.first ?? "."
    guard let root = try FileSystem.canonicalPath(FilePath.join(current, folder)),
      try FileSystem.status(root)?.kind == .folder
    else { throw Failure("no folder at '\(folder)'", help: "'init' takes the app's folder") }
    self.root = root
    app = try AppFolder(root, output: invocation.value(.output))
  }

  func run() throws -> ExitCode {
    if let name = try Project.fileName(in: root) {
      throw Failure(
        "there is a project already: '\(shown(name))'", help: "'rutter generate' writes its Swift")
    }
    let files = try app.files()
    if invocation.isSet(.dryRun) {
      for file in files { try say("to create  \(shown(file.path))") }
      return .success
    }
    try SourceWriter.write(
      files.map { file in
        .init(location: FilePath.join(root, file.path), old: nil, new: Array(file.text.utf8))
      })
    for file in files { try say("created    \(shown(file.path))") }
    var generate = Generate(session: try Session(generating))
    let code = try generate.run()
    if code == .success { try sayWhatIsNext() }
    return code
  }

  /// `rutter generate` in the new project.
  private var generating: Invocation {
    var invocation = Invocation()
    invocation.add(.project, root)
    for option in [Option.diagnostics, .color] {
      for value in self.invocation.values(option) { invocation.add(option, value) }
    }
    for option in [Option.quiet, .verbose] where self.invocation.isSet(option) {
      invocation.add(option, nil)
    }
    return invocation
  }

  private func sayWhatIsNext() throws {
    guard let router = app.router else { return }
    let place = app.entryPoint.map { "in \(shown($0))" } ?? "in the app's type, marked '@main'"
    try say(
      """

      next:
        add the files of \(shown(app.output)) to the app's target, unless it takes in its folder
        \(place), show the router's view:
          @State private var router = \(router)Router()
          WindowGroup { \(router)RootView(router: router) }
        rutter add screen detail --param id:Int --open-from home
        rutter generate, after every change; rutter check in continuous integration
      """)
  }

  private func say(_ text: String) throws {
    if !invocation.isSet(.quiet) { try console.print(text + "\n") }
  }

  private func shown(_ path: String) -> String {
    FilePath.relative(FilePath.join(root, path), from: current)
  }
}
