import RutterTemplateEngine

extension Value {
  /// What an author wrote under `metadata:` or `parameters:`, for templates alone: scalars stay text,
  /// but for an unquoted `true` or `false`, which a condition shall take at its word.
  static func metadata(_ node: Node?) -> Value {
    guard let node, !node.isNull else { return .none }
    switch node.kind {
    case .scalar:
      let isPlain = node.style == .plain
      if isPlain, node.textEquals("true") { return .bool(true) }
      if isPlain, node.textEquals("false") { return .bool(false) }
      return .string(node.text)
    case .sequence: return .list(node.items.map { metadata($0) })
    case .mapping:
      var record = Record()
      for entry in node.entries { record[entry.key.text] = metadata(entry.value) }
      return .record(record)
    }
  }
}
