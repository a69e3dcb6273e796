package import RutterDiagnostics

/// One page of the catalogue: what a kind of finding means to whoever meets it.
///
/// The pages are data, and everything that speaks of a code is derived from them: the folders under
/// `Specs/Diagnostics`, the codes a project may set the severity of, `rutter explain`.
package struct RulePage: Sendable {
  package let code: DiagnosticCode
  package let severity: Severity
  /// Whether a project may set the severity under `rules:`; only what leaves the generated Swift
  /// right either way.
  package let isAdjustable: Bool
  /// What is found, in one sentence.
  package let what: String
  /// What would go wrong.
  package let why: String
  /// What to do.
  package let fix: String
  /// The version of rutter that first found it.
  package var since = "0.1"

  /// A page of an error, which no project can switch off.
  init(_ code: DiagnosticCode, what: String, why: String, fix: String) {
    self.init(code, .error, isAdjustable: false, what: what, why: why, fix: fix)
  }

  init(
    _ code: DiagnosticCode, _ severity: Severity, isAdjustable: Bool, what: String, why: String,
    fix: String
  ) {
    self.code = code
    self.severity = severity
    self.isAdjustable = isAdjustable
    self.what = what
    self.why = why
    self.fix = fix
  }

  /// A page of a warning, whose severity a project may set.
  static func warning(
    _ code: DiagnosticCode, what: String, why: String, fix: String
  ) -> RulePage {
    RulePage(code, .warning, isAdjustable: true, what: what, why: why, fix: fix)
  }
}
