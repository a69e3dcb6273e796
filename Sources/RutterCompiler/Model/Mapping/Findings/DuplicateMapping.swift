import RutterDiagnostics

/// What: two mappings that generate the same declaration.
///
/// Why: Swift would refuse the second. Often the inverse of one is written out as the other.
///
/// Example: `{from: User, to: UserObject, inverse: true}` and `{from: UserObject, to: User}`.
///
/// Fix: drop one, or tell them apart by `as:`, `name:`, `label:` or `parameters:`.
enum DuplicateMapping {
  static func finding(_ head: MappingHead, first: MappingHead) -> Diagnostic {
    Diagnostic(
      .error, .duplicateMapping, "there already is a mapping from \(head.title)", at: head.range,
      notes: [
        Note(
          first.isInverse ? "it is the inverse of this one" : "the other one is here",
          at: first.range)
      ],
      help: "drop one, or tell them apart by 'as:', 'name:' or 'label:'")
  }
}

extension DiagnosticCode {
  static let duplicateMapping: Self = "duplicate-mapping"
}
