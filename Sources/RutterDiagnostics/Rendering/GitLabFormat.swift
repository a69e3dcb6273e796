/// GitLab's code quality report, a subset of Code Climate's: merge requests show what is new in it.
struct GitLabFormat {
  let sources: SourceIndex

  func render(_ diagnostics: [Diagnostic]) -> String {
    let fingerprints = Fingerprints.of(diagnostics, in: sources)
    return JSONValue.array(zip(diagnostics, fingerprints).map(issue)).text
  }

  private func issue(_ diagnostic: Diagnostic, _ fingerprint: String) -> JSONValue {
    let extent = sources.extent(of: diagnostic.range)
    let line = extent?.start.line ?? 1
    return [
      "description": .string(messageText(diagnostic.message)),
      "check_name": .string(diagnostic.code.description),
      "fingerprint": .string(fingerprint),
      "severity": severity(diagnostic.severity),
      "location": [
        "path": .string(extent?.path ?? "rutter"),
        "lines": ["begin": .number(line), "end": .number(max(line, extent?.end.line ?? line))],
      ],
    ]
  }

  private func severity(_ severity: Severity) -> JSONValue {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
