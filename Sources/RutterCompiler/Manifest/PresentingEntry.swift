package import RutterDiagnostics

/// What an entry says of how a screen is shown, beside its presentation.
package struct PresentingEntry: Sendable {
  /// How it is shown on macOS instead.
  package var macOS: Located<Presentation>?
  /// Whether a navigation stack is around what is presented, with a bar for its title.
  package var stack: Located<Bool>?
  package var zoom: ZoomEntry?
  package var onDismiss: ExpressionText?
}

/// A value and its place.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let range: SourceRange
}

/// A zoom out of the view that is marked with an identifier in a namespace.
package struct ZoomEntry: Sendable {
  package let source: ExpressionText
  package let namespace: ExpressionText
}

extension Presentation {
  /// Those that a word alone names.
  package static let allCases: [Presentation] = [
    .push, .content, .detail, .sheet, .fullScreenCover, .popover,
  ]

  /// The word, or the modifier's name.
  package var rawValue: String {
    switch self {
    case .push: "push"
    case .content: "content"
    case .detail: "detail"
    case .sheet: "sheet"
    case .fullScreenCover: "fullScreenCover"
    case .popover: "popover"
    case .modifier(let name): name
    }
  }

  package init?(rawValue: String) {
    guard let word = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = word
  }
}
