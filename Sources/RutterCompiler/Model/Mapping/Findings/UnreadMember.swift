import RutterDiagnostics

/// What: a member of the source, or a payload of one of its cases, that no value reads.
///
/// Why: what is not read is lost, which is often a member that was added later and forgotten here.
///
/// Example: `User` has `nickname`, `UserObject` has nothing that is filled from it.
///
/// Fix: read it in a value, or say why it is left behind: `nickname: {ignore: shown only once}`.
enum UnreadMember {
  /// A target that takes little of a large source is meant to: more than these are one finding.
  static let mostNamedOneByOne = 3

  static func finding(_ members: [ParameterEntry], _ plan: MappingPlan) -> Diagnostic {
    let names = members.compactMap { $0.name?.string }
    let first = names.prefix(mostNamedOneByOne).map { "'\($0)'" }.joined(separator: ", ")
    let direction = plan.head.isInverse ? " in the inverse mapping" : ""
    return Diagnostic(
      .warning, .unreadMember,
      "nothing reads \(first) and \(names.count - mostNamedOneByOne) more members of '\(plan.head.source)'\(direction)",
      at: plan.sourceRange,
      help:
        "read them, say of each why not, as in '\(names.first ?? ""): {ignore: the reason}', or switch the rule off"
    )
  }

  static func finding(
    _ member: ParameterEntry, _ plan: MappingPlan, in source: ModelEntry
  ) -> Diagnostic {
    let name = member.name?.string ?? ""
    let direction = plan.head.isInverse ? " in the inverse mapping" : ""
    return Diagnostic(
      .warning, .unreadMember, "nothing reads '\(name)' of '\(plan.head.source)'\(direction)",
      at: plan.sourceRange, notes: [Note("'\(name)' is declared here", at: member.range)],
      help: plan.head.isInverse
        ? "read it in an 'inverse:'"
        : "read it in a value, or say why not: '\(name): {ignore: the reason}'")
  }

  /// A member of a source beside the first.
  static func finding(
    _ member: ParameterEntry, of other: Parameter, _ plan: MappingPlan
  ) -> Diagnostic {
    let name = member.name?.string ?? ""
    return Diagnostic(
      .warning, .unreadMember, "nothing reads '\(name)' of '\(other.type)'", at: other.range,
      notes: [Note("'\(name)' is declared here", at: member.range)],
      help: "read it in a value, or say why not: '\(name): {ignore: the reason}'")
  }

  static func finding(
    _ payload: EnumCaseEntry.Payload, of own: EnumCaseEntry, _ plan: MappingPlan
  ) -> Diagnostic {
    let name = payload.label.map { "the payload '\($0.string)'" } ?? "a payload"
    return Diagnostic(
      .warning, .unreadMember, "nothing reads \(name) of '\(own.name.string)'",
      at: plan.sourceRange, notes: [Note("it is declared here", at: payload.type.range)],
      help: "give the target's case a payload for it, or say under its 'members:' why not")
  }
}

extension DiagnosticCode {
  static let unreadMember: Self = "unread-member"
}
