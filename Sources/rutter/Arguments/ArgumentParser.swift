import RutterDiagnostics

/// Reads what follows a command's name.
///
/// The words of a command line enter, and an invocation leaves: options and arguments that the
/// command has declared, each with a value it may have. What is declared also makes the help pages.
/// `--name value` and `--name=value` are the same; `--` ends the options; `-` is an argument.
struct ArgumentParser {
  private let command: Command
  private var rest: ArraySlice<String>
  private var invocation = Invocation()

  static func parse(_ arguments: some Sequence<String>, for command: Command) throws(Failure)
    -> Invocation
  {
    var parser = ArgumentParser(command: command, rest: Array(arguments)[...])
    return try parser.parse()
  }

  /// Whether the page is asked for; then nothing else on the line matters.
  static func asksForHelp(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private mutating func parse() throws(Failure) -> Invocation {
    while let argument = rest.popFirst() {
      if argument == "--" {
        while let argument = rest.popFirst() { try add(argument) }
      } else if argument != "-", argument.utf8.first == UInt8(ascii: "-") {
        try addOption(argument)
      } else {
        try add(argument)
      }
    }
    return invocation
  }

  private mutating func add(_ argument: String) throws(Failure) {
    guard let declared = command.argument,
      declared.isRepeatable || invocation.arguments.isEmpty
    else { throw failure("unexpected argument '\(argument)'") }
    guard !argument.isEmpty else { throw failure("empty \(declared.placeholder)") }
    invocation.add(argument)
  }

  private mutating func addOption(_ argument: String) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = command.options.first(where: { $0.flag == flag }) else {
      throw unknownOption(flag)
    }
    if !option.isRepeatable, option.value != nil, invocation.isSet(option) {
      throw failure("option '\(flag)' is given twice")
    }
    invocation.add(option, try value(of: option, inline: parts.dropFirst().first.map(String.init)))
  }

  private mutating func value(of option: Option, inline: String?) throws(Failure) -> String? {
    guard let expected = option.value else {
      if inline != nil { throw failure("option '\(option.flag)' takes no value") }
      return nil
    }
    var value = inline
    if value == nil, let next = rest.first, next == "-" || next.utf8.first != UInt8(ascii: "-") {
      value = rest.popFirst()
    }
    guard let value, !value.isEmpty else {
      throw failure("option '\(option.flag)' needs a value: \(option.synopsis)")
    }
    try check(value, of: option, against: expected.choices)
    return value
  }

  private func check(_ value: String, of option: Option, against choices: [String]) throws(Failure)
  {
    guard !choices.isEmpty, !choices.contains(value) else { return }
    let listed = choices.map { "'\($0)'" }.joined(separator: ", ")
    throw Failure(
      "unknown value '\(value)' of option '\(option.flag)'",
      help: didYouMean(value, choices) ?? "the values are \(listed)")
  }

  private func unknownOption(_ flag: String) -> Failure {
    Failure(
      "unknown option '\(flag)' of 'rutter \(command.name)'",
      help: didYouMean(flag, command.options.map(\.flag)) ?? seeHelp)
  }

  private func failure(_ message: String) -> Failure { Failure(message, help: seeHelp) }

  private var seeHelp: String { "'rutter help \(command.name)' shows what it takes" }
}

/// `did you mean 'generate'?` for the name that is near, or the only one that starts so.
func didYouMean(_ name: String, _ candidates: [String]) -> String? {
  let started = candidates.filter { $0.count > name.count && name.count > 1 && $0.hasPrefix(name) }
  let nearest =
    started.count == 1 && name != "--"
    ? started.first : Suggestion.nearest(to: name, in: candidates)
  return nearest.map { "did you mean '\($0)'?" }
}
