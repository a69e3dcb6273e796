package import RutterDiagnostics

/// What the author says of saving a router's state.
package struct RestorationEntry: Sendable {
  package let isOn: Bool
  package var unknown: UnknownRoute?
  package let range: SourceRange
}

/// What becomes of a saved stack in which a route is unknown by now, or has changed.
package enum UnknownRoute: String, Sendable, CaseIterable {
  /// Keeps the screens beneath it, which is where the user really was.
  case truncate
  /// Leaves out that screen alone.
  case drop
  /// Starts anew.
  case reset
}

/// The successor of a route that is no longer to be used.
package struct ReplacementEntry: Sendable {
  package let name: SourceText
  package var arguments: ArgumentsEntry?
}

enum RestorationShapes {
  static let replacedBy = Shape.object(replacement)
    .or(.name, "a name, or a mapping of replacement keys")

  static let replacement = ObjectShape(
    "replacement", "What takes the place of a screen or route in saved state.",
    [
      KeyShape("route", .name, "The successor.", required: true),
      KeyShape(
        "arguments", ManifestShapes.arguments,
        "Fills parameters of the successor; those of one name are passed on."),
    ])

  static let restoration = ObjectShape(
    "restoration", "How a router's state is saved and restored.",
    [
      KeyShape(
        "unknown", .choice("truncate", "drop", "reset"),
        "What becomes of a saved stack with a route that is unknown by now: keep what lies beneath, leave that one out, or start anew; default: truncate."
      )
    ])
}

extension ManifestDecoder {
  /// What has a successor is deprecated, with a message of the author's or with one that names it.
  mutating func replacement(
    _ node: Node?, _ attributes: inout Attributes
  ) -> ReplacementEntry? {
    let name = node?.kind == .mapping ? node?.value(for: "route") : node
    guard let node, let name = text(name) else { return nil }
    attributes.deprecated = attributes.deprecated ?? "use '\(name.string)'"
    return ReplacementEntry(name: name, arguments: arguments(node.value(for: "arguments")))
  }

  mutating func restoration(_ node: Node?) -> RestorationEntry? {
    guard let node else { return nil }
    if node.kind == .mapping {
      return RestorationEntry(
        isOn: true, unknown: choice(node.value(for: "unknown")),
        range: node.range.firstLine(of: node))
    }
    return boolean(node).map { RestorationEntry(isOn: $0, range: node.range) }
  }
}
