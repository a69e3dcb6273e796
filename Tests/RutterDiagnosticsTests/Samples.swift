import RutterDiagnostics

/// Findings with everything a finding can have, and with characters that formats must escape.
enum Samples {
  static let nasty = "a,b:c%d\"e'<f>&|`*_#@ü\\"

  static let marked = Marked("screens:\n  home:\n    «veiw»: Home\n")

  static let full = Diagnostic(
    .error, "unknown-key", "unknown key 'veiw' in a screen", at: marked.range,
    notes: [Note("the screen is here", at: marked.range(of: "home")), Note("it is odd")],
    help: "a screen has other keys",
    fixIts: [FixIt("rename to 'view'", replace: marked.range, with: "view")])

  static let warning = Diagnostic(
    .warning, "unused-parameter", nasty, at: marked.range(of: "home:\n    veiw"))

  static let note = Diagnostic(.note, "hint", "n", at: marked.range(of: "screens"))

  static func render(_ format: DiagnosticFormat, _ findings: [Diagnostic] = [full, warning])
    -> String
  {
    RutterDiagnosticsTests.render(findings, [marked.file], as: format)
  }

  /// The same at a file whose path is hostile.
  static func renderAtNastyPath(_ format: DiagnosticFormat) -> String {
    let file = SourceFile(id: FileID(0), path: "Spe cs/\(nasty)\n.yaml", bytes: marked.file.bytes)
    return RutterDiagnosticsTests.render([full, warning], [file], as: format)
  }
}
