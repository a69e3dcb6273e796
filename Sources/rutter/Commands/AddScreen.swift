import RutterCompiler
import RutterDiagnostics

extension Command {
  static let add = Command(
    name: "add",
    purpose: "add a screen to the manifests",
    discussion: [
      "'rutter add screen NAME' writes the screen into its feature's manifest, a way out into each "
        + "screen named by --open-from, and a route into each router named by --route that does not "
        + "reach it by then. Comments, empty lines and style of the manifests stay; a list of names "
        + "stays a list as long as names are all there is to say. A feature that is not there gets a "
        + "manifest.",
      "What comes of it is checked first: if it adds an error, the error is reported and nothing is "
        + "written. Then it says what the screen would have been by hand; 'rutter generate' writes "
        + "that.",
    ],
    argument: Argument(
      placeholder: "screen NAME", isRepeatable: true,
      summary: "What to add: a screen, and its name."),
    options: [
      .intoFeature, .parameter, .view, .viewModel, .presented, .title, .link, .route, .openFrom,
      .scaffold, .dryRunEdit,
    ] + Option.common,
    exitCodes: [
      (.success, "The screen is added."),
      (.findings, "It would add an error to the manifests; nothing is written."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
      Example(
        purpose: "A screen that another one opens:",
        command: "rutter add screen cast --param movieID:Int --open-from movieDetails"),
      Example(
        purpose: "A sheet in a feature of its own, with files to start from:",
        command: "rutter add screen cart --feature Cart --present sheet --scaffold"),
    ],
    run: { invocation in
      let session = try Session(invocation.replacing(arguments: []))
      return try AddScreen(session: session, arguments: invocation.arguments).run()
    })
}

extension Option {
  static let intoFeature = Option(
    "feature", Value(placeholder: "NAME"),
    summary:
      "The feature it goes into; default: the only one there is, or that of the screen that opens it."
  )

  static let parameter = Option(
    "param", Value(placeholder: "NAME:TYPE"), isRepeatable: true,
    summary: "A parameter, perhaps with a default: 'id:Int', 'limit:Int = 10'; one each.")

  static let view = Option(
    "view", Value(placeholder: "TYPE"), summary: "The view's type, where it is not the usual one.")

  static let viewModel = Option("view-model", summary: "Give the view a view model.")

  static let presented = Option(
    "present", Value(placeholder: "HOW", choices: Presentation.allCases.map(\.rawValue)),
    summary: "How routers show it; default: push.")

  static let title = Option("title", Value(placeholder: "KEY"), summary: "Its title's key.")

  static let link = Option(
    "link", Value(placeholder: "PATTERN"), summary: "A deep link to it, such as '/cart/{id}'.")

  static let route = Option(
    "route", Value(placeholder: "ROUTER"), isRepeatable: true,
    summary: "A router that has a route to it.")

  static let openFrom = Option(
    "open-from", Value(placeholder: "SCREEN"), isRepeatable: true,
    summary: "A screen that opens it.")

  static let scaffold = Option(
    "scaffold",
    summary:
      "Write the view, view model, dependencies and tests to start from, beside the folder of what is "
      + "generated; what is there already stays. Templates 'scaffold-*.swift.stencil' of the project "
      + "take the place of the standard ones.")

  static let dryRunEdit = Option(
    "dry-run", summary: "Print what would change in the manifests, and change nothing.")
}

struct AddScreen {
  let session: Session
  let arguments: [String]

  func run() throws -> ExitCode {
    let request = try self.request()
    let before = try session.analyze()
    let folder = folder(of: before.input)
    let isJSON = before.input.manifests.allSatisfy { SyntaxFormat(path: $0.path) == .json }
    let addition: ScreenAddition
    do {
      addition = try Compiler().add(request, to: before) { feature in
        FilePath.join(folder, feature + (isJSON ? ".json" : ".yaml"))
      }
    } catch {
      return try fail(error, before)
    }
    let errors = addition.newErrors
    if errors.hasErrors {
      try session.report(errors, addition.after.sources)
      return .findings
    }
    try refuseFilesInTheWay(addition)
    let scaffold = session.invocation.isSet(.scaffold) ? addition.scaffold() : .empty
    guard !scaffold.report.hasErrors else {
      try session.report(scaffold.report, addition.after.sources)
      return .findings
    }
    if session.invocation.isSet(.dryRunEdit) {
      for (old, new) in addition.changed { try show(old, new) }
      for file in scaffold.files { try say(file, isNew: "to create  ") }
    } else {
      try write(addition, scaffold)
    }
    for gap in scaffold.gaps { try session.say("left out   \(gap)") }
    return .success
  }

  private func request() throws -> ScreenRequest {
    guard arguments.first == "screen" else {
      let word = arguments.first.map { "'\($0)' cannot be added" } ?? "nothing is named to add"
      throw Failure(word, help: "a screen can, as in 'rutter add screen cart'")
    }
    guard arguments.count == 2 else {
      throw Failure("'add screen' takes one name", help: "as in 'rutter add screen cart'")
    }
    var request = ScreenRequest(name: arguments[1])
    let invocation = session.invocation
    request.feature = invocation.value(.intoFeature)
    request.view = invocation.value(.view)
    request.hasViewModel = invocation.isSet(.viewModel)
    request.parameters = try invocation.values(.parameter).map(parameter)
    request.presentation = invocation.value(.presented)
    request.title = invocation.value(.title)
    request.link = invocation.value(.link)
    request.routers = invocation.values(.route)
    request.openers = invocation.values(.openFrom)
    return request
  }

  private func parameter(_ text: String) throws -> (name: String, type: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw Failure("'\(text)' is no parameter", help: "write its name and type, as in 'id:Int'")
    }
    return (String(parts[0]), String(parts[1]))
  }

  /// Where the manifests are: beside the first.
  private func folder(of input: ProjectInput) -> String {
    input.manifests.first.map { FilePath.parent(of: $0.path) } ?? SourceLoader.usualFolder
  }

  private func fail(_ failure: AdditionFailure, _ before: Analysis) throws -> ExitCode {
    switch failure {
    case .request(let message, let help): throw Failure(message, help: help)
    case .place(let obstacle):
      var report = Report()
      report.error(
        "no-place", obstacle.message, at: obstacle.range, help: "add it to the manifest by hand")
      try session.report(report, before.sources)
      return .findings
    }
  }

  private func refuseFilesInTheWay(_ addition: ScreenAddition) throws {
    for (old, new) in addition.changed where old == nil {
      let location = session.project.location(of: new)
      guard try FileSystem.status(location, followingLinks: false) != nil else { continue }
      throw Failure("'\(session.project.shown(location))' is there already")
    }
  }

  private func show(_ old: SourceFile?, _ new: SourceFile) throws {
    let path = session.project.shown(session.project.location(of: new))
    let difference = UnifiedDiff(path: path, old: old?.bytes ?? [], new: new.bytes)
    try session.console.print(difference.text(color: session.console.isColored(.output)))
  }

  private func write(_ addition: ScreenAddition, _ scaffold: Scaffold) throws {
    let manifests = addition.changed.map { old, new in
      SourceWriter.File(
        location: session.project.location(of: new), old: old?.bytes, new: new.bytes)
    }
    let sources = try scaffold.files.filter { try !isThere($0) }.map {
      SourceWriter.File(location: location(of: $0), old: nil, new: $0.bytes)
    }
    try SourceWriter.write(manifests + sources)
    for (old, new) in addition.changed {
      let path = session.project.shown(session.project.location(of: new))
      try session.say((old == nil ? "created    " : "edited     ") + path)
    }
    for file in scaffold.files {
      let isNew = sources.contains { $0.location == location(of: file) }
      try session.say(
        (isNew ? "created    " : "kept       ") + session.project.shown(location(of: file)))
    }
    let work = addition.handWork
    guard !work.isEmpty else { return }
    let things = work.count == 1 ? "1 thing" : "\(work.count) things"
    let name = addition.request.name
    try session.say("by hand, the screen '\(name)' would also have been \(things):")
    for line in work { try session.say("  \(line)") }
    try session.say("'rutter generate' writes it")
  }

  private func location(of file: GeneratedFile) -> String {
    FilePath.normalize(FilePath.join(session.project.root, file.path))
  }

  private func isThere(_ file: GeneratedFile) throws -> Bool {
    try FileSystem.status(location(of: file), followingLinks: false) != nil
  }

  private func say(_ file: GeneratedFile, isNew: String) throws {
    let word = try isThere(file) ? "kept       " : isNew
    try session.say(word + session.project.shown(location(of: file)))
  }
}
