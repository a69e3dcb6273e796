package import RutterDiagnostics

// What `rutter coverage` tells of mappings: for each member or case of both sides, what becomes of it.
// It is worked out while mappings are resolved; a mapping with errors has what is sound of it.

/// What becomes of the members, or the cases, of both sides of a mapping.
package struct MappingCoverage: Sendable {
  /// How a target's member is filled, or where a source's case goes.
  package enum Way: String, Sendable, CaseIterable {
    /// From what has the same name and type.
    case mapped
    /// From what has another name.
    case renamed
    /// By another mapping, a path or an expression.
    case converted
    /// With something to stand in for nil, or for all other cases.
    case defaulted
    case constant
    case ignored
    /// Not at all, which is an error.
    case unmapped
  }

  package struct Item: Sendable {
    package let name: String
    package let way: Way
    /// The value as Swift text, where there is one.
    package var value: String?
    /// Why it is ignored.
    package var reason: String?
    /// Where it is declared.
    package let range: SourceRange
  }

  /// A member of the source that nothing reads, with the reason the author gives, if there is one.
  package struct Unread: Sendable {
    package let name: String
    package let reason: String?
    package let range: SourceRange
  }

  /// The target's members or, where enums are translated, the source's cases.
  package var items: [Item] = []
  package var unread: [Unread] = []

  package func count(_ way: Way) -> Int { items.count { $0.way == way } }
}
