import RutterDiagnostics

/// Prints calls, parameter lists and patterns as Swift.
enum CallText {
  /// A call on one line; names found in `replacements` are printed as these.
  static func call(_ call: Call, replacing replacements: [String: String] = [:]) -> String {
    let arguments = call.arguments.map { argument in
      label(argument.label) + text(argument.value, replacing: replacements)
    }
    return call.callee + "(" + arguments.joined(separator: ", ") + ")"
  }

  static func label(_ label: String?) -> String {
    label.map { SwiftName.escaped($0, in: .argumentLabel) + ": " } ?? ""
  }

  static func text(_ value: Call.Value, replacing replacements: [String: String]) -> String {
    switch value {
    case .name(let name): replacements[name] ?? SwiftName.escaped(name, in: .parameterName)
    case .expression(let expression): text(expression, replacing: replacements)
    }
  }

  static func text(_ expression: SwiftExpression, replacing replacements: [String: String])
    -> String
  {
    if let name = expression.identifier { return replacements[name] ?? expression.text }
    return expression.replacingFreeNames { name in
      replacements[name].map { asOperand($0) }
    }
  }

  /// A replacement that keeps its meaning inside a larger expression.
  private static func asOperand(_ text: String) -> String {
    guard case .success(let expression) = SwiftExpression.parse(text) else { return "(\(text))" }
    return expression.asOperand
  }

  // MARK: Declarations

  /// `id: Int, transitionID: String? = nil`
  static func parameters(_ parameters: [Parameter], defaults: Bool) -> String {
    parameters.map { parameter($0, defaults: defaults) }.joined(separator: ", ")
  }

  static func parameter(_ parameter: Parameter, defaults: Bool) -> String {
    let value = defaults ? parameter.defaultValue.map { " = " + $0 } ?? "" : ""
    return name(parameter) + ": " + parameter.type.asParameter + value
  }

  private static func name(_ parameter: Parameter) -> String {
    if parameter.isLabelled, let local = parameter.localName {
      return SwiftName.escaped(parameter.name, in: .argumentLabel) + " " + local
    }
    return parameter.isLabelled
      ? SwiftName.escaped(parameter.name, in: .declaredLabel)
      : "_ " + SwiftName.escaped(parameter.name, in: .parameterName)
  }

  /// The payload of an enum case: `(id: Int, start: Double = 0)`, or nothing.
  static func payload(_ parameters: [Parameter], defaults: Bool = true) -> String {
    guard !parameters.isEmpty else { return "" }
    let values = parameters.map { parameter in
      let label = parameter.isLabelled ? parameterLabel(parameter.name) + ": " : ""
      let value = defaults ? parameter.defaultValue.map { " = " + $0 } ?? "" : ""
      return label + parameter.type.asStored + value
    }
    return "(" + values.joined(separator: ", ") + ")"
  }

  private static func parameterLabel(_ name: String) -> String {
    SwiftName.escaped(name, in: .declaredLabel)
  }

  /// The arguments that pass parameters on: `id: id, transitionID: transitionID`.
  static func passing(_ parameters: [Parameter]) -> [String] {
    parameters.map { parameter in
      label(parameter.isLabelled ? parameter.name : nil)
        + (parameter.localName ?? SwiftName.escaped(parameter.name, in: .parameterName))
    }
  }

  /// `.detail(let id)`, binding the parameters that the case's code uses.
  static func pattern(_ name: String, _ parameters: [Parameter], used: Set<String>) -> String {
    let member = "." + SwiftName.escaped(name, in: .memberAccess)
    guard parameters.contains(where: { used.contains($0.name) }) else { return member }
    let bindings = parameters.map { parameter in
      used.contains(parameter.name)
        ? "let " + SwiftName.escaped(parameter.name, in: .parameterName) : "_"
    }
    return member + "(" + bindings.joined(separator: ", ") + ")"
  }

  /// `.detail(id: 5)` from arguments that carry their labels.
  static func caseValue(_ name: String, _ values: [String]) -> String {
    "." + SwiftName.escaped(name, in: .memberAccess)
      + (values.isEmpty ? "" : "(" + values.joined(separator: ", ") + ")")
  }

  /// The condition under which none of these holds, where each has one; else nothing: a `switch`
  /// then always has a case.
  static func negated(_ all: [[String]]) -> String {
    guard !all.contains(where: \.isEmpty) else { return "" }
    var conditions: [String] = []
    for text in all.map({ condition($0) }) where !conditions.contains(text) {
      conditions.append(text)
    }
    guard conditions.count > 1 else {
      let text = conditions.first ?? ""
      return SwiftName.isIdentifier(text) ? "!\(text)" : "!(\(text))"
    }
    return "!(" + conditions.map { "(\($0))" }.joined(separator: " || ") + ")"
  }

  /// A compilation condition that holds where all of these do.
  static func condition(_ conditions: [String]) -> String {
    conditions.count < 2
      ? conditions.first ?? "" : conditions.map { "(\($0))" }.joined(separator: " && ")
  }
}
