import RutterCompiler

/// A subcommand, declared once: what it is called, what it takes, what its page says, what it does.
struct Command: Sendable {
  struct Argument: Sendable {
    let placeholder: String
    let isRepeatable: Bool
    let summary: String
    /// Words that a shell offers here. A function, because some are the commands' own names.
    var words: @Sendable () -> [String] = { [] }
  }

  struct Example: Sendable {
    let purpose: String
    let command: String
  }

  let name: String
  let purpose: String
  /// Paragraphs for the page; each is wrapped to the page's width.
  let discussion: [String]
  let argument: Argument?
  let options: [Option]
  let exitCodes: [(code: ExitCode, meaning: String)]
  let examples: [Example]
  let run: @Sendable (Invocation) throws -> ExitCode

  static let all: [Command] = [
    start,
    generate,
    compile,
    validate,
    check,
    diff,
    format,
    add,
    links,
    coverage,
    graph,
    templates,
    baseline,
    rules,
    explain,
    schema,
    doctor,
    completions,
    man,
    help,
  ]
}

/// What a command line asks for, checked against the command's declaration.
struct Invocation: Sendable {
  private(set) var arguments: [String] = []
  private var given: [String: [String]] = [:]

  func isSet(_ option: Option) -> Bool { given[option.name] != nil }

  func value(_ option: Option) -> String? { given[option.name]?.last }

  var reportFormat: ReportFormat { value(.reportFormat).flatMap(ReportFormat.init) ?? .text }

  func values(_ option: Option) -> [String] { given[option.name] ?? [] }

  mutating func add(_ argument: String) { arguments.append(argument) }

  /// The same options with other arguments.
  func replacing(arguments: [String]) -> Invocation {
    var invocation = self
    invocation.arguments = arguments
    return invocation
  }

  mutating func add(_ option: Option, _ value: String?) {
    given[option.name, default: []] += value.map { [$0] } ?? []
  }
}
