import RutterDiagnostics

/// What: one mapper with mappings in two manifests.
///
/// Why: each manifest generates its own file, and a type is declared in one.
///
/// Example: two features each map to `Detail` with `as: mapper`; both mappers would be
/// `DetailMapper`.
///
/// Fix: give one of them a `name:`.
enum SplitMapper {
  static func finding(_ head: MappingHead, first: MappingHead, type: String) -> Diagnostic {
    Diagnostic(
      .error, .splitMapper, "another manifest generates the mapper '\(type)' already",
      at: head.range, notes: [Note("for this mapping", at: first.range)],
      help: "give this one a 'name:' of its own")
  }
}

extension DiagnosticCode {
  static let splitMapper: Self = "split-mapper"
}
