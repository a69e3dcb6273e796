/// The words of a line of Swift outside of comments and strings, and its braces.
struct LineTokens {
  /// An identifier, a keyword, or an attribute with its `@`.
  struct Word {
    /// Where it stands on its line, without backticks.
    let place: Range<Int>
    let spelling: Spelling
    let isAttribute: Bool
  }

  private(set) var words: [Word] = []
  /// How many of them stand before a body or a value: those that declare.
  private(set) var signatureCount = 0
  /// Braces in order; true opens.
  private(set) var braces: [Bool] = []
  /// Whether a string of several lines begins here.
  private(set) var opensText = false

  private let line: LineText
  private var depth = 0
  private var isSignature = true

  /// Of lines within bodies nobody needs the words.
  init(_ line: LineText, bracesOnly: Bool) {
    self.line = line
    var index = 0
    while index < line.count {
      switch line[index] {
      case .slash where index + 1 < line.count && line[index + 1] == .slash: return
      case .quote:
        index = skipString(from: index)
        if opensText { return }
      case UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x41...0x5A, 0x61...0x7A,
        0x80...:
        let start = index
        index += 1
        while index < line.count, Self.isWord(line[index]) { index += 1 }
        if !bracesOnly { add(start..<index) }
        continue
      case let byte: take(byte, isSpaced: index > 0 && line[index - 1] == .space)
      }
      index += 1
    }
  }

  /// A word as it is written, but for backticks and `@`.
  func name(_ word: Word) -> String {
    let place = word.isAttribute ? word.place.dropFirst() : word.place
    return String(decoding: line[place], as: UTF8.self)
  }

  /// Whether a word is called as types are.
  func isCapitalized(_ word: Word) -> Bool {
    let start = word.place.lowerBound + (word.isAttribute ? 1 : 0)
    guard start < word.place.upperBound else { return false }
    let first = line[start]
    return first < 0x80 ? first &- 0x41 < 26 : name(word).first?.isUppercase == true
  }

  private mutating func add(_ range: Range<Int>) {
    let isQuoted = line[range.lowerBound] == Self.backtick
    let start = range.lowerBound + (isQuoted ? 1 : 0)
    let isClosed = line[range.upperBound - 1] == Self.backtick && start < range.upperBound
    let place = start..<(range.upperBound - (isClosed ? 1 : 0))
    let isAttribute = line[range.lowerBound] == UInt8(ascii: "@")
    words.append(
      Word(
        place: place, spelling: Spelling(LineText(rebasing: line[place])),
        isAttribute: isAttribute))
    if isSignature { signatureCount += 1 }
  }

  private mutating func take(_ byte: UInt8, isSpaced: Bool) {
    switch byte {
    case .leftParen, .leftBracket: depth += 1
    case .rightParen, .rightBracket: depth -= 1
    case .leftBrace:
      braces.append(true)
      if depth == 0 { isSignature = false }
    case .rightBrace: braces.append(false)
    case UInt8(ascii: "=") where depth == 0 && isSpaced: isSignature = false
    default: break
    }
  }

  /// The index of the closing quote, or of the line's last byte.
  private mutating func skipString(from start: Int) -> Int {
    if start + 2 < line.count, line[start + 1] == .quote, line[start + 2] == .quote {
      opensText = true
      return line.count
    }
    var index = start + 1
    while index < line.count, line[index] != .quote {
      index += line[index] == .backslash ? 2 : 1
    }
    return index
  }

  private static let backtick = UInt8(ascii: "`")

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), backtick, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
    default: false
    }
  }
}
