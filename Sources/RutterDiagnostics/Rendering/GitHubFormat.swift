/// Findings as workflow commands of GitHub Actions, which shows them on the lines of a pull request.
///
///     ::error file=Specs/Explore.yaml,line=4,col=5,endColumn=9,title=unknown-key::unknown key 'veiw'
///
/// A step shows ten annotations of each severity; the log has them all.
struct GitHubFormat {
  let sources: SourceIndex

  func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { command($0) + "\n" }.joined()
  }

  private func command(_ diagnostic: Diagnostic) -> String {
    let properties = place(of: diagnostic.range) + [("title", diagnostic.code.description)]
    let list = properties.map { "\($0)=\(Self.escape($1, ":,"))" }.joined(separator: ",")
    let message = ([diagnostic.message] + advice(diagnostic)).map(messageText)
    return "::\(name(of: diagnostic.severity)) \(list)::"
      + Self.escape(message.joined(separator: "\n"), "")
  }

  private func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// Columns count only where the range stays on one line.
  private func place(of range: SourceRange) -> [(String, String)] {
    guard let extent = sources.extent(of: range) else { return [] }
    let (start, end) = (extent.start, extent.end)
    let lines = [("file", extent.path), ("line", "\(start.line)")]
    return start.line == end.line
      ? lines + [("col", "\(start.column)"), ("endColumn", "\(end.column)")]
      : lines + [("endLine", "\(end.line)")]
  }

  private func advice(_ diagnostic: Diagnostic) -> [String] {
    (diagnostic.help.map { ["help: \($0)"] } ?? [])
      + diagnostic.fixIts.map { "fix: \($0.message)" }
  }

  /// What would end the message or start another command: `%`, line ends, and `special` characters.
  private static func escape(_ text: String, _ special: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let mustEscape =
        scalar == "%" || scalar == "\r" || scalar == "\n" || special.unicodeScalars.contains(scalar)
      result += mustEscape ? percentEncoded(scalar) : String(scalar)
    }
    return result
  }
}

/// `%0A`, for each byte of the scalar.
func percentEncoded(_ scalar: Unicode.Scalar) -> String {
  String(scalar).utf8.map { byte in
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
  .joined()
}
