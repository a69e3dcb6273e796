import RutterDiagnostics

/// A localization key, perhaps with what it stands for in the project's own language.
package struct TitleEntry: Sendable {
  package let key: SourceText
  package var value: SourceText?
  /// For translators.
  package var comment: SourceText?
}

extension ManifestShapes {
  static let titleShape = Shape.object(title).or(.text, "text, or a mapping of title keys")

  package static let title = ObjectShape(
    "title", "A localization key with what a string catalog says of it.",
    [
      KeyShape("key", .text, "The localization key.", required: true),
      KeyShape("value", .text, "The text in the project's own language."),
      KeyShape("comment", .text, "What translators should know."),
    ])
}

extension ManifestDecoder {
  func title(_ node: Node?) -> TitleEntry? {
    guard let node else { return nil }
    guard node.kind == .mapping else { return text(node).map { TitleEntry(key: $0) } }
    guard let key = text(node.value(for: "key")) else { return nil }
    return TitleEntry(
      key: key, value: text(node.value(for: "value")), comment: text(node.value(for: "comment")))
  }
}
