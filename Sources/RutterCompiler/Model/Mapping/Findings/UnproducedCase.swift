import RutterDiagnostics

/// What: a case of the target that no case or value of the source leads to.
///
/// Why: it compiles, yet is often a case that was added on one side only.
///
/// Example: the target has `.nonBinary`, the source has nothing of that name.
///
/// Fix: list what leads to it under `cases:`, or switch the rule off for the project.
enum UnproducedCase {
  static func finding(_ open: EnumCaseEntry, _ plan: MappingPlan) -> Diagnostic {
    let name = open.name.string
    return Diagnostic(
      .warning, .unproducedCase,
      "nothing leads to '\(name)' of '\(plan.head.target)'", at: plan.targetRange,
      notes: [Note("'\(name)' is declared here", at: open.name.range)],
      help: "list what leads to it under 'cases:'")
  }
}

extension DiagnosticCode {
  static let unproducedCase: Self = "unproduced-case"
}
