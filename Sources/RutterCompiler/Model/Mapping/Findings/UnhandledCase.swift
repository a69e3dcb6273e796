import RutterDiagnostics

/// What: a source case, or a range of values, that leads to no target case.
///
/// Why: the generated switch has no `default:` unless `otherwise:` asks for one, so that a new case is
/// noticed; one that is missing would not compile.
///
/// Example: the source has `.other`, the target has not, and no entry says where it goes.
///
/// Fix: list it (`unknown: other`), or take in all the rest: `otherwise: unknown`.
enum UnhandledCase {
  static func finding(_ own: EnumCaseEntry, _ plan: MappingPlan) -> Diagnostic {
    let direction = plan.head.isInverse ? " in the inverse mapping" : ""
    let name = own.name.string
    return Diagnostic(
      .error, .unhandledCase,
      "'\(name)' of '\(plan.head.source)' leads to no case of '\(plan.head.target)'\(direction)",
      at: plan.sourceRange, notes: [Note("'\(name)' is declared here", at: own.name.range)],
      help: plan.head.isInverse
        ? "list what leads to it under 'cases:'"
        : "list it under 'cases:', or say 'otherwise:' for every case that is left")
  }

  static func values(_ plan: MappingPlan) -> Diagnostic {
    Diagnostic(
      .error, .unhandledCase, "'\(plan.head.source)' has more values than are listed",
      at: plan.sourceRange,
      help: plan.head.isInverse
        ? "write the mapping back by itself, with an 'otherwise:'"
        : "say which case the others lead to: 'otherwise:'")
  }
}

extension DiagnosticCode {
  static let unhandledCase: Self = "unhandled-case"
}
