import RutterTemplateEngine

extension Value {
  /// As JSON, indented, with the fields of records in order of name.
  func json(_ indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .none: return "null"
    case .bool(let truth): return "\(truth)"
    case .int(let number): return "\(number)"
    case .string(let text):
      return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .list(let items):
      if items.isEmpty { return "[]" }
      return "[\n" + items.map { inner + $0.json(inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .record(let record):
      return "{\n"
        + record.fields.sorted { $0.name < $1.name }
        .map { "\(inner)\"\($0.name)\": \($0.value.json(inner))" }.joined(separator: ",\n")
        + "\n\(indent)}"
    }
  }
}
