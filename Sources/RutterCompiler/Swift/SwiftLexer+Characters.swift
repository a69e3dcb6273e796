extension SwiftLexer {
  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func scalar(at index: Int) throws(SwiftSyntaxError) -> Unicode.Scalar {
    guard let first = byte(at: index) else { return "\0" }
    if first < 0x80 { return Unicode.Scalar(first) }
    var decoder = UTF8()
    var rest = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      throw SwiftSyntaxError("a byte here is not UTF-8", at: index..<index + 1)
    }
    return scalar
  }

  /// Goes past the characters that can go on with an identifier, if there are any.
  mutating func skipIdentifier() throws(SwiftSyntaxError) {
    while position < bytes.count {
      let scalar = try scalar(at: position)
      guard SwiftCharacters.continuesIdentifier(scalar) else { return }
      position += UTF8.width(scalar)
    }
  }

  func isOperatorByte(at index: Int, _ expected: Unicode.Scalar) -> Bool {
    byte(at: index) == UInt8(ascii: expected)
  }

  func unexpectedCharacter(_ scalar: Unicode.Scalar) -> SwiftSyntaxError {
    let range = position..<position + UTF8.width(scalar)
    let name = scalar.properties.name.map { " (\($0.lowercased()))" } ?? ""
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "'":
      return SwiftSyntaxError(
        "\(scalar) does not quote a Swift string", at: range, help: "use \"\"")
    case _
    where scalar.value < 0x21 || SwiftCharacters.isInvisible(scalar)
      || scalar.properties.isWhitespace:
      let code = String(scalar.value, radix: 16, uppercase: true)
      let digits = String(repeating: "0", count: max(0, 4 - code.count)) + code
      return SwiftSyntaxError("the character U+\(digits)\(name) has no place in Swift", at: range)
    default:
      return SwiftSyntaxError("the character '\(scalar)' has no place in Swift", at: range)
    }
  }

  mutating func skipSpace() throws(SwiftSyntaxError) {
    while let byte = byte(at: position) {
      switch byte {
      case 0x0A, 0x0D: try skipLineBreak()
      case 0x20, 0x09, 0x0B, 0x0C: position += 1
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "/"):
        try skipLineComment()
      case UInt8(ascii: "/") where self.byte(at: position + 1) == UInt8(ascii: "*"):
        try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipLineBreak() throws(SwiftSyntaxError) {
    if let string = open.last(where: { !$0.isMultiline }) { throw unclosed(string) }
    position += 1
    noteLineBreak()
  }

  private mutating func skipLineComment() throws(SwiftSyntaxError) {
    let start = position
    while let byte = byte(at: position), byte != 0x0A, byte != 0x0D { position += 1 }
    guard position < bytes.count else {
      throw SwiftSyntaxError(
        "a comment here would hide the code that follows", at: start..<position,
        help: "use '/* … */' or leave it out")
    }
  }

  private mutating func skipBlockComment() throws(SwiftSyntaxError) {
    let start = position
    var depth = 0
    repeat {
      guard position + 1 < bytes.count else {
        throw SwiftSyntaxError("'/*' is never closed", at: start..<start + 2)
      }
      switch (bytes[position], bytes[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, position) = (depth + 1, position + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, position) = (depth - 1, position + 2)
      case (0x0A, _), (0x0D, _): try skipLineBreak()
      default: position += 1
      }
    } while depth > 0
  }
}
