import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine

extension Command {
  static let templates = Command(
    name: "templates",
    purpose: "list, show, copy and test the templates that make the Swift",
    discussion: [
      "'list' tells which templates there are: standard ones, those a project replaces or extends, and "
        + "those of its own. 'show NAME' prints one as it would be used; with --standard, the standard "
        + "one.",
      "'eject NAME' copies a standard template into the project's folder of templates, to be edited "
        + "there; a copy that was edited is left alone. Often less will do: a template of the same name "
        + "that begins with {% extends \"NAME\" %} and has the blocks that are to differ.",
      "When a later rutter has another standard template than the one that was copied, that is a "
        + "finding; 'diff NAME' shows what changed since, and 'accept NAME' says that the copy has it.",
      "'context FEATURE' prints as JSON what a template sees of a feature, and without FEATURE of the "
        + "project.",
      "'test' runs the cases below 'Tests' in the folder of templates, or those named: each is a folder "
        + "of manifests, with all that is to come of them under 'expected'. With --record, that is "
        + "written.",
    ],
    argument: Argument(
      placeholder: "WHAT", isRepeatable: true,
      summary:
        "'list', 'show NAME', 'eject NAME', 'diff NAME', 'accept NAME', 'context FEATURE' or 'test "
        + "CASE'; several names, or none for all where that makes sense.",
      words: { Templates.Action.allCases.map(\.rawValue) }),
    options: [.standard, .record] + Option.common,
    exitCodes: [
      (.success, "It is done; all cases pass."),
      (.findings, "The manifests or templates have errors, or a case fails."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
      Example(
        purpose: "Change the frame of every file:",
        command: "rutter templates eject file.swift.stencil"),
      Example(
        purpose: "What can be printed of a feature:", command: "rutter templates context Explore"),
      Example(
        purpose: "Take over what the templates make now:",
        command: "rutter templates test --record"),
    ],
    run: { try Templates($0).run() })
}

extension Option {
  static let standard = Option(
    "standard", summary: "With 'show': the standard template, whatever the project has.")

  static let record = Option(
    "record", summary: "With 'test': write what is made under 'expected', and tell what changed.")
}

struct Templates {
  private let action: Action
  private let names: [String]
  private let session: Session

  fileprivate enum Action: String, CaseIterable {
    case list, show, eject, diff, accept, context, test
  }

  init(_ invocation: Invocation) throws {
    let words = Action.allCases.map(\.rawValue)
    let listed = words.map { "'\($0)'" }.joined(separator: ", ")
    guard let word = invocation.arguments.first else {
      throw Failure("it is not said what to do", help: "write one of \(listed)")
    }
    guard let action = Action(rawValue: word) else {
      throw Failure(
        "unknown action '\(word)' of 'rutter templates'",
        help: didYouMean(word, words) ?? "it takes \(listed)")
    }
    self.action = action
    names = Array(invocation.arguments.dropFirst())
    session = try Session(invocation.replacing(arguments: []))
    try refuseWrongUse()
  }

  private func refuseWrongUse() throws {
    for (option, owner) in [(Option.standard, Action.show), (.record, .test)]
    where session.invocation.isSet(option) && action != owner {
      throw Failure("'\(option.flag)' has no meaning with '\(action.rawValue)'")
    }
    switch action {
    case .list where !names.isEmpty: throw Failure("'list' takes no names")
    case .context where names.count > 1: throw Failure("'context' takes one feature, or none")
    case .show where names.isEmpty, .eject where names.isEmpty, .accept where names.isEmpty:
      throw Failure(
        "'\(action.rawValue)' needs the name of a template",
        help: "'rutter templates list' names them")
    default: break
    }
  }

  func run() throws -> ExitCode {
    switch action {
    case .test: return try TemplateCases(session: session).run(names)
    case .context: return try printContext()
    case .list, .show, .eject, .diff, .accept:
      let shelf = try TemplateShelf(session: session)
      switch action {
      case .list: try shelf.list()
      case .show: try shelf.show(names)
      case .eject: try shelf.eject(names)
      case .accept: try shelf.accept(names)
      default: try shelf.diff(names)
      }
      return .success
    }
  }

  private func printContext() throws -> ExitCode {
    let analysis = try session.analyze()
    try session.report(analysis.report, analysis.sources)
    guard !analysis.report.hasErrors else { return .findings }
    let shaper = Shaper(
      analysis.model,
      Locator(
        analysis.input.files, analysis.model.configuration.sourceLocations,
        root: analysis.input.root))
    guard let name = names.first else {
      try session.console.print(Value.record(shaper.projectContext()).json.text)
      return .success
    }
    guard let context = shaper.featureContext(name) else {
      throw Failure(
        "there is no feature '\(name)'",
        help: didYouMean(name, analysis.model.features.map(\.name))
          ?? "a feature is called as its manifest's file, or as 'feature:' there says")
    }
    try session.console.print(Value.record(context).json.text)
    return .success
  }
}
