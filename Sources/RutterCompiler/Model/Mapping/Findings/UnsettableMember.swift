import RutterDiagnostics

/// What: a mapping with `update: true` fills a member that code in another file cannot set.
///
/// Why: a new target gets it from the initializer, one that is there already never could.
///
/// Example: `let id` of a class that is filled in place.
///
/// Fix: say under `onUpdate:` why it stays as it is: `id: {ignore: the entity is found by it}`.
enum UnsettableMember {
  static func finding(
    _ name: String, of target: SwiftType, _ reason: String, at range: SourceRange,
    declaration: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, .unsettableMember, "'\(name)' of '\(target)' cannot be set in place: it \(reason)",
      at: range, notes: [Note("'\(name)' is declared here", at: declaration)],
      help: "say why it stays as it is: 'onUpdate: {\(name): {ignore: the reason}}'")
  }
}

extension DiagnosticCode {
  static let unsettableMember: Self = "unsettable-member"
}
