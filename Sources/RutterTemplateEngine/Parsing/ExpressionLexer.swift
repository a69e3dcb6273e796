import RutterDiagnostics

/// Cuts what stands inside a tag or output into tokens.
struct ExpressionLexer {
  private let file: SourceFile
  private let limit: Int
  private var position: Int

  /// The tokens of `range`, closed by `.end`; throws at the first that cannot be one.
  static func tokens(
    of file: SourceFile, in range: Range<Int>, symbols: inout Symbols
  ) throws(Fault) -> [Token] {
    var lexer = ExpressionLexer(file: file, limit: range.upperBound, position: range.lowerBound)
    var tokens: [Token] = []
    while let token = try lexer.next(&symbols) { tokens.append(token) }
    tokens.append(Token(kind: .end, range: lexer.range(from: lexer.position)))
    return tokens
  }

  private init(file: SourceFile, limit: Int, position: Int) {
    self.file = file
    self.limit = limit
    self.position = position
  }

  private func range(from start: Int) -> SourceRange {
    SourceRange(file: file.id, start: start, end: position)
  }

  private var byte: UInt8? { position < limit ? file.bytes[position] : nil }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while let byte, condition(byte) { position += 1 }
  }

  private mutating func next(_ symbols: inout Symbols) throws(Fault) -> Token? {
    skip { $0.isWhitespace }
    guard let byte else { return nil }
    let start = position
    let kind: Token.Kind
    if byte.startsName {
      kind = name(&symbols)
    } else if byte.isDigit {
      kind = try int()
    } else if byte == .quote || byte == .apostrophe {
      kind = try string(endedBy: byte)
    } else {
      kind = try mark()
    }
    return Token(kind: kind, range: range(from: start))
  }

  private func text(from start: Int) -> String {
    String(decoding: file.bytes[start..<position], as: UTF8.self)
  }

  private mutating func name(_ symbols: inout Symbols) -> Token.Kind {
    let start = position
    skip { $0.continuesName }
    let name = text(from: start)
    return .name(name, symbols.intern(name))
  }

  private mutating func int() throws(Fault) -> Token.Kind {
    let start = position
    skip { $0.continuesName }
    guard let value = Int(text(from: start)) else {
      throw Fault(
        .templateSyntax, "'\(text(from: start))' is not a whole number", at: range(from: start))
    }
    return .int(value)
  }

  private mutating func mark() throws(Fault) -> Token.Kind {
    for length in [3, 2, 1] where position + length <= limit {
      let bytes = file.bytes[position..<position + length]
      guard let mark = Mark(rawValue: String(decoding: bytes, as: UTF8.self)),
        mark != .bang || followsPipe
      else { continue }
      position += length
      return .mark(mark)
    }
    let start = position
    position += 1
    let character = text(from: start)
    let help = ["&": "write 'and'", "!": "write 'not'"][character]
    throw Fault(
      .templateSyntax, "unexpected character '\(character)'", at: range(from: start), help: help)
  }

  private var followsPipe: Bool {
    let before = file.bytes[..<position].last { !$0.isWhitespace }
    return before == UInt8(ascii: "|")
  }

  // MARK: Text

  private mutating func string(endedBy quote: UInt8) throws(Fault) -> Token.Kind {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte, byte != quote, !byte.isNewline {
      position += 1
      content.append(byte == .backslash ? try escaped() : byte)
    }
    guard byte == quote else {
      throw Fault(
        .templateSyntax, "text is not closed on its line", at: range(from: start),
        help: "add \(String(UnicodeScalar(quote)))")
    }
    position += 1
    return .string(String(decoding: content, as: UTF8.self))
  }

  /// The byte that a backslash just read and what follows it stand for.
  private mutating func escaped() throws(Fault) -> UInt8 {
    let start = position - 1
    let byte = byte
    position = min(position + 1, limit)
    switch byte {
    case UInt8(ascii: "n"): return .newline
    case UInt8(ascii: "t"): return 0x09
    case .quote?, .apostrophe?, .backslash?: return byte ?? .backslash
    default:
      throw Fault(
        .templateSyntax, "unknown escape", at: range(from: start),
        help: "\\n, \\t, \\\", \\' and \\\\ are known; write \\\\ for a backslash")
    }
  }
}
