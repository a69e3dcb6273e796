extension Filter {
  static let swift: [Filter] = [
    Filter(
      "snakeToCamelCase", on: .text,
      taking: [Parameter("stripUnderscores", .truth, .bool(false))],
      "Words joined by \"_\" as one name in upper camel case; leading \"_\" stay unless told otherwise."
    ) { .string(camelCase($0.text, keepsStart: !$0[0].isTrue)) },
    Filter(
      "camelToSnakeCase", on: .text, taking: [Parameter("toLower", .truth, .bool(true))],
      "The words of a name in camel case, joined by \"_\", in lower case unless that is declined."
    ) { .string(snakeCase($0.text, toLower: $0[0].isTrue)) },
    Filter(
      "swiftIdentifier", on: .text, taking: [Parameter("mode", .text, .string("normal"))],
      "A name that Swift accepts, with \"_\" for other characters and before a digit at the start; upper "
        + "case at its start in the mode \"normal\", as it is in \"valid\"; in \"pretty\" other characters "
        + "end a word and the next starts upper case.", apply: identifier),
    Filter(
      "escapeReservedKeywords", on: .text, "In backticks if it is a word that Swift reserves."
    ) { .string(reservedWords.contains($0.text) ? "`\($0.text)`" : $0.text) },
    Filter("quoted", on: .text, "A Swift string literal with that content.") {
      .string(quoted($0.text))
    },
    Filter("docComment", on: .text, "Each line after \"///\"; without the line ends at the end.") {
      .string(docComment($0.text))
    },
  ]

  private static func camelCase(_ name: String, keepsStart: Bool) -> String {
    let start = name.prefix { $0 == "_" }
    let words = name.dropFirst(start.count).split(separator: "_")
    let isShouted = !name.contains(where: \.isLowercase)
    return words.reduce(into: keepsStart ? String(start) : "") { result, word in
      result += word.prefix(1).uppercased()
      result += isShouted ? word.dropFirst().lowercased() : String(word.dropFirst())
    }
  }

  /// A word starts at an upper-case letter after one that is not, and at the last of several
  /// upper-case letters if a lower-case one follows: `HTTPServer2Go` is `http_server2_go`.
  private static func snakeCase(_ name: String, toLower: Bool) -> String {
    let letters = Array(name)
    var result = ""
    for (index, letter) in letters.enumerated() {
      if letter.isUppercase, index > 0, letters[index - 1] != "_" {
        let endsShout = index + 1 < letters.count && letters[index + 1].isLowercase
        if !letters[index - 1].isUppercase || endsShout { result += "_" }
      }
      result += toLower ? letter.lowercased() : String(letter)
    }
    return result
  }

  private static func identifier(_ input: FilterInput) throws(FilterFault) -> Value {
    switch input.text(0) {
    case "normal": .string(upperFirst(underscored(input.text)))
    case "valid": .string(underscored(input.text))
    case "pretty": .string(upperFirst(words(input.text)))
    default:
      throw FilterFault("the mode must be \"normal\", \"valid\" or \"pretty\"", argument: 0)
    }
  }

  private static func upperFirst(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func continuesName(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character.isASCII && character.isNumber
  }

  private static func starting(_ name: String) -> String {
    name.first.map { $0.isNumber } ?? true ? "_" + name : name
  }

  private static func underscored(_ text: String) -> String {
    starting(String(text.map { continuesName($0) ? $0 : "_" }))
  }

  private static func words(_ text: String) -> String {
    let words = text.split { !continuesName($0) || $0 == "_" }
    return starting(
      words.enumerated().map { $0 == 0 ? String($1) : upperFirst(String($1)) }.joined())
  }

  private static let reservedWords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func quoted(_ text: String) -> String {
    let needsNoEscape = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != 0x22 && $0 != 0x5C }
    if needsNoEscape { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default: result += escaped(scalar)
      }
    }
    return result + "\""
  }

  /// Controls, and what some editors show as a line end, by number.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let isPlain = scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value)
    if isPlain, scalar.value != 0x2028, scalar.value != 0x2029 { return String(scalar) }
    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }

  private static func docComment(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.isEmpty ? "///" : "/// " + text }
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.isEmpty ? "///" : "/// " + $0 }
      .joined(separator: "\n")
  }
}
