import RutterCompiler
import RutterDiagnostics

/// What a validator sees of a document: scalars as YAML 1.2 or JSON reads them.
enum JSONInstance {
  static func value(of node: Node) -> JSONValue {
    switch node.kind {
    case .scalar: scalar(node)
    case .sequence: .array(node.items.map(value))
    case .mapping: .object(node.entries.map { ($0.key.text, value(of: $0.value)) })
    }
  }

  private static func scalar(_ node: Node) -> JSONValue {
    guard node.style == .plain else { return .string(node.text) }
    if node.isNull { return .null }
    switch node.text {
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: return number(node.text) ?? .string(node.text)
    }
  }

  /// The size of a number is nothing that a schema here asks for.
  private static func number(_ text: String) -> JSONValue? {
    if let whole = Int(text) { return .number(whole) }
    let isNumber = text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil
    return isNumber ? .number(0) : nil
  }
}
