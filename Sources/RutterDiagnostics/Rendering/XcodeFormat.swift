/// Findings as a compiler prints them, a line each, for Xcode's issue list and other tools.
///
/// Notes, help and fix-its become `note:` lines of their own, which Xcode hangs under the finding.
struct XcodeFormat {
  let sources: SourceIndex

  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.flatMap(lines).map { $0 + "\n" }.joined()
  }

  private func lines(of diagnostic: Diagnostic) -> [String] {
    let range = diagnostic.range
    var lines = [line(diagnostic.severity, diagnostic.message, at: range)]
    lines += diagnostic.notes.map { line(.note, $0.message, at: $0.range ?? range) }
    if let help = diagnostic.help { lines.append(line(.note, help, at: range)) }
    lines += diagnostic.fixIts.map { line(.note, $0.message, at: $0.edits.first?.range ?? range) }
    return lines
  }

  private func line(_ severity: Severity, _ message: String, at range: SourceRange) -> String {
    let place = sources.place(of: range).map { $0 + ": " } ?? ""
    return "\(place)\(severity.rawValue): \(messageText(message))"
  }
}
