import RutterCompiler
import RutterDiagnostics

extension Command {
  static let compile = Command(
    name: "compile",
    purpose: "write one Swift file for each manifest, as a step of a build",
    discussion: [
      "For build tools, which must know the names of files before they are there: 'Explore.yaml' "
        + "becomes 'Explore.generated.swift' in the folder of --output, even if there is nothing to "
        + "say in it. With --shared, the factory and what else the manifests share become "
        + "'rutter.generated.swift', as if the project file became that. Files whose content stays "
        + "the same are not touched; there is no ledger.",
      "Manifests given as --with are read too, for what the others use of them: those that declare "
        + "the screens, routers, guards and models that are named. For a manifest with routers, those "
        + "are needed too that these use, and so on, for its routes follow ways out to the end.",
      "Each warning is told by the step that compiles its manifest; what nobody uses, which a step "
        + "that sees a part of the project cannot tell, by that with --shared.",
    ],
    argument: .manifests,
    options: [
      .with, .shared, .module, .buildOutput, .sourceLocations, .depfile, .depfileTarget,
    ] + Option.common,
    exitCodes: [
      (.success, "Everything is written, or was already."),
      (.findings, "The manifests have errors; nothing is written."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
      Example(
        purpose: "One feature, which opens screens of another:",
        command: "rutter compile Specs/Explore.yaml --with Specs/Search.yaml --output build"),
      Example(
        purpose: "What all manifests share:",
        command: "rutter compile --shared --with Specs --output build"),
      Example(
        purpose: "All of a target, in the build phase of an Xcode project:",
        command: "rutter compile Specs --shared --output \"$DERIVED_FILE_DIR\""),
    ],
    run: { try Compile(session: CompileSession($0)).run() })
}

extension Option {
  static let with = Option(
    "with", Value(placeholder: "PATH"), isRepeatable: true,
    summary:
      "A manifest, or a folder of them, that is read and gets no file; give it again for several.")

  static let shared = Option(
    "shared", summary: "Write what the manifests share into 'rutter.generated.swift'.")

  static let module = Option(
    "module", Value(placeholder: "NAME"),
    summary:
      "The Swift module that is built: what belongs to another one is not shared in this one.")

  static let buildOutput = Option(
    "output", Value(placeholder: "DIR"),
    summary: "The folder the files go to; it is made if it is not there.")

  static let sourceLocations = Option(
    "source-locations",
    Value(placeholder: "KIND", choices: Configuration.SourceLocations.allCases.map(\.rawValue)),
    summary:
      "In place of the project's 'sourceLocations': 'none', 'relative', or 'absolute', which Xcode "
      + "needs to find the manifest of an error.")
}

/// The session of `compile`: its manifests come first, then those that are only read.
struct CompileSession {
  let session: Session
  let own: [String]

  init(_ invocation: Invocation) throws {
    own = invocation.arguments
    let others = invocation.values(.with)
    if own.isEmpty, !invocation.isSet(.shared) {
      throw Failure("no manifest to compile", help: "name one, or pass --shared")
    }
    if own.isEmpty, others.isEmpty {
      throw Failure("no manifests to read", help: "pass them as --with")
    }
    if (own + others).contains("-") {
      throw Failure("'compile' cannot read standard input", help: "give the manifest's path")
    }
    guard invocation.isSet(.buildOutput) else {
      throw Failure("no folder for the files", help: "pass it as --output")
    }
    session = try Session(invocation.replacing(arguments: own + others))
  }
}

struct Compile {
  private let session: Session
  private let own: [String]

  init(session: CompileSession) {
    self.session = session.session
    own = session.own
  }

  func run() throws -> ExitCode {
    let depfile = try Depfile.Request(session)
    let analysis = try session.analyze()
    let compilation = Compiler().build(analysis, try plan(analysis.input))
    try session.report(compilation.report, compilation.sources)
    guard !compilation.report.hasErrors else { return .findings }
    let root = try session.outputRoot()
    let inputs = try InputPlaces(analysis.input.files.map(session.project.location))
    let changes = try BuildOutput(root: root, inputs: inputs).write(compilation.files)
    let outputs = compilation.files.map { session.named($0.path) }
    try depfile?.write(outputs: outputs, read: analysis.input.allFiles, session)
    try session.say(Generate.summary(changes) { $0.rawValue })
    return .success
  }

  private func plan(_ input: ProjectInput) throws -> BuildPlan {
    let manifests = try ownManifests(input)
    try refuseFilesOfOneName(manifests)
    var plan = BuildPlan(manifests: Set(manifests.map(\.id)))
    plan.hasShared = session.invocation.isSet(.shared)
    plan.module = session.invocation.value(.module)
    plan.sourceLocations = session.invocation.value(.sourceLocations)
      .flatMap(Configuration.SourceLocations.init)
    return plan
  }

  private func ownManifests(_ input: ProjectInput) throws -> [SourceFile] {
    let places = try own.map(session.project.location(ofArgument:))
    let files = Set(places)
    let folders = try places.filter { try FileSystem.status($0)?.kind == .folder }
    return input.manifests.filter { manifest in
      let location = session.project.location(of: manifest)
      return files.contains(location) || folders.contains { FilePath.contains($0, location) }
    }
  }

  private func refuseFilesOfOneName(_ manifests: [SourceFile]) throws {
    var taken: [String: String] = [
      BuildPlan.sharedName: "what the manifests share"
    ]
    for manifest in manifests {
      let name = BuildPlan.fileName(of: manifest.baseName).lowercased()
      let path = session.project.shown(session.project.location(of: manifest))
      guard let other = taken.updateValue("'\(path)'", forKey: name) else { continue }
      throw Failure(
        "'\(path)' would be compiled to a file called like that of \(other)",
        help: "rename one of the manifests")
    }
  }
}
