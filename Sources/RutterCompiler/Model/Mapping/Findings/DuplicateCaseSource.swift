import RutterDiagnostics

/// What: a case or value that is listed for two target cases.
///
/// Why: only the first could ever be reached.
///
/// Example: `cases: {female: 1, other: 1}`.
///
/// Fix: list each once.
enum DuplicateCaseSource {
  static func finding(
    _ name: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, .duplicateCaseSource, "'\(excerpt(name))' already leads to another case", at: range,
      notes: [Note("it is listed here first", at: first)])
  }
}

extension DiagnosticCode {
  static let duplicateCaseSource: Self = "duplicate-case-source"
}
