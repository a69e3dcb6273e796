package import RutterDiagnostics

/// Values as JSON, for people who write templates and for templates of other languages.
extension Value {
  /// The same value, with the fields of records in their order.
  package var json: JSONValue {
    switch self {
    case .none: .null
    case .bool(let truth): .bool(truth)
    case .int(let number): .number(number)
    case .string(let text): .string(text)
    case .list(let list): .array(list.map(\.json))
    case .record(let record): .object(record.fields.map { ($0.name, $0.value.json) })
    }
  }
}
