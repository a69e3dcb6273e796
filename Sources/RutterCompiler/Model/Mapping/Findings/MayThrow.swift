import RutterDiagnostics

/// What: a value, or a mapping that is used, may throw, and the mapping may not.
///
/// Why: somebody has to deal with the error.
///
/// Example: `body: "try decode(data)"` in a mapping without `throws: true`.
///
/// Fix: add `throws: true` to the mapping; or, for elements, `compact: true` to leave those out.
enum MayThrow {
  static func value(at range: SourceRange, _ plan: MappingPlan) -> Diagnostic {
    Diagnostic(
      .error, .mayThrow, "this may throw, and the mapping from \(plan.head.title) may not",
      at: range, help: "add 'throws: true' to the mapping")
  }

  static func finding(_ head: MappingHead, _ place: ConversionPlace) -> Diagnostic {
    Diagnostic(
      .error, .mayThrow,
      "the mapping from \(head.title), which \(place.target) needs, may throw", at: place.range,
      notes: [Note("it is here", at: head.range)],
      help: "add 'throws: true' to this mapping too; 'compact: true' leaves out elements that throw"
    )
  }
}

extension DiagnosticCode {
  static let mayThrow: Self = "may-throw"
}
