import RutterDiagnostics

/// What: a case that the enum does not have.
///
/// Why: it can neither be matched nor be made.
///
/// Example: `femal: 1` for an enum with `female`.
///
/// Fix: name a case of the enum.
enum UnknownCase {
  static func finding(_ name: String, at range: SourceRange, in model: ModelEntry) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, in: model.caseNames)
    return Diagnostic(
      .error, .unknownCase, "'\(model.name.string)' has no case '\(excerpt(name))'", at: range,
      notes: [Note("its cases are declared here", at: model.name.range)],
      help: nearest == nil ? "it has \(model.caseNames.joined(separator: ", "))" : nil,
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }
}

extension DiagnosticCode {
  static let unknownCase: Self = "unknown-case"
}
