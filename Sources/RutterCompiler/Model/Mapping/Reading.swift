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

  init(member: ParameterEntry, named name: String, _ scope: SourceScope) {
    operand = ValueText(text: scope.reference(to: name))
    type = member.type.type
    title = name
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

extension SwiftExpression {
  /// Whether it is a literal that surely makes a value of the type, so that swiftc cannot object.
  func isPlain(for type: SwiftType) -> Bool {
    let wanted = type.unwrapped ?? type
    let name = wanted.nominal?.name
    switch literal {
    case .nil: return type.isOptional
    case .bool: return name == "Bool"
    case .int: return name.map { Self.integers.contains($0) || Self.floats.contains($0) } ?? false
    case .float: return name.map(Self.floats.contains) ?? false
    case .string: return name == "String"
    case .array: return text == "[]" && wanted.element != nil
    case .dictionary: return text == "[:]" && wanted.keyAndValue != nil
    case .regex, .implicitMember, nil: return false
    }
  }

  private static let floats: Set<String> = ["Double", "Float"]

  static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}
