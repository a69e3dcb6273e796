extension SwiftLexer {
  /// An operator is prefix, infix or postfix by what it touches, as in Swift.
  mutating func lexOperator() throws(SwiftSyntaxError) {
    let start = position
    let touchesLeft = touchesOperand(before: start)
    let first = try scalar(at: start)
    if touchesLeft, first == "?" || first == "!" {
      position += 1
      return append(.postfixOperator, from: start)
    }
    try skipOperator(withDots: first == ".")
    try refuseReserved(start)
    let touchesRight = touchesOperand(after: position, touchesLeft: touchesLeft)
    append(fixity(start, touchesLeft, touchesRight), from: start)
  }

  private func fixity(_ start: Int, _ left: Bool, _ right: Bool) -> SwiftToken.Kind {
    if position == start + 1, bytes[start] == UInt8(ascii: "?") { return .infixOperator }
    return left == right ? .infixOperator : left ? .postfixOperator : .prefixOperator
  }

  private mutating func skipOperator(withDots: Bool) throws(SwiftSyntaxError) {
    let start = position
    while position < bytes.count {
      let scalar = try scalar(at: position)
      guard SwiftCharacters.continuesOperator(scalar), withDots || scalar != "." else { return }
      if position > start, startsComment(at: position) { return }
      position += UTF8.width(scalar)
    }
  }

  private func startsComment(at index: Int) -> Bool {
    isOperatorByte(at: index, "/")
      && (isOperatorByte(at: index + 1, "/") || isOperatorByte(at: index + 1, "*"))
  }

  private func refuseReserved(_ start: Int) throws(SwiftSyntaxError) {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0 == (0x2A, 0x2F) }) {
      throw SwiftSyntaxError("'*/' closes no comment", at: start..<position)
    }
    if text.utf8.count > 1, text.utf8.contains(0x2F), !["/=", "./"].contains(text) {
      throw SwiftSyntaxError(
        "'\(text)' may be read as a regular expression", at: start..<position,
        help: "put a space before or after '/'")
    }
    if text == "<", isOperatorByte(at: position, "#") {
      throw SwiftSyntaxError(
        "a placeholder is still to be filled in", at: start..<position + 1)
    }
  }

  private func touchesOperand(before index: Int) -> Bool {
    guard index > 0 else { return false }
    switch Unicode.Scalar(bytes[index - 1]) {
    case " ", "\t", "\n", "\r", "\u{0B}", "\u{0C}", "(", "[", "{", ",", ";", ":": return false
    case "/" where index > 1 && bytes[index - 2] == UInt8(ascii: "*"): return false
    default: return true
    }
  }

  private func touchesOperand(after index: Int, touchesLeft: Bool) -> Bool {
    guard let byte = byte(at: index) else { return false }
    switch Unicode.Scalar(byte) {
    case " ", "\t", "\n", "\r", "\u{0B}", "\u{0C}", ")", "]", "}", ",", ";", ":": return false
    case ".": return !touchesLeft
    case "/": return !startsComment(at: index)
    default: return true
    }
  }
}
