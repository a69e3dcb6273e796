/// JUnit's XML, for services that show test results: a suite a file, a case a finding.
///
/// An error is a failed case. A warning is one that passed, with the finding as its output: JUnit has
/// no warnings, and a run that passed should not look as if it had not.
struct JUnitFormat {
  let sources: SourceIndex

  func render(_ diagnostics: [Diagnostic]) -> String {
    let suites = groupedByPath(diagnostics, in: sources).map(suite).joined()
    let counts = Self.counts(diagnostics)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="rutter" \(counts)>
      \(diagnostics.isEmpty ? Self.success : suites)</testsuites>

      """
  }

  /// One case that passed: some services take a report without any for a run that crashed.
  private static let success = """
      <testsuite name="rutter" tests="1" failures="0" errors="0" skipped="0">
        <testcase classname="rutter" name="no findings"/>
      </testsuite>

    """

  private static func counts(_ diagnostics: [Diagnostic]) -> String {
    let failures = diagnostics.count { $0.severity == .error }
    return
      "tests=\"\(max(1, diagnostics.count))\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
  }

  private func suite(_ path: String, _ findings: [Diagnostic]) -> String {
    let name = xmlText(path)
    return "  <testsuite name=\"\(name)\" \(Self.counts(findings))>\n"
      + findings.map { testCase($0, path: name) }.joined() + "  </testsuite>\n"
  }

  private func testCase(_ diagnostic: Diagnostic, path: String) -> String {
    let message = xmlText(messageText(diagnostic.message))
    let line = sources.extent(of: diagnostic.range)?.start.line ?? 1
    let text = xmlText(details(diagnostic).map(messageText).joined(separator: "\n"))
    let outcome =
      diagnostic.severity == .error
      ? "<failure type=\"\(diagnostic.code)\" message=\"\(message)\">\n\(text)</failure>"
      : "<system-out>\(diagnostic.severity): \(text)</system-out>"
    return """
          <testcase classname="\(path)" name="\(diagnostic.code): \(message)" file="\(path)" line="\(line)">
            \(outcome)
          </testcase>

      """
  }

  private func details(_ diagnostic: Diagnostic) -> [String] {
    let place = sources.place(of: diagnostic.range).map { "\($0): " } ?? ""
    return [place + diagnostic.message] + (diagnostic.help.map { ["help: \($0)"] } ?? [])
      + diagnostic.fixIts.map { "fix: \($0.message)" }
  }
}
