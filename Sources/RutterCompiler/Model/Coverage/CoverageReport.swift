package import RutterDiagnostics

/// What becomes of the members of all mappings, with the sums.
package struct CoverageReport: Sendable {
  package struct Entry: Sendable {
    package let title: String
    package let feature: String
    package let coverage: MappingCoverage
    package let isOfCases: Bool
    package let isInverse: Bool
    package let range: SourceRange
  }

  package let entries: [Entry]

  package init(_ model: Model, features: Set<String>? = nil) {
    entries = zip(model.features, model.mappings).flatMap { feature, mappings -> [Entry] in
      guard features?.contains(feature.name) ?? true else { return [] }
      return mappings.map { mapping in
        Entry(
          title: "\(mapping.source) → \(mapping.target)", feature: feature.name,
          coverage: mapping.coverage, isOfCases: mapping.body.isOfCases,
          isInverse: mapping.isInverse, range: mapping.range)
      }
    }
  }

  package func count(_ way: MappingCoverage.Way) -> Int {
    entries.reduce(0) { $0 + $1.coverage.count(way) }
  }

  /// All members and cases.
  package var itemCount: Int { entries.reduce(0) { $0 + $1.coverage.items.count } }

  /// The members of sources that nothing reads and of which nobody says why.
  package var unreadCount: Int {
    entries.reduce(0) { $0 + $1.coverage.unread.count { $0.reason == nil } }
  }
}

extension ModelMapping.Body {
  fileprivate var isOfCases: Bool {
    if case .cases = self { true } else { false }
  }
}
