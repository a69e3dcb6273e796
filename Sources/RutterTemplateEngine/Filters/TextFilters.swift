extension Filter {
  static let text: [Filter] = [
    Filter("uppercase", on: .text, "All letters upper case.") { .string($0.text.uppercased()) },
    Filter("lowercase", on: .text, "All letters lower case.") { .string($0.text.lowercased()) },
    Filter(
      "capitalize", on: .text, "The first letter of each word upper case, the others lower case."
    ) { .string(capitalized($0.text)) },
    Filter("upperFirstLetter", on: .text, "The first letter upper case, the others as they are.") {
      .string($0.text.prefix(1).uppercased() + $0.text.dropFirst())
    },
    Filter("lowerFirstLetter", on: .text, "The first letter lower case, the others as they are.") {
      .string($0.text.prefix(1).lowercased() + $0.text.dropFirst())
    },
    Filter("hasPrefix", on: .text, taking: [Parameter("start", .text)], "Whether a text starts so.")
    {
      .bool($0.text.utf8.starts(with: $0.text(0).utf8))
    },
    Filter("hasSuffix", on: .text, taking: [Parameter("end", .text)], "Whether a text ends so.") {
      .bool($0.text.utf8.reversed().starts(with: $0.text(0).utf8.reversed()))
    },
    Filter(
      "replace", on: .text, taking: [Parameter("text", .text), Parameter("replacement", .text)],
      "Every place of a text replaced by another one.", apply: replace),
    Filter(
      "split", on: .text, taking: [Parameter("separator", .text, .string(" "))],
      "The list of what stands between the separators."
    ) { .list($0.text.pieces(separatedBy: $0.text(0)).map { .string(String($0)) }) },
    Filter("trim", on: .text, "Without the white space at both ends.") {
      .string(String(trimmed($0.text[...])))
    },
    Filter(
      "removeNewlines", on: .text, taking: [Parameter("mode", .text, .string("all"))],
      "Without line ends; in the mode \"leading\" also without the blanks that start each line.",
      apply: removeNewlines),
    Filter(
      "indent", on: .text,
      taking: [
        Parameter("width", .number, .int(4)), Parameter("character", .text, .string(" ")),
        Parameter("indentFirst", .truth, .bool(false)),
      ],
      "Each line but the first (with indentFirst that too) moved right; empty lines stay empty.",
      apply: indent),
    Filter("basename", on: .text, "The last component of a path.") {
      .string(pathParts($0.text).last)
    },
    Filter("dirname", on: .text, "A path without its last component; \".\" if there is no other.") {
      .string(pathParts($0.text).folder)
    },
  ]

  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isInWord = false
    for character in text {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter || character.isNumber || isInWord && "'’".contains(character)
    }
    return result
  }

  private static func replace(_ input: FilterInput) throws(FilterFault) -> Value {
    let replacement = input.text(1)
    let pieces = input.text.pieces(separatedBy: input.text(0))
    let (added, overflow) = (pieces.count - 1).multipliedReportingOverflow(
      by: replacement.utf8.count)
    guard !overflow, added <= Limits.textBytes else { throw .tooLong }
    return .string(pieces.joined(separator: replacement))
  }

  private static func removeNewlines(_ input: FilterInput) throws(FilterFault) -> Value {
    let lines = input.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    switch input.text(0) {
    case "all": return .string(lines.joined())
    case "leading": return .string(lines.map { $0.drop(while: \.isWhitespace) }.joined())
    default: throw FilterFault("the mode must be \"all\" or \"leading\"", argument: 0)
    }
  }

  private static func indent(_ input: FilterInput) throws(FilterFault) -> Value {
    let lines = input.text.split(
      separator: "\n" as Character, omittingEmptySubsequences: false)
    let width = input.int(0)
    guard width >= 0 else { throw FilterFault("the width must not be negative", argument: 0) }
    let (bytes, overflow) = width.multipliedReportingOverflow(by: input.text(1).utf8.count)
    let (added, overflows) = bytes.multipliedReportingOverflow(by: lines.count)
    guard !overflow, !overflows, added <= Limits.textBytes else { throw .tooLong }
    let blanks = String(repeating: input.text(1), count: width)
    var result = input[2].isTrue && !input.text.isEmpty && lines[0] != "" ? blanks : ""
    result += lines[0]
    for line in lines.dropFirst() { result += line.isEmpty ? "\n" : "\n" + blanks + line }
    return .string(result)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  private static func pathParts(_ path: String) -> (folder: String, last: String) {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    guard path != "/", let slash = path.lastIndex(of: "/") else {
      return path == "/" ? ("/", "/") : (".", String(path))
    }
    let last = String(path[path.index(after: slash)...])
    var folder = path[..<slash]
    while folder.last == "/" { folder.removeLast() }
    return (folder.isEmpty ? "/" : String(folder), last)
  }
}
