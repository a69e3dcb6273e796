import RutterDiagnostics

/// What: an ignored member without a default value in the target's declaration.
///
/// Why: ignoring leaves the member to the initializer, which can only fill it with a default.
///
/// Example: `debugInfo: {ignore: set by the importer}` where the model says `debugInfo: String`.
///
/// Fix: declare the default that the initializer has: `debugInfo: String = ""`.
enum IgnoredWithoutDefault {
  static func finding(
    _ entry: MemberPlan, _ member: ParameterEntry, of target: ModelEntry
  ) -> Diagnostic {
    Diagnostic(
      .error, .ignoredWithoutDefault,
      "'\(entry.name)' cannot be ignored: '\(target.name.string)' has no default value for it",
      at: entry.range, notes: [Note("'\(entry.name)' is declared here", at: member.range)],
      help: "if its initializer has one, declare it: '\(entry.name): \(member.type.type) = …'")
  }
}

extension DiagnosticCode {
  static let ignoredWithoutDefault: Self = "ignored-without-default"
}
