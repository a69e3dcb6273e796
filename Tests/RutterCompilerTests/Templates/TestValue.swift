import RutterCompiler
import RutterTemplateEngine

/// JSON as values for a template, with its numbers and truths.
enum TestValue {
  static func value(_ node: Node) -> Value {
    switch node.kind {
    case .sequence: return .list(node.items.map(value))
    case .mapping:
      var record = Record(origin: node.range)
      for entry in node.entries { record[entry.key.text] = value(entry.value) }
      return .record(record)
    case .scalar:
      guard node.style == .plain else { return .string(node.text) }
      switch node.text {
      case "true": return .bool(true)
      case "false": return .bool(false)
      case "null": return .none
      case let text: return Int(text).map(Value.int) ?? .string(text)
      }
    }
  }
}
