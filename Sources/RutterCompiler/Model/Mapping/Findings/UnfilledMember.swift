import RutterDiagnostics

/// What: a member of the target that nothing fills.
///
/// Why: the initializer asks for it, so what is generated could not compile; and a member that was
/// added to a model must not go unnoticed.
///
/// Example: `User` has `id`, `UserObject` has `identifier`, and no entry says that one is the other.
///
/// Fix: say under `members:` where it comes from (`identifier: id`), or `ignore` it with a reason.
enum UnfilledMember {
  static func finding(
    _ member: ParameterEntry, _ plan: MappingPlan, in target: ModelEntry, near neighbour: String?
  ) -> Diagnostic {
    let name = member.name?.string ?? ""
    return Diagnostic(
      .error, .unfilledMember, message(name, plan), at: plan.targetRange,
      notes: [Note("'\(name)' is declared here", at: member.range)],
      help: help(name, plan, neighbour))
  }

  private static func message(_ name: String, _ plan: MappingPlan) -> String {
    let direction = plan.head.isInverse ? " in the inverse mapping" : ""
    return "nothing fills '\(name)' of '\(plan.head.target)'\(direction)"
  }

  private static func help(_ name: String, _ plan: MappingPlan, _ neighbour: String?) -> String {
    guard !plan.head.isInverse else {
      return "give the member that reads it an 'inverse:', or write the mapping back by itself"
    }
    return neighbour.map { "if it comes from '\($0)', add '\(name): \($0)' under 'members:'" }
      ?? "say under 'members:' where it comes from, or 'ignore' it with a reason"
  }
}

extension DiagnosticCode {
  static let unfilledMember: Self = "unfilled-member"
}
