import RutterDiagnostics

/// What: `otherwise:` where every case or value of the source leads somewhere already.
///
/// Why: it is never reached, and would silently swallow a case that is added later. It is left out of
/// what is generated.
///
/// Example: two enums with the same cases, and `otherwise: unknown`.
///
/// Fix: leave it out.
enum NeedlessOtherwise {
  static func finding(_ text: ExpressionText) -> Diagnostic {
    Diagnostic(
      .warning, .needlessOtherwise, "'otherwise' is never reached: nothing is left for it",
      at: text.range, help: "leave it out, so that a new case is noticed")
  }
}

extension DiagnosticCode {
  static let needlessOtherwise: Self = "needless-otherwise"
}
