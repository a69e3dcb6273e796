import RutterDiagnostics

// What stands in JSON without quotes: numbers, true, false, null, and what should have had quotes.

extension JSONReader {
  /// False where there is no word, or none that can be meant; which is reported.
  mutating func readWord() -> Bool {
    let word = position..<endOfWord
    guard !word.isEmpty else {
      report(unexpected("a value"))
      return false
    }
    if !isLiteral(word), !isNumber(word) {
      let (diagnostic, isMeant) = wrongWord(word)
      report(diagnostic)
      guard isMeant else { return false }
    }
    addPlain(word)
    return true
  }

  /// A key that lacks its quotes.
  mutating func readBareKey() -> Bool {
    let word = position..<endOfWord
    var diagnostic = Diagnostic(
      .error, SyntaxDiagnostics.jsonQuotes, "a key needs double quotes", at: range(word))
    diagnostic.fixIts = [
      FixIt("quote it", replace: range(word), with: "\"\(text(word))\"")
    ]
    report(diagnostic)
    addPlain(word)
    return true
  }

  private mutating func addPlain(_ word: Range<Int>) {
    position = word.upperBound
    builder.addScalar(.plain, word, text: word)
  }

  private var endOfWord: Int {
    var end = position
    while end < bytes.count, bytes[end].isNameByte || "+-.$".utf8.contains(bytes[end]) { end += 1 }
    return end
  }

  private func isLiteral(_ word: Range<Int>) -> Bool {
    bytes[word].elementsEqual("true".utf8) || bytes[word].elementsEqual("false".utf8)
      || bytes[word].elementsEqual("null".utf8)
  }

  /// A minus sign, an integer without leading zeros, a fraction, an exponent.
  private func isNumber(_ word: Range<Int>) -> Bool {
    var index = word.lowerBound
    func digits() -> Int {
      let first = index
      while index < word.upperBound, bytes[index].isJSONDigit { index += 1 }
      return index - first
    }
    func skip(_ characters: String) -> Bool {
      guard index < word.upperBound, characters.utf8.contains(bytes[index]) else { return false }
      index += 1
      return true
    }
    _ = skip("-")
    let hasZero = skip("0")
    guard hasZero || digits() > 0 else { return false }
    if skip("."), digits() == 0 { return false }
    if skip("eE") {
      _ = skip("+-")
      guard digits() > 0 else { return false }
    }
    return index == word.upperBound
  }
}

// MARK: - Messages

extension JSONReader {
  /// What is wrong with a word, and whether it can be taken for a value nevertheless.
  private func wrongWord(_ word: Range<Int>) -> (Diagnostic, isMeant: Bool) {
    let text = text(word)
    let name = text.drop { $0 == "-" || $0 == "+" }
    if ["NaN", "Infinity", "nan", "inf"].contains(name) {
      return (number("JSON has no '\(text)'", word, help: "write it as a string"), true)
    }
    if let literal = Self.literals[text.lowercased()] {
      return (
        error(
          SyntaxDiagnostics.invalidJSON, "JSON writes '\(text)' as '\(literal)'", word,
          fixIt: ("write '\(literal)'", literal)), true
      )
    }
    if name.utf8.first.map({ $0.isJSONDigit || $0 == UInt8(ascii: ".") }) ?? true {
      return (wrongNumber(text, word), true)
    }
    if TextScan.scalar(in: bytes, at: word.lowerBound).map({ TextScan.isSmartQuote($0.value) })
      ?? false
    {
      return (smartQuote(at: word.lowerBound), false)
    }
    return (
      error(
        SyntaxDiagnostics.jsonQuotes, "a text needs double quotes", word,
        fixIt: ("quote it", "\"\(text)\"")), true
    )
  }

  private static let literals = [
    "true": "true", "false": "false", "null": "null", "none": "null", "nil": "null",
    "undefined": "null",
  ]

  private func wrongNumber(_ text: String, _ word: Range<Int>) -> Diagnostic {
    let digits = text.drop { $0 == "-" || $0 == "+" }
    if text.hasPrefix("+") {
      return number("a number cannot start with '+'", word, fixIt: String(text.dropFirst()))
    }
    if digits.hasPrefix(".") || digits.hasSuffix(".") {
      return number("a '.' needs digits on both sides", word)
    }
    if digits.hasPrefix("0"), digits.allSatisfy(\.isNumber) {
      let plain = digits.drop { $0 == "0" }
      let sign = text.hasPrefix("-") ? "-" : ""
      return number(
        "a number cannot start with '0'", word, fixIt: sign + (plain.isEmpty ? "0" : plain))
    }
    return number("'\(text)' is no number", word, help: "write a text in double quotes")
  }

  private func number(
    _ message: String, _ word: Range<Int>, help: String? = nil, fixIt: String? = nil
  ) -> Diagnostic {
    var diagnostic = error(SyntaxDiagnostics.jsonNumber, message, word)
    diagnostic.help = help
    if let fixIt {
      diagnostic.fixIts = [FixIt("write '\(fixIt)'", replace: range(word), with: fixIt)]
    }
    return diagnostic
  }

  private func smartQuote(at offset: Int) -> Diagnostic {
    error(
      SyntaxDiagnostics.smartQuote, "a typographic quote does not quote", offset..<offset + 3)
  }
}
