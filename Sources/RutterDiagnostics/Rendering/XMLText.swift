/// A text as XML has it between tags and between double quotes.
///
/// Characters that XML cannot hold, not even escaped, are made visible.
func xmlText(_ text: some StringProtocol) -> String {
  var result = ""
  for scalar in printable(text).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Findings side by side that lie in one file, with its path.
func groupedByPath(
  _ diagnostics: [Diagnostic], in sources: SourceIndex
) -> [(path: String, findings: [Diagnostic])] {
  var groups: [(path: String, findings: [Diagnostic])] = []
  for diagnostic in diagnostics {
    let path = sources.extent(of: diagnostic.range)?.path ?? "rutter"
    if groups.last?.path == path {
      groups[groups.count - 1].findings.append(diagnostic)
    } else {
      groups.append((path, [diagnostic]))
    }
  }
  return groups
}
