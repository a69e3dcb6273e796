/// A line of the ledger that holds a localization key: `string EXPLORE`.
enum LedgerString {
  private static let start = "string "

  /// Line ends and backslashes are written behind a backslash.
  static func line(_ key: String) -> String {
    var line = start
    for scalar in key.unicodeScalars {
      switch scalar {
      case "\\": line += "\\\\"
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// Nil for a line of another kind, and for one that `line` would not write.
  static func key(of line: String) -> String? {
    guard line.unicodeScalars.starts(with: start.unicodeScalars) else { return nil }
    var key = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars.dropFirst(start.unicodeScalars.count) {
      if isEscaped {
        guard let meant = escapes[scalar] else { return nil }
        key.append(meant)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        key.append(scalar)
      }
    }
    return isEscaped ? nil : String(key)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = ["\\": "\\", "n": "\n", "r": "\r"]
}
