extension SwiftLexer {
  // MARK: Strings

  /// At the hashes, if any, and quotes that begin a string.
  mutating func openString(hashes: Int) throws(SwiftSyntaxError) {
    let start = position
    position += hashes
    let isMultiline = hasQuotes(3, at: position) && !closesOnItsLine(hashes)
    position += isMultiline ? 3 : 1
    append(.stringStart, from: start, text: "")
    guard !isMultiline || isBlank(from: position, step: 1) else {
      throw SwiftSyntaxError(
        "a line break is missing after the quotes", at: start..<position)
    }
    open.append(OpenString(start: start, hashes: hashes, isMultiline: isMultiline))
  }

  /// In a string's own text: up to its end or to the next interpolation.
  mutating func lexStringPart(_ string: OpenString) throws(SwiftSyntaxError) {
    let start = position
    while let byte = byte(at: position) {
      if byte == UInt8(ascii: "\""), closes(string) {
        appendText(from: start)
        return try closeString(string)
      }
      if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, at: position + 1) {
        if try skipEscape(string, textFrom: start) { return }
      } else if byte == 0x0A || byte == 0x0D, !string.isMultiline {
        break
      } else {
        position += 1
      }
    }
    throw unclosed(string)
  }

  func unclosed(_ string: OpenString) -> SwiftSyntaxError {
    let quotes = string.start..<string.start + string.hashes + (string.isMultiline ? 3 : 1)
    return SwiftSyntaxError("a string is never closed", at: quotes)
  }

  private mutating func appendText(from start: Int) {
    if position > start { append(.stringText, from: start, text: "") }
  }

  private mutating func closeString(_ string: OpenString) throws(SwiftSyntaxError) {
    let start = position
    position += (string.isMultiline ? 3 : 1) + string.hashes
    guard !string.isMultiline || isBlank(from: start - 1, step: -1) else {
      throw SwiftSyntaxError("the closing quotes need a line of their own", at: start..<position)
    }
    append(.stringEnd, from: start, text: "")
    open.removeLast()
  }

  /// Past an escape; true if it opened an interpolation.
  private mutating func skipEscape(
    _ string: OpenString, textFrom start: Int
  ) throws(SwiftSyntaxError) -> Bool {
    let escape = position
    let end = position + 1 + string.hashes
    switch byte(at: end).map(Unicode.Scalar.init) {
    case "(":
      appendText(from: start)
      position = end + 1
      append(.interpolationStart, from: escape, text: "")
      open[open.count - 1].parentheses = 0
      return true
    case "0", "n", "r", "t", "\"", "'", "\\": position = end + 1
    case "u": try skipUnicodeEscape(from: escape, at: end + 1)
    case "\n", "\r", " ", "\t": try skipEscapedLineBreak(string, from: escape, at: end)
    case nil: throw unclosed(string)
    default: throw invalidEscape(escape..<end + 1)
    }
    return false
  }

  private mutating func skipUnicodeEscape(
    from escape: Int, at digits: Int
  ) throws(SwiftSyntaxError) {
    position = digits + 1
    var value: UInt32 = 0
    while let byte = byte(at: position), let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
      position - digits <= 8
    {
      value = value &* 16 &+ UInt32(digit)
      position += 1
    }
    guard byte(at: digits) == UInt8(ascii: "{"), byte(at: position) == UInt8(ascii: "}"),
      position > digits + 1, Unicode.Scalar(value) != nil
    else { throw invalidEscape(escape..<min(max(digits, position), bytes.count)) }
    position += 1
  }

  private mutating func skipEscapedLineBreak(
    _ string: OpenString, from escape: Int, at start: Int
  ) throws(SwiftSyntaxError) {
    position = start
    while byte(at: position) == 0x20 || byte(at: position) == 0x09 { position += 1 }
    guard string.isMultiline, byte(at: position) == 0x0A || byte(at: position) == 0x0D else {
      throw invalidEscape(escape..<start + 1)
    }
  }

  private func invalidEscape(_ range: Range<Int>) -> SwiftSyntaxError {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let visible = text.contains(where: \.isNewline) ? "\\" : text
    return SwiftSyntaxError("'\(visible)' is not an escape of a Swift string", at: range)
  }

  private func hasQuotes(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == UInt8(ascii: "\"") }
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == UInt8(ascii: "#") }
  }

  /// A raw string of quotes, `#"""#`, looks like the start of a multi-line one.
  private func closesOnItsLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = position + 2
    while let byte = byte(at: index), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  /// Whether only spaces lie between an offset and the next line break that way.
  private func isBlank(from start: Int, step: Int) -> Bool {
    var index = start
    while index >= 0, let byte = byte(at: index) {
      if byte == 0x0A || byte == 0x0D { return true }
      guard byte == 0x20 || byte == 0x09 else { return false }
      index += step
    }
    return false
  }

  private func closes(_ string: OpenString) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    return hasQuotes(quotes, at: position) && hasHashes(string.hashes, at: position + quotes)
  }

  // MARK: Regular expressions

  /// `#/…/#`; the bare form is left out, since it means something else in Swift 5.
  mutating func lexRegex(from start: Int, hashes: Int) throws(SwiftSyntaxError) {
    position += 1
    guard open.isEmpty else {
      throw SwiftSyntaxError(
        "a regular expression cannot stand inside a string", at: start..<position)
    }
    while let byte = byte(at: position), byte != 0x0A, byte != 0x0D {
      if byte == UInt8(ascii: "/"), hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        return append(.regex, from: start, text: "")
      }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    throw SwiftSyntaxError(
      "a regular expression is never closed", at: start..<start + hashes + 1,
      help: "it ends with '/\(String(repeating: "#", count: hashes))' on the same line")
  }

  // MARK: Numbers

  mutating func lexNumber() throws(SwiftSyntaxError) {
    let start = position
    var isFloat = false
    if follows(UInt8(ascii: ".")) {
      skipDigits()
    } else if bytes[position] == UInt8(ascii: "0"), let radix = radix(byte(at: position + 1)) {
      position += isDigit(byte(at: position + 2), radix) ? 2 : 1
      skipDigits(radix)
      isFloat = radix == 16 && skipFraction(exponent: "p", radix: 16)
    } else {
      skipDigits()
      isFloat = skipFraction(exponent: "e", radix: 10)
    }
    let end = position
    try skipIdentifier()
    guard position == end else {
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      throw SwiftSyntaxError("'\(text)' is neither a number nor a name", at: start..<position)
    }
    append(isFloat ? .float : .integer, from: start)
  }

  private func follows(_ byte: UInt8) -> Bool {
    guard let last = tokens.last, last.range.upperBound == position else { return false }
    return last.kind == .punctuation && bytes[last.range.lowerBound] == byte
  }

  private func radix(_ byte: UInt8?) -> Int? {
    switch byte.map(Unicode.Scalar.init) {
    case "x": 16
    case "o": 8
    case "b": 2
    default: nil
    }
  }

  private mutating func skipDigits(_ radix: Int = 10) {
    while let byte = byte(at: position) {
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue ?? 16
      guard digit < radix || byte == UInt8(ascii: "_") else { return }
      position += 1
    }
  }

  private mutating func skipFraction(exponent: Unicode.Scalar, radix: Int) -> Bool {
    let start = position
    if isOperatorByte(at: position, "."), isDigit(byte(at: position + 1), radix) {
      position += 1
      skipDigits(radix)
    }
    guard let letter = byte(at: position), letter | 0x20 == UInt8(ascii: exponent) else {
      return position > start
    }
    let hasSign = isOperatorByte(at: position + 1, "-") || isOperatorByte(at: position + 1, "+")
    let digits = position + (hasSign ? 2 : 1)
    guard isDigit(byte(at: digits), 10) else { return position > start }
    position = digits
    skipDigits()
    return true
  }

  private func isDigit(_ byte: UInt8?, _ radix: Int) -> Bool {
    guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return false }
    return digit < radix
  }
}
