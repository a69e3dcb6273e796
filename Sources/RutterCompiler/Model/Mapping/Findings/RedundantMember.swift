import RutterDiagnostics

/// What: an entry that says what pairing by name does by itself.
///
/// Why: a mapping says only what differs, so that a reader sees what differs.
///
/// Example: `firstName: firstName`, or `female: female` under `cases:`.
///
/// Fix: leave the entry out.
enum RedundantMember {
  static func finding(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning, .redundantMember, "'\(name)' pairs by name without this entry", at: range,
      help: "leave it out")
  }
}

extension DiagnosticCode {
  static let redundantMember: Self = "redundant-member"
}
