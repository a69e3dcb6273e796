import RutterDiagnostics

/// What screens return, and how.
extension ManifestDecoder {
  mutating func returns(_ node: Node?) -> ReturnsEntry? {
    guard let node else { return nil }
    guard node.kind == .mapping else { return returned(node).map { ReturnsEntry(type: $0) } }
    guard let type = returned(node.value(for: "type")) else { return nil }
    return ReturnsEntry(
      type: type,
      method: name(node.value(for: "method"), in: .function, what: "method"),
      label: node.value(for: "label").flatMap { label($0) })
  }

  /// Nil already means that the screen was closed without a value.
  private mutating func returned(_ node: Node?) -> TypeText? {
    guard let type = type(node) else { return nil }
    guard let wrapped = type.type.unwrapped else { return type }
    report.error(
      .badType, "what a screen returns cannot be optional: nil means that it returned nothing",
      at: type.range, fixIts: [FixIt("write '\(wrapped)'", replace: type.range, with: "\(wrapped)")]
    )
    return nil
  }

  func result(_ node: Node?) -> ResultEntry? {
    guard let text = text(node), let style = ResultEntry.Style(rawValue: text.string) else {
      return nil
    }
    return ResultEntry(style: style, range: text.range)
  }
}
