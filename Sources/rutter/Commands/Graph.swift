import RutterCompiler
import RutterDiagnostics

extension Command {
  static let graph = Command(
    name: "graph",
    purpose: "draw the screens, how they are reached and where they lead",
    discussion: [
      "Reads and checks what 'validate' does and prints the navigation graph: each router with the "
        + "screens it shows, every way out of them, tabs, sheets, covers, popovers, addresses "
        + "outside the app, and the screens that nothing reaches. With errors there are findings "
        + "and no graph.",
      "'mermaid' is what GitHub and GitLab draw in Markdown; 'dot' is for Graphviz; 'svg' is a "
        + "drawing with a legend; 'html' is one page, which needs nothing else, to pan, zoom and "
        + "search, where a click on a screen shows its parameters, its ways out and in, and where "
        + "it is declared; 'json' is the graph as data.",
    ],
    argument: .manifests,
    options: [.router, .graphFormat, .graphOutput] + Option.common,
    exitCodes: [
      (.success, "The graph is printed or written."),
      (.findings, "The manifests have errors."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
      Example(
        purpose: "A page to look around in:", command: "rutter graph --output navigation.html"),
      Example(purpose: "The routes of one router:", command: "rutter graph --router Explore"),
    ],
    run: { try Graph(session: Session($0)).run() })
}

extension Option {
  static let router = Option(
    "router", Value(placeholder: "NAME"),
    summary: "Only this router, with those that its tabs show and what its screens lead to.")

  static let graphFormat = Option(
    "format",
    Value(placeholder: "FORMAT", choices: GraphFormat.allCases.map(\.rawValue)),
    summary:
      "One of " + GraphFormat.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      + ". Without it, what the name after --output ends in, or else 'mermaid'.")

  static let graphOutput = Option(
    "output", Value(placeholder: "FILE"),
    summary: "The file to write, in place of standard output; what is there is replaced.")
}

struct Graph {
  let session: Session

  func run() throws -> ExitCode {
    let format = try format()
    let analysis = try session.analyze()
    let inputs = try InputPlaces(analysis.input.files.map(session.project.location))
    if let file, let kind = try inputs.obstacle(at: file) {
      throw Failure(
        "'\(file)' \(kind), so no graph goes there", help: "give '--output' a file of its own")
    }
    try session.report(analysis.report, analysis.sources)
    guard !analysis.report.hasErrors else { return .findings }
    let text = format.render(try graph(of: analysis.model))
    try write(text)
    return .success
  }

  private var file: String? { session.invocation.value(.graphOutput) }

  private func format() throws -> GraphFormat {
    if let name = session.invocation.value(.graphFormat) {
      return GraphFormat(rawValue: name) ?? .mermaid
    }
    guard let file else { return .mermaid }
    if let format = GraphFormat.allCases.first(where: { $0.isNamed(file) }) { return format }
    throw Failure(
      "'\(file)' does not say which format is meant",
      help: "add '--format', or a name that ends in "
        + GraphFormat.allCases.compactMap(\.endings.first).joined(separator: ", "))
  }

  private func graph(of model: Model) throws -> NavigationGraph {
    let graph = NavigationGraph(model)
    guard let name = session.invocation.value(.router) else { return graph }
    if let part = graph.router(named: name) { return part }
    let names = model.routers.map(\.name)
    throw Failure(
      "there is no router '\(name)'",
      help: didYouMean(name, names)
        ?? (names.isEmpty
          ? "the manifests declare none" : "there are \(names.sorted().joined(separator: ", "))"))
  }

  private func write(_ text: String) throws {
    guard let file else { return try session.console.print(text) }
    _ = try FileSystem.makeFolders(FilePath.parent(of: file))
    try FileSystem.write(Array(text.utf8), to: file, .redirect)
    try session.sayInDetail("written    \(file)")
  }
}

extension GraphFormat {
  /// What a file of this format is called, the usual ending first.
  fileprivate var endings: [String] {
    switch self {
    case .mermaid: [".mmd", ".mermaid"]
    case .dot: [".dot", ".gv"]
    case .svg: [".svg"]
    case .html: [".html", ".htm"]
    case .json: [".json"]
    }
  }

  fileprivate func isNamed(_ file: String) -> Bool {
    endings.contains { file.lowercased().hasSuffix($0) }
  }
}
