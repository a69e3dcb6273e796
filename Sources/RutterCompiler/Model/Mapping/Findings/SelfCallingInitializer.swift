import RutterDiagnostics

/// What: an initializer with the labels and types of the one it is to call.
///
/// Why: it would call itself and never return.
///
/// Example: `Box` has one member, `user: User`, and `{from: User, to: Box, members: {user: user}}`
/// generates `init(user: User)` too.
///
/// Fix: give the mapping another `label:`.
enum SelfCallingInitializer {
  static func finding(_ plan: MappingPlan) -> Diagnostic {
    Diagnostic(
      .error, .selfCallingInitializer,
      "the initializer would call itself: '\(plan.head.target)' has one of these labels and types",
      at: plan.targetRange, help: "give the mapping another 'label:'")
  }
}

extension DiagnosticCode {
  static let selfCallingInitializer: Self = "self-calling-initializer"
}
