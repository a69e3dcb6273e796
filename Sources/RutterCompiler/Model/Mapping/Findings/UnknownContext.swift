import RutterDiagnostics

/// What: a value under `with:`, or the place of an element, for a parameter that the mapping which is
/// used does not have.
///
/// Why: it would reach nothing.
///
/// Example: `episodes: {with: {series: id}}` where the mapping of an episode has no `series`.
///
/// Fix: add the parameter to the mapping that is used, or leave the value out.
enum UnknownContext {
  static func finding(_ name: SourceText, _ head: MappingHead?) -> Diagnostic {
    let owner =
      head.map { "the mapping from \($0.title) has no parameter '\(name.string)'" }
      ?? "no mapping is used that could take '\(name.string)'"
    return Diagnostic(
      .error, .unknownContext, owner, at: name.range,
      notes: head.map { [Note("the mapping is here", at: $0.range)] } ?? [],
      help: head == nil ? "leave it out" : "add it to the 'parameters:' there, or leave it out")
  }
}

extension DiagnosticCode {
  static let unknownContext: Self = "unknown-context"
}
