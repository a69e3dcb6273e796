import RutterDiagnostics

/// What: a member of the source is ignored, and read after all.
///
/// Why: the reason is out of date, and would hide it when the member is no longer read.
///
/// Example: `members: {name: "title + subtitle", subtitle: {ignore: not shown}}`.
///
/// Fix: leave the entry out.
enum NeedlessIgnore {
  static func finding(_ entry: MemberPlan) -> Diagnostic {
    Diagnostic(
      .warning, .needlessIgnore, "'\(entry.name)' is read, so there is no reason to ignore it",
      at: entry.range, help: "leave the entry out")
  }
}

extension DiagnosticCode {
  static let needlessIgnore: Self = "needless-ignore"
}
