/// Steps through a Swift file, a token at a time, comments and space left out.
///
/// Coarser than the compiler's lexer and made for speed: a string, whatever is interpolated in it, is
/// one token; so is a regular expression. It never fails: what is open at the end ends there.
struct DeclarationScanner {
  enum Kind {
    case word, quotedWord, pound, number, string, regex, `operator`, mark, end
  }

  struct Token {
    var kind: Kind
    var start: Int
    var end: Int
    /// Whether it is the first of its line.
    var startsLine: Bool
  }

  /// The file with a zero after its end, so that reading one byte ahead is always sound.
  let bytes: [UInt8]
  var position: Int
  private(set) var token = Token(kind: .end, start: 0, end: 0, startsLine: true)
  /// Where the token before the current one ended.
  private(set) var previousEnd = 0
  /// Where a comment or a string is open at the end of the file.
  var unclosed: Int?

  init(_ source: [UInt8]) {
    bytes = source + [0]
    let hasMark = source.starts(with: [0xEF, 0xBB, 0xBF])
    position = hasMark ? 3 : 0
    if source.dropFirst(position).starts(with: Array("#!".utf8)) { skipLine() }
    advance()
  }

  var count: Int { bytes.count - 1 }

  // MARK: Questions about the current token

  var isAtEnd: Bool { token.kind == .end }

  func isMark(_ mark: Unicode.Scalar) -> Bool {
    token.kind == .mark && bytes[token.start] == UInt8(ascii: mark)
  }

  /// Whether an operator begins with this character: the `<` of `<Element>`, the `?` of `Int?=`.
  func begins(_ character: Unicode.Scalar) -> Bool {
    (token.kind == .operator || token.kind == .mark)
      && bytes[token.start] == UInt8(ascii: character)
  }

  func isOperator(_ text: StaticString) -> Bool { token.kind == .operator && matches(text) }

  func isWord(_ text: StaticString) -> Bool { token.kind == .word && matches(text) }

  private func matches(_ text: StaticString) -> Bool {
    let length = token.end - token.start
    guard length == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where buffer[index] != bytes[token.start + index] { return false }
      return true
    }
  }

  var text: String { String(decoding: bytes[token.start..<token.end], as: UTF8.self) }

  /// A name without its backticks.
  var name: String {
    token.kind == .quotedWord
      ? String(
        decoding: bytes[token.start + 1..<max(token.start + 1, token.end - 1)], as: UTF8.self)
      : text
  }

  var isName: Bool { token.kind == .word || token.kind == .quotedWord }

  // MARK: Moving

  mutating func advance() {
    previousEnd = token.end
    let previous = token
    let startsLine = skipSpace()
    token.startsLine = startsLine || previous.end == 0
    token.start = position
    token.kind = position < count ? scan(after: previous) : .end
    token.end = position
  }

  /// Past the first character of an operator, the rest of which is a token of its own.
  mutating func advanceOneCharacter() {
    position = token.start + 1
    token.end = position
    advance()
  }

  /// Goes on after a byte; for whoever skipped ahead.
  mutating func resume(at offset: Int) {
    position = min(offset, count)
    token.end = position
    advance()
  }

  private mutating func scan(after previous: Token) -> Kind {
    let byte = bytes[position]
    if Self.isWordByte(byte) {
      if Self.isDigit(byte) { return scanNumber() }
      skipWord()
      return .word
    }
    switch byte {
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      return .string
    case UInt8(ascii: "#"): return scanPound()
    case UInt8(ascii: "`"): return scanQuotedWord()
    case UInt8(ascii: "/") where startsRegex(at: position):
      skipRegex(hashes: 0)
      return .regex
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      return isPostfix(previous) ? scanMark() : scanOperator()
    case UInt8(ascii: "."): return bytes[position + 1] == byte ? scanOperator() : scanMark()
    default: return Self.isOperatorByte(byte) ? scanOperator() : scanMark()
    }
  }

  /// Whether `?` and `!` belong to what stands before them without a space.
  private func isPostfix(_ previous: Token) -> Bool {
    guard previous.end == position, position > 0 else { return false }
    switch bytes[position - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "?"),
      UInt8(ascii: "!"), UInt8(ascii: "`"), UInt8(ascii: "}"), UInt8(ascii: "\""):
      return true
    default: return previous.kind == .word || previous.kind == .number
    }
  }

  private mutating func scanMark() -> Kind {
    position += 1
    return .mark
  }

  private mutating func scanOperator() -> Kind {
    let hasDots = bytes[position] == UInt8(ascii: ".")
    position += 1
    while Self.isOperatorByte(bytes[position]) || hasDots && bytes[position] == UInt8(ascii: ".") {
      let startsComment =
        bytes[position] == UInt8(ascii: "/")
        && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
      if startsComment { break }
      position += 1
    }
    return .operator
  }

  private mutating func scanNumber() -> Kind {
    skipWord()
    if bytes[position] == UInt8(ascii: "."), Self.isDigit(bytes[position + 1]) {
      position += 1
      skipWord()
    }
    let last = bytes[position - 1] | 0x20
    if last == UInt8(ascii: "e") || last == UInt8(ascii: "p"),
      bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+"),
      Self.isDigit(bytes[position + 1])
    {
      position += 1
      skipWord()
    }
    return .number
  }

  private mutating func scanQuotedWord() -> Kind {
    var end = position + 1
    while bytes[end] != UInt8(ascii: "`"), bytes[end] != 0x0A, end < count { end += 1 }
    guard bytes[end] == UInt8(ascii: "`") else { return scanMark() }
    position = end + 1
    return .quotedWord
  }

  private mutating func scanPound() -> Kind {
    var end = position
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    let hashes = end - position
    if bytes[end] == UInt8(ascii: "\"") {
      skipString(hashes: hashes)
      return .string
    }
    if bytes[end] == UInt8(ascii: "/") {
      skipRegex(hashes: hashes)
      return .regex
    }
    position += 1
    skipWord()
    return .pound
  }

  mutating func skipWord() {
    while Self.isWordByte(bytes[position]) { position += 1 }
  }

  mutating func skipLine() {
    while position < count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  // MARK: Bytes

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Letters, digits, `_`, `$`, and all that is not ASCII.
  static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte == 0x24 || byte >= 0x80
  }

  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
