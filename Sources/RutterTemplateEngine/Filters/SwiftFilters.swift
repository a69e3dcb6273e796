extension Filter {
  static let swift: [Filter] = [
    Filter(
      "snakeToCamelCase", on: .text,
      "Words joined by \"_\" as one name in upper camel case; leading \"_\" stay."
    ) { .string(camelCase($0.text)) },
    Filter(
      "camelToSnakeCase", on: .text, taking: [Parameter("toLower", .truth, .bool(true))],
      "The words of a name in camel case, joined by \"_\", in lower case unless that is declined."
    ) { .string(snakeCase($0.text, toLower: $0[0].isTrue)) },
    Filter(
      "swiftIdentifier", on: .text,
      "A name that Swift accepts: other characters end a word, the next one starts upper case."
    ) { .string(identifier($0.text)) },
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

  private static func camelCase(_ name: String) -> String {
    let start = name.prefix { $0 == "_" }
    let words = name.dropFirst(start.count).split(separator: "_")
    let isShouted = !name.contains(where: \.isLowercase)
    return words.reduce(into: String(start)) { result, word in
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

  private static func identifier(_ text: String) -> String {
    var result = ""
    var startsWord = false
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      guard character.isLetter || isDigit || character == "_" else {
        startsWord = !result.isEmpty
        continue
      }
      result += startsWord ? character.uppercased() : String(character)
      startsWord = false
    }
    let needsStart = result.first.map { $0.isNumber } ?? true
    return needsStart ? "_" + result : result
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
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.isEmpty ? "///" : "/// " + $0 }
      .joined(separator: "\n")
  }
}
