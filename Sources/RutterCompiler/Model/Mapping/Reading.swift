import RutterDiagnostics

/// A value that a member is filled with, before it is converted to the member's type.
struct Reading {
  var operand: ValueText
  /// As far as the models tell; without the `?` of its chain.
  var type: SwiftType?
  /// What the value comes from, for messages.
  let title: String
  /// Where what it comes from is declared.
  var declaration: SourceRange?
  /// The author's own text, if the value is more than a name.
  var authored: ExpressionText?

  var isOptional: Bool { operand.isChained || type?.isOptional == true }

  /// A member of a source, which messages call `title` and Swift calls `reference`.
  init(member: ParameterEntry, named title: String, as reference: String) {
    operand = ValueText(text: reference)
    type = member.knownType
    self.title = title
    declaration = member.range
  }

  init(context parameter: Parameter) {
    operand = ValueText(text: SwiftName.escaped(parameter.name, in: .parameterName))
    type = parameter.type
    title = parameter.name
    declaration = parameter.range
  }

  init(_ authored: ExpressionText, text: String) {
    let expression = authored.expression
    let needsParentheses =
      expression.path == nil && expression.call == nil && !expression.isLiteral
    operand = ValueText(text: text, isWhole: needsParentheses)
    title = excerpt(authored.text)
    self.authored = authored
  }
}
