import RutterCompiler
import RutterDiagnostics

extension Command {
  static let links = Command(
    name: "links",
    purpose: "list the deep links, or explain what becomes of a URL",
    discussion: [
      "Prints every link of the project with what it does, where it leads and where it is declared. "
        + "With errors in the manifests there are findings and no list.",
      "'rutter links explain URL' says which link a URL is: its values, decoded, the tab and the "
        + "stack it lands on, and of the links that come near why they are others.",
    ],
    argument: Argument(
      placeholder: "PATH", isRepeatable: true,
      summary:
        "Manifests, as for 'validate'; or 'explain' and a URL, and after that manifests if need be.",
      words: { ["explain"] }),
    options: [.reportFormat] + Option.common,
    exitCodes: [
      (.success, "The links are printed; the URL is one of them."),
      (.findings, "The manifests have errors, or the URL is no link."),
      (.failure, "The command line is wrong, or a file cannot be read."),
    ],
    examples: [
      Example(purpose: "A page for a wiki:", command: "rutter links --format markdown"),
      Example(
        purpose: "Why a link does not open what it should:",
        command: "rutter links explain 'https://movies.example/movies/12?from=mail'"),
    ],
    run: { try Links($0).run() })
}

struct Links {
  private let session: Session
  /// What to explain; nil for the list.
  private let url: String?

  init(_ invocation: Invocation) throws {
    var arguments = invocation.arguments
    if arguments.first == "explain" {
      guard arguments.count > 1 else {
        throw Failure(
          "'explain' needs a URL", help: "as in 'rutter links explain movies://movies/1'")
      }
      url = arguments[1]
      arguments.removeFirst(2)
    } else {
      url = nil
    }
    session = try Session(invocation.replacing(arguments: arguments))
  }

  func run() throws -> ExitCode {
    let analysis = try session.analyze()
    try session.report(analysis.report, analysis.sources)
    guard !analysis.report.hasErrors else { return .findings }
    let catalogue = LinkCatalogue(analysis.model)
    let index = PlaceIndex(analysis.sources)
    let format = session.invocation.reportFormat
    guard let url else {
      try session.console.print(catalogue.render(format, place: index.place))
      return .success
    }
    if format == .markdown {
      throw Failure("an explanation is 'text' or 'json', not 'markdown'")
    }
    let explanation = LinkExplanation(url, catalogue)
    try session.console.print(
      format == .json
        ? explanation.json(place: index.place).text : explanation.text(place: index.place))
    return explanation.matches.isEmpty ? .findings : .success
  }
}
