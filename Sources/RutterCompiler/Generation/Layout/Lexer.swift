/// Cuts one line into lexemes, and answers nil where the line holds something that line breaking
/// stays away from: a comment, a multi-line string, a stray byte.
struct Lexer {
  private let bytes: LineText
  private var position = 0
  private var lexemes: [Lexeme] = []

  private init(_ bytes: LineText) {
    self.bytes = bytes
    lexemes.reserveCapacity(bytes.count / 3)
  }

  static func lexemes(in line: LineText) -> [Lexeme]? {
    var lexer = Lexer(line)
    while let byte = lexer.current {
      if byte == .space {
        lexer.position += 1
      } else {
        guard lexer.takeLexeme(startingWith: byte) else { return nil }
      }
    }
    return lexer.lexemes
  }

  private var current: UInt8? { peek(0) }

  private func peek(_ distance: Int) -> UInt8? {
    let index = position + distance
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func takeLexeme(startingWith byte: UInt8) -> Bool {
    if byte == .quote || startsRawString { return takeString() }
    if byte.isWordHead || byte == .pound || byte == UInt8(ascii: "@") { return takeWord() }
    if byte.isDigit { return takeNumber() }
    if byte.isSign && !startsDotOperator { return append(.sign, count: 1) }
    if byte.isOperatorCharacter || byte == .period { return takeOperator() }
    return false
  }

  private var startsRawString: Bool {
    var distance = 0
    while peek(distance) == .pound { distance += 1 }
    return distance > 0 && peek(distance) == .quote
  }

  private var startsDotOperator: Bool { peek(0) == .period && peek(1) == .period }

  private mutating func append(_ kind: Lexeme.Kind, count: Int) -> Bool {
    let end = position + count
    lexemes.append(Lexeme(kind, at: position..<end, of: bytes))
    position = end
    return true
  }

  private mutating func takeWord() -> Bool {
    var count = 1
    if peek(0) == UInt8(ascii: "`") {
      while let byte = peek(count), byte != UInt8(ascii: "`") { count += 1 }
      guard peek(count) != nil else { return false }
      return append(.word, count: count + 1)
    }
    while let byte = peek(count), byte.isWordHead || byte.isDigit { count += 1 }
    return append(.word, count: count)
  }

  private mutating func takeNumber() -> Bool {
    var count = 1
    while let byte = peek(count) {
      let isFraction = byte == .period && peek(count + 1)?.isDigit == true
      guard byte.isWordHead || byte.isDigit || isFraction else { break }
      count += 1
    }
    return append(.literal, count: count)
  }

  private mutating func takeString() -> Bool {
    guard let end = StringScanner.endOfLiteral(in: bytes, from: position) else { return false }
    return append(.literal, count: end - position)
  }

  /// Operators run as far as they can, but `?`, `!`, `<` and `>` that cling to the text before them
  /// (optionals, generic brackets) stand alone.
  private mutating func takeOperator() -> Bool {
    guard let byte = current else { return false }
    if byte == .slash, let next = peek(1), next == .slash || next == UInt8(ascii: "*") {
      return false
    }
    let clings = position > 0 && bytes[position - 1] != .space
    if clings && byte.standsAloneWhenClinging { return append(.operator, count: 1) }
    var count = 1
    while let next = peek(count), next.isOperatorCharacter || (byte == .period && next == .period) {
      count += 1
    }
    return append(.operator, count: count)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  fileprivate var isWordHead: Bool {
    let lower = self | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || self == UInt8(ascii: "`") || self >= 0x80
  }

  fileprivate var isSign: Bool {
    switch self {
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace: true
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), .period, .backslash: true
    default: false
    }
  }

  fileprivate var isOperatorCharacter: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"): true
    case UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"): true
    case UInt8(ascii: "?"), .slash: true
    default: false
    }
  }

  fileprivate var standsAloneWhenClinging: Bool {
    switch self {
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    default: false
    }
  }
}
