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

enum RestorationShapes {
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
