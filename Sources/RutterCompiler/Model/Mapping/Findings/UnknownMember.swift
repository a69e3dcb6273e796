import RutterDiagnostics

/// What: an entry under `members:` for what the target does not have.
///
/// Why: it would fill nothing; most often the name is misspelt or was renamed in the model.
///
/// Example: `identifer: id` for a target with `identifier`.
///
/// Fix: name a member of the target.
enum UnknownMember {
  static func finding(
    _ entry: MemberPlan, in target: ModelEntry, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .error, .unknownMember, "'\(target.name.string)' has no member '\(entry.name)'",
      at: entry.range, notes: [Note("its members are declared here", at: target.name.range)],
      help: nearest == nil ? help(target) : nil,
      fixIts: nearest.map { [FixIt("rename to '\($0)'", replace: entry.range, with: $0)] } ?? [])
  }

  private static func help(_ target: ModelEntry) -> String {
    let names = target.memberNames
    return names.isEmpty ? "it has no members" : "it has \(names.joined(separator: ", "))"
  }
}

extension DiagnosticCode {
  static let unknownMember: Self = "unknown-member"
}
