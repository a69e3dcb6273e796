import RutterDiagnostics

/// What: a function that would have the name of a member of the type it extends.
///
/// Why: Swift takes a property `address` and a function `address()` for the same declaration.
///
/// Example: `{from: User, to: Address, as: function}` where `User` has an `address`.
///
/// Fix: give the function a `name:`.
enum TakenFunctionName {
  static func finding(_ name: String, _ plan: MappingPlan, _ member: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, .takenFunctionName, "'\(plan.head.source)' already has a '\(name)'",
      at: plan.head.isInverse ? plan.targetRange : plan.entry.name?.range ?? plan.targetRange,
      notes: [Note("it is declared here", at: member)],
      help: plan.head.isInverse
        ? "write the inverse by itself, with a 'name:' of its own" : "give the function a 'name:'")
  }
}

extension DiagnosticCode {
  static let takenFunctionName: Self = "taken-function-name"
}
