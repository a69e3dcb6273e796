import RutterDiagnostics

/// Works out a call from the parameters at hand and what the author says of its arguments.
///
/// Without a word from the author every parameter passes through under its own label, in order. A
/// mapping adjusts that; a list is the whole call. Parameters that a value mentions are not passed a
/// second time.
struct CallBuilder {
  let parameters: [Parameter]
  let entry: ArgumentsEntry?
  /// Names beside the parameters that a value may be: context values, `viewModel`, `navigator`.
  let otherNames: Set<String>
  /// Whether parameters that the author does not mention pass through.
  let passesThrough: Bool

  private(set) var arguments: [Call.Argument] = []
  /// The parameters that reach the call.
  private(set) var used: Set<String> = []
  /// Whether some value was in error: what reaches the call is then not known.
  private(set) var isUnsound = false

  init(
    _ parameters: [Parameter], _ entry: ArgumentsEntry?, otherNames: Set<String>,
    passesThrough: Bool = true
  ) {
    self.parameters = parameters
    self.entry = entry
    self.otherNames = otherNames
    self.passesThrough = passesThrough
  }

  mutating func build(into report: inout Report) {
    let given = entry?.arguments ?? []
    for argument in given { check(argument, into: &report) }
    if entry?.isWholeCall == true {
      arguments = given.map { self.argument($0) }
      used = Set(given.flatMap { mentioned($0) })
    } else {
      adjust(given)
    }
  }

  /// Each adjusted argument takes the place of the first parameter it mentions or is called like.
  private mutating func adjust(_ given: [ArgumentsEntry.Argument]) {
    used = Set(given.flatMap { mentioned($0) })
    var rest = given
    for parameter in parameters {
      let here = rest.filter {
        mentioned($0).first == parameter.name
          || mentioned($0).isEmpty && $0.label?.string == parameter.name
      }
      rest.removeAll { candidate in here.contains { $0.value.range == candidate.value.range } }
      let isReplaced = given.contains { $0.label?.string == parameter.name }
      if !here.isEmpty {
        arguments += here.map { argument($0) }
      } else if passesThrough, !used.contains(parameter.name), !isReplaced {
        arguments.append(passing(parameter))
        used.insert(parameter.name)
      }
    }
    arguments += rest.map { argument($0) }
  }

  private func passing(_ parameter: Parameter) -> Call.Argument {
    Call.Argument(
      label: parameter.isLabelled ? parameter.name : nil,
      value: .name(parameter.name), range: parameter.range)
  }

  private func argument(_ given: ArgumentsEntry.Argument) -> Call.Argument {
    Call.Argument(
      label: given.label?.string, value: .expression(given.value.expression),
      range: given.value.range, labelRange: given.label?.range)
  }

  /// The parameters a value mentions, in order of the parameters.
  private func mentioned(_ given: ArgumentsEntry.Argument) -> [String] {
    let names = Set(given.value.expression.freeNames.map(\.name))
    return parameters.map(\.name).filter(names.contains)
  }

  // MARK: Checks

  /// A value that is a single name must be a parameter or a context value.
  private mutating func check(_ given: ArgumentsEntry.Argument, into report: inout Report) {
    guard let name = given.value.expression.identifier, !isKnown(name) else { return }
    isUnsound = true
    let names = parameters.map(\.name) + otherNames.sorted()
    let nearest = Suggestion.nearest(to: name, in: names)
    if let label = given.label, isKnown(label.string), nearest == nil || nearest == label.string {
      report.error(
        .reversedArgument, "there is no parameter '\(name)'; the direction is reversed",
        at: given.value.range,
        help: "left of the colon is the argument's label, right of it the parameter",
        fixIts: [
          FixIt(
            "write '\(name): \(label.string)'",
            edits: [
              TextEdit(range: label.range, replacement: name),
              TextEdit(range: given.value.range, replacement: label.string),
            ])
        ])
      return
    }
    report.error(
      .unresolvedName, "there is no parameter '\(name)'", at: given.value.range,
      help: nearest == nil ? availableHelp(names) : nil,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: given.value.range, with: $0)] } ?? [])
  }

  private func availableHelp(_ names: [String]) -> String {
    names.isEmpty
      ? "the screen has no parameters: declare it under 'parameters:'"
      : "available are \(names.joined(separator: ", "))"
  }

  /// A name in upper case is a type's, unless a parameter is called so but for that.
  private func isMiscased(_ name: String) -> Bool {
    parameters.contains { $0.name.lowercased() == name.lowercased() }
  }

  private func isKnown(_ name: String) -> Bool {
    otherNames.contains(name) || parameters.contains { $0.name == name }
      || SwiftKeyword.literals.contains(name)
      || name.first?.isUppercase == true && !isMiscased(name)
  }
}

extension DiagnosticCode {
  static let reversedArgument: Self = "reversed-argument"
}
