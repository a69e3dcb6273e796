package import RutterDiagnostics

/// The links of a screen or a route, as the author wrote them.
package struct LinkEntry: Sendable {
  /// The first is printed; none where the author wrote `none`, or where all have errors.
  package let patterns: [LinkPatternText]
}

/// A pattern with its place, and those of the parameters in it.
package struct LinkPatternText: Sendable {
  package let pattern: LinkPattern
  package let text: SourceText
  let places: [String: Range<Int>]

  package var range: SourceRange { text.range }

  func range(of parameter: String) -> SourceRange {
    places[parameter].map { text.range(of: $0) } ?? range
  }
}

/// A route that lies beneath the one a link leads to.
package struct BeneathEntry: Sendable {
  package let name: SourceText
  package var arguments: ArgumentsEntry?
}

/// What becomes of a link that arrives while a screen is presented.
package enum LinkPolicy: String, Sendable, CaseIterable { case close, refuse }

/// What the project file says of links.
package struct LinkConfiguration: Sendable {
  package var places = LinkPlaces()
  package var configurations: [Variant] = []
  package var codecs: [LinkCodec] = []
  package var hasChecks = false
  package var module: String?
  package var access: Access?
  package var associations: AssociationEntry?

  package init() {}

  /// Schemes and hosts where a compilation condition holds.
  package struct Variant: Sendable {
    package let condition: String
    package let places: LinkPlaces
    package let range: SourceRange
  }
}

/// How values of one type stand in a link: expressions over `text` and `value`.
package struct LinkCodec: Sendable {
  package let type: SwiftType
  package let parse: ExpressionText
  package let print: ExpressionText
  package let range: SourceRange
}
