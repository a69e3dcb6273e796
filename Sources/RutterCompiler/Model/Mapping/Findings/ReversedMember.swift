import RutterDiagnostics

/// What: a member of the source left of the colon and one of the target right of it.
///
/// Why: left of the colon is what is filled, right of it is where the value comes from.
///
/// Example: `id: identifier` in a mapping that fills `identifier` from `id`.
///
/// Fix: write it the other way round: `identifier: id`.
enum ReversedMember {
  static func finding(
    _ entry: MemberPlan, _ text: ExpressionText, from source: ModelEntry, to target: ModelEntry
  ) -> Diagnostic {
    Diagnostic(
      .error, .reversedMember, "'\(entry.name)' is read, not filled; the direction is reversed",
      at: entry.range,
      notes: [
        Note("'\(entry.name)' is a member of '\(source.name.string)'", at: source.name.range)
      ],
      help: "left of the colon is the member of '\(target.name.string)' that is filled",
      fixIts: [
        FixIt(
          "write '\(text.text): \(entry.name)'",
          edits: [
            TextEdit(range: entry.range, replacement: text.text),
            TextEdit(range: text.range, replacement: entry.name),
          ])
      ])
  }
}

extension DiagnosticCode {
  static let reversedMember: Self = "reversed-member"
}
