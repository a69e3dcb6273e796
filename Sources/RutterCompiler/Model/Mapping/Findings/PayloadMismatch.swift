import RutterDiagnostics

/// What: a payload of a target case that the source case has nothing for.
///
/// Why: payloads pair by label, or by place where one side has no label; each must be filled.
///
/// Example: `.failed` becomes `.failed(reason: String)`.
///
/// Fix: bring the payloads of both cases in line, or write the value under `otherwise:`.
enum PayloadMismatch {
  static func finding(
    _ payload: EnumCaseEntry.Payload, of goal: EnumCaseEntry, from own: EnumCaseEntry,
    _ plan: MappingPlan
  ) -> Diagnostic {
    let name = payload.label.map { "'\($0.string)'" } ?? "'\(payload.type.type)'"
    return Diagnostic(
      .error, .payloadMismatch,
      "'\(own.name.string)' has no payload for \(name) of '\(goal.name.string)'",
      at: plan.targetRange,
      notes: [
        Note("the payload is declared here", at: payload.type.range),
        Note("'\(own.name.string)' is declared here", at: own.name.range),
      ],
      help: "say what fills it: '\(goal.name.string): {from: \(own.name.string), members: {…}}'")
  }

  /// A label that a case does not have.
  static func unknown(
    _ entry: MemberPlan, of owner: EnumCaseEntry, known: [String]
  ) -> Diagnostic {
    unread(entry.name, at: entry.range, of: owner, known: known)
  }

  static func unread(
    _ name: String, at range: SourceRange, of owner: EnumCaseEntry, known: [String]
  ) -> Diagnostic {
    let nearest = Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      .error, .payloadMismatch, "'\(owner.name.string)' has no payload '\(excerpt(name))'",
      at: range,
      notes: [Note("'\(owner.name.string)' is declared here", at: owner.name.range)],
      help: nearest != nil
        ? nil
        : known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))",
      fixIts: nearest.map { [FixIt("write '\($0)'", replace: range, with: $0)] } ?? [])
  }

  static func unfilled(_ goal: EnumCaseEntry, at range: SourceRange) -> Diagnostic {
    let name = goal.name.string
    let values = goal.payloads.map { ($0.label.map { $0.string + ": " } ?? "") + "…" }
    return Diagnostic(
      .error, .payloadMismatch, "nothing fills the payload of '\(name)'", at: range,
      notes: [Note("'\(name)' is declared here", at: goal.name.range)],
      help: "only 'otherwise:' can: 'otherwise: .\(name)(\(values.joined(separator: ", ")))'")
  }
}

extension DiagnosticCode {
  static let payloadMismatch: Self = "payload-mismatch"
}
