import RutterDiagnostics

/// What: an entry of a mapping with `inverse: true` that has no way back.
///
/// Why: the inverse mapping is checked to be as complete as the forward one, and nothing is guessed.
///
/// Example: `fullName: "firstName + lastName"`, a constant, an ignored member, or a case that only
/// `otherwise:` leads to.
///
/// Fix: give the member an `inverse:`, or write the mapping back by itself instead of `inverse: true`.
enum NotInvertible {
  static func member(
    _ entry: MemberPlan, at range: SourceRange, _ reason: String, _ mapping: MappingEntry
  ) -> Diagnostic {
    finding(
      "'\(entry.name)' has no inverse: it \(reason)", at: range, mapping,
      help: "give it an 'inverse:' expression, or write the mapping back by itself")
  }

  static func folded(_ plan: CasePlan, _ mapping: MappingEntry) -> Diagnostic {
    let sources = plan.sources.joined(separator: ", ")
    return finding(
      "'\(plan.target)' has no inverse: several lead to it (\(sources))", at: plan.targetRange,
      mapping, help: "write the mapping back by itself")
  }

  static func otherwise(
    _ text: ExpressionText, _ reason: String, _ mapping: MappingEntry
  ) -> Diagnostic {
    finding(
      "'otherwise' has no inverse: \(reason)", at: text.range, mapping,
      help: "list the case under 'cases:' too, or write the mapping back by itself")
  }

  static func sources(at range: SourceRange, _ mapping: MappingEntry) -> Diagnostic {
    finding(
      "several sources have no inverse: it would have to make them all", at: range, mapping,
      help: "write a mapping back to each")
  }

  private static func finding(
    _ message: String, at range: SourceRange, _ mapping: MappingEntry, help: String
  ) -> Diagnostic {
    Diagnostic(
      .error, .notInvertible, message, at: range,
      notes: mapping.inverseRange.map { [Note("the inverse is asked for here", at: $0)] } ?? [],
      help: help)
  }
}

extension DiagnosticCode {
  static let notInvertible: Self = "not-invertible"
}
