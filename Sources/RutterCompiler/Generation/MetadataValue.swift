import RutterTemplateEngine

extension Value {
  /// What an author wrote under `metadata:`, for templates alone: scalars stay text.
  static func metadata(_ node: Node?) -> Value {
    guard let node, !node.isNull else { return .none }
    switch node.kind {
    case .scalar: return .string(node.text)
    case .sequence: return .list(node.items.map { metadata($0) })
    case .mapping:
      var record = Record()
      for entry in node.entries { record[entry.key.text] = metadata(entry.value) }
      return .record(record)
    }
  }
}
