/// Checkstyle's XML, which Jenkins, reviewdog and many others read.
struct CheckstyleFormat {
  let sources: SourceIndex

  func render(_ diagnostics: [Diagnostic]) -> String {
    let files = groupedByPath(diagnostics, in: sources).map { path, findings in
      "  <file name=\"\(xmlText(path))\">\n" + findings.map(error).joined() + "  </file>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \(files.joined())</checkstyle>

      """
  }

  private func error(_ diagnostic: Diagnostic) -> String {
    let start = sources.extent(of: diagnostic.range)?.start
    let attributes = [
      ("line", "\(start?.line ?? 1)"), ("column", "\(start?.column ?? 1)"),
      ("severity", severity(diagnostic.severity)), ("message", messageText(diagnostic.message)),
      ("source", "rutter.\(diagnostic.code)"),
    ]
    return "    <error"
      + attributes.map { " \($0)=\"\(xmlText($1))\"" }.joined() + "/>\n"
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "info"
    }
  }
}
