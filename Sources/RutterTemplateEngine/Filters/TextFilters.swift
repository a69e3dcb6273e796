extension Filter {
  static let text: [Filter] = [
    Filter("uppercase", on: [.text, .list], "All letters upper case; of a list, in each text.") {
      input throws(FilterFault) in try each(input) { $0.uppercased() }
    },
    Filter("lowercase", on: [.text, .list], "All letters lower case; of a list, in each text.") {
      input throws(FilterFault) in try each(input) { $0.lowercased() }
    },
    Filter(
      "capitalize", on: [.text, .list],
      "The first letter of each word upper case, the others lower case; of a list, in each text."
    ) { input throws(FilterFault) in try each(input, capitalized) },
    Filter("upperFirstLetter", on: .text, "The first letter upper case, the others as they are.") {
      .string($0.text.prefix(1).uppercased() + $0.text.dropFirst())
    },
    Filter("lowerFirstLetter", on: .text, "The first letter lower case, the others as they are.") {
      .string($0.text.prefix(1).lowercased() + $0.text.dropFirst())
    },
    Filter("titlecase", on: .text, "The same as upperFirstLetter.") {
      .string($0.text.prefix(1).uppercased() + $0.text.dropFirst())
    },
    Filter(
      "lowerFirstWord", on: .text,
      "The first word lower case; of several capitals the last begins the next word."
    ) { .string(lowerFirstWord($0.text)) },
    Filter("hasPrefix", on: .text, taking: [Parameter("start", .text)], "Whether a text starts so.")
    {
      .bool($0.text.utf8.starts(with: $0.text(0).utf8))
    },
    Filter("hasSuffix", on: .text, taking: [Parameter("end", .text)], "Whether a text ends so.") {
      .bool($0.text.utf8.reversed().starts(with: $0.text(0).utf8.reversed()))
    },
    Filter(
      "replace", on: .text,
      taking: [
        Parameter("text", .text), Parameter("replacement", .text),
        Parameter("mode", .text, .string("normal")),
      ],
      "Every place of a text replaced by another one; in the mode \"regex\" the text is a pattern, and "
        + "`$1` in the replacement is what its first group found.", apply: replace),
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

  /// A text changed, or each text of a list.
  private static func each(
    _ input: FilterInput, _ change: (String) -> String
  ) throws(FilterFault) -> Value {
    guard let list = input.value.list else { return .string(change(input.text)) }
    var result: [Value] = []
    for element in list {
      guard let text = element.text else {
        throw FilterFault("\(element.kind) in the list is no text")
      }
      result.append(.string(change(text)))
    }
    return .list(result)
  }

  /// `URLChooser` is `urlChooser`, `PeoplePicker` `peoplePicker`, `ID` `id`.
  private static func lowerFirstWord(_ text: String) -> String {
    let capitals = text.prefix(while: \.isUppercase)
    let rest = text.dropFirst(capitals.count)
    let keepsLast = capitals.count > 1 && rest.first?.isLowercase == true
    let word = keepsLast ? capitals.dropLast() : capitals
    return word.lowercased() + text.dropFirst(word.count)
  }

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
    switch input.text(2) {
    case "normal": break
    case "regex": return .string(try input.text.replacing(pattern: input.text(0), replacement))
    default: throw FilterFault("the mode must be \"normal\" or \"regex\"", argument: 2)
    }
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
    let lines = lines(of: input.text)
    let width = input.int(0)
    guard width >= 0 else { throw FilterFault("the width must not be negative", argument: 0) }
    let (bytes, overflow) = width.multipliedReportingOverflow(by: input.text(1).utf8.count)
    let (added, overflows) = bytes.multipliedReportingOverflow(by: lines.count)
    guard !overflow, !overflows, added <= Limits.textBytes else { throw .tooLong }
    let blanks = String(repeating: input.text(1), count: width)
    if lines.count == 1 {
      return input[2].isTrue && !input.text.isEmpty ? .string(blanks + input.text) : input.value
    }
    var result = input[2].isTrue && !input.text.isEmpty && lines[0] != "" ? blanks : ""
    result += lines[0]
    for line in lines.dropFirst() { result += line.isEmpty ? "\n" : "\n" + blanks + line }
    return .string(result)
  }

  /// Lines that end in a line feed alone.
  private static func lines(of text: String) -> [Substring] {
    guard text.utf8.contains(0x0A) else { return [text[...]] }
    guard text.utf8.contains(0x0D) else {
      return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        .map { Substring($0) }
    }
    return text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
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
