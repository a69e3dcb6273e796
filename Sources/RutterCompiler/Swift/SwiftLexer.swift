/// Cuts Swift text into tokens, comments and white space left out.
///
/// Text goes in, tokens come out, the last of them `end`. Where Swift could read on beyond the text
/// (an open string, comment or regular expression, a line comment at the end), it is an error, so
/// what is let through means the same wherever it is put.
package struct SwiftLexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [SwiftToken] = []
  /// The strings that are open, and in each the interpolation that is.
  var open: [OpenString] = []
  private var startsLine = false

  /// A string whose end has not been reached.
  struct OpenString {
    let start: Int
    let hashes: Int
    let isMultiline: Bool
    /// How many parentheses are open in the interpolation, nil in the string's own text.
    var parentheses: Int?
  }

  package static func tokens(of text: String) -> Result<[SwiftToken], SwiftSyntaxError> {
    do throws(SwiftSyntaxError) {
      return .success(try tokens(of: Array(text.utf8)))
    } catch {
      return .failure(error)
    }
  }

  static func tokens(of bytes: [UInt8]) throws(SwiftSyntaxError) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes: bytes)
    try lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() throws(SwiftSyntaxError) {
    while true {
      if let string = open.last, string.parentheses == nil {
        try lexStringPart(string)
      } else {
        try skipSpace()
        guard position < bytes.count else { break }
        try lexCode()
      }
    }
    if let string = open.last { throw unclosed(string) }
    append(.end, from: position)
  }

  private mutating func lexCode() throws(SwiftSyntaxError) {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): try lexNumber()
    case UInt8(ascii: "\""): try openString(hashes: 0)
    case UInt8(ascii: "#"): try lexPound()
    case UInt8(ascii: "`"): try lexEscapedIdentifier()
    case UInt8(ascii: "$"): try lexDollar()
    case UInt8(ascii: "("), UInt8(ascii: ")"): lexParenthesis(byte)
    case _ where Self.punctuation.contains(byte): lexMark()
    case UInt8(ascii: ".") where !isOperatorByte(at: position + 1, "."): lexMark()
    default: try lexWordOrOperator()
    }
  }

  private static let punctuation = Array("[]{},;:@\\".utf8)

  private mutating func lexMark() {
    position += 1
    append(.punctuation, from: position - 1)
  }

  private mutating func lexParenthesis(_ byte: UInt8) {
    guard let depth = open.last?.parentheses else { return lexMark() }
    if byte == UInt8(ascii: ")"), depth == 0 {
      position += 1
      append(.interpolationEnd, from: position - 1)
      open[open.count - 1].parentheses = nil
    } else {
      open[open.count - 1].parentheses = depth + (byte == UInt8(ascii: "(") ? 1 : -1)
      lexMark()
    }
  }

  private mutating func lexWordOrOperator() throws(SwiftSyntaxError) {
    let start = position
    let scalar = try scalar(at: position)
    if SwiftCharacters.startsIdentifier(scalar) {
      try skipIdentifier()
      append(.identifier, from: start)
    } else if SwiftCharacters.startsOperator(scalar) {
      try lexOperator()
    } else {
      throw unexpectedCharacter(scalar)
    }
  }

  private mutating func lexEscapedIdentifier() throws(SwiftSyntaxError) {
    let start = position
    position += 1
    try skipIdentifier()
    guard position > start + 1, byte(at: position) == UInt8(ascii: "`") else {
      throw SwiftSyntaxError(
        "'`' does not begin a name in backticks", at: start..<start + 1)
    }
    position += 1
    let text = String(decoding: bytes[start + 1..<position - 1], as: UTF8.self)
    guard SwiftName.isIdentifier(text) else {
      throw SwiftSyntaxError("'\(text)' is not a Swift name", at: start + 1..<position - 1)
    }
    append(.escapedIdentifier, from: start, text: text)
  }

  private mutating func lexDollar() throws(SwiftSyntaxError) {
    let start = position
    position += 1
    try skipIdentifier()
    guard position > start + 1 else {
      throw SwiftSyntaxError("a name is missing after '$'", at: start..<start + 1)
    }
    let name = bytes[start + 1..<position]
    let isNumber = name.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    append(isNumber ? .closureArgument : .identifier, from: start)
  }

  /// `#name`, a raw string or an extended regular expression.
  private mutating func lexPound() throws(SwiftSyntaxError) {
    let start = position
    while byte(at: position) == UInt8(ascii: "#") { position += 1 }
    let hashes = position - start
    switch byte(at: position) {
    case UInt8(ascii: "\""):
      position = start
      try openString(hashes: hashes)
    case UInt8(ascii: "/"):
      try lexRegex(from: start, hashes: hashes)
    default:
      position = start + 1
      append(.punctuation, from: start)
    }
  }

  mutating func append(_ kind: SwiftToken.Kind, from start: Int, text: String? = nil) {
    let range = start..<position
    let text = text ?? String(decoding: bytes[range], as: UTF8.self)
    tokens.append(SwiftToken(kind: kind, range: range, text: text, startsLine: startsLine))
    startsLine = false
  }

  mutating func noteLineBreak() { startsLine = true }
}
