import RutterDiagnostics

extension JSONReader {
  /// Reads a string; false where it has no end, which is reported.
  ///
  /// A text without escapes is not copied. Single quotes are no JSON, but what they hold is clear.
  mutating func readString(_ quote: UInt8) -> Bool {
    let opening = position
    let arenaStart = builder.texts.arena.count
    var copied: Int?
    position += 1
    while position < bytes.count, bytes[position] != quote {
      let byte = bytes[position]
      if byte.isYAMLBreak { break }
      if byte == UInt8(ascii: "\\") {
        builder.texts.arena += bytes[(copied ?? opening + 1)..<position]
        readEscape()
        copied = position
      } else {
        if byte == 0x09 { report(tabInString) }
        position += 1
      }
    }
    guard position < bytes.count, bytes[position] == quote else {
      stop(unclosedQuote(at: opening))
      return false
    }
    position += 1
    add(opening..<position, copied: copied, arenaStart)
    return true
  }

  private mutating func add(_ token: Range<Int>, copied: Int?, _ arenaStart: Int) {
    let isDouble = bytes[token.lowerBound] == UInt8(ascii: "\"")
    if !isDouble { report(singleQuotes(token)) }
    let style: Node.Style = isDouble ? .doubleQuoted : .singleQuoted
    let text = token.lowerBound + 1..<token.upperBound - 1
    guard let copied else { return builder.addScalar(style, token, text: text) }
    builder.texts.arena += bytes[copied..<text.upperBound]
    builder.addScalar(style, token, arenaStart: arenaStart)
  }

  private mutating func readEscape() {
    let start = position
    guard position + 1 < bytes.count, !bytes[position + 1].isYAMLBreak else {
      position += 1
      return
    }
    let letter = bytes[position + 1]
    if letter == UInt8(ascii: "u") { return readCode() }
    position += 2
    if let byte = Self.escaped(letter) {
      builder.texts.arena.append(byte)
      return
    }
    while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    builder.texts.arena += bytes[start + 1..<position]
    report(badEscape(start..<position))
  }

  private static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// `\u` and four digits; a character beyond U+FFFF takes two of them.
  private mutating func readCode() {
    let start = position
    guard let first = code(at: start) else {
      position += 2
      return report(shortCode(start..<position))
    }
    position += 6
    if let scalar = Unicode.Scalar(first) { return append(scalar) }
    if first < 0xDC00, let second = code(at: position), second & 0xFC00 == 0xDC00,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    {
      position += 6
      return append(scalar)
    }
    append("\u{FFFD}")
    report(loneSurrogate(start..<position))
  }

  private func code(at offset: Int) -> UInt32? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var code: UInt32 = 0
    for byte in bytes[offset + 2..<offset + 6] {
      guard let digit = byte.hexDigitValue else { return nil }
      code = code << 4 | digit
    }
    return code
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    builder.texts.arena.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

// MARK: - Messages

extension JSONReader {
  private func unclosedQuote(at offset: Int) -> Diagnostic {
    error(
      SyntaxDiagnostics.unclosedQuote, "this quote is not closed on its line", offset..<offset + 1,
      help: "a line break inside a string is written \\n")
  }

  private func singleQuotes(_ token: Range<Int>) -> Diagnostic {
    let content = text(token.lowerBound + 1..<token.upperBound - 1)
    let escaped = content.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"")
    return error(
      SyntaxDiagnostics.jsonQuotes, "JSON quotes with double quotes", token,
      fixIt: ("use double quotes", "\"\(escaped)\""))
  }

  private var tabInString: Diagnostic {
    error(
      SyntaxDiagnostics.controlCharacter, "control character U+0009 in a string",
      position..<position + 1, fixIt: ("write '\\t'", "\\t"))
  }

  private func badEscape(_ escape: Range<Int>) -> Diagnostic {
    var diagnostic = error(
      SyntaxDiagnostics.badEscape, "'\(text(escape))' is no escape", escape)
    let point = range(escape.lowerBound..<escape.lowerBound)
    diagnostic.fixIts = [FixIt("double the backslash", replace: point, with: "\\")]
    return diagnostic
  }

  private func shortCode(_ escape: Range<Int>) -> Diagnostic {
    error(
      SyntaxDiagnostics.badEscape, "'\(text(escape))' needs four hexadecimal digits", escape)
  }

  private func loneSurrogate(_ escape: Range<Int>) -> Diagnostic {
    error(
      SyntaxDiagnostics.badEscape, "'\(text(escape))' is half a character", escape,
      help: "a character beyond U+FFFF is written as two escapes: \\ud83d\\ude00")
  }
}
