/// A summary for people who look at a job's page or at a pull request: a table, errors first.
struct MarkdownFormat {
  /// The rows shown: a page with thousands is not read, and hosts cut it off.
  static let mostRows = 200

  let sources: SourceIndex

  func render(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "**rutter:** no findings\n" }
    let ordered = Severity.allCases.sorted(by: >).flatMap { severity in
      diagnostics.filter { $0.severity == severity }
    }
    let rest = ordered.count - Self.mostRows
    return """
      **rutter:** \(TextFormat.summary(of: diagnostics))

      | | where | what | what to do |
      | --- | --- | --- | --- |
      \(ordered.prefix(Self.mostRows).map(row).joined(separator: "\n"))
      \(rest > 0 ? "\nand \(rest) more\n" : "")
      """
  }

  private func row(_ diagnostic: Diagnostic) -> String {
    let place = sources.place(of: diagnostic.range) ?? ""
    let advice = [diagnostic.help].compactMap(\.self) + diagnostic.fixIts.map(\.message)
    let cells = [
      diagnostic.severity.rawValue, Self.code(place),
      Self.escape(messageText(diagnostic.message)) + " " + Self.code(diagnostic.code.description),
      advice.map { Self.escape(messageText($0)) }.joined(separator: "; "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// A code span whose text has no backticks and no cell's end in it.
  private static func code(_ text: String) -> String {
    let plain = String(text.map { $0 == "`" ? "'" : $0 })
    return plain.isEmpty
      ? ""
      : "`"
        + plain.split(separator: "|", omittingEmptySubsequences: false)
        .joined(separator: "\\|") + "`"
  }

  /// Manifests come from strangers too: nothing in a message may become markup, a link or a mention.
  private static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "@", "#": result += "&#\(scalar.value);"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "!", "$":
        result += "\\" + String(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
