/// Follows brackets and multi-line strings from line to line.
struct BracketScanner {
  /// The brackets open so far.
  private(set) var brackets: [UInt8] = []
  /// The number of `#` of the multi-line string that the next line is in.
  private(set) var stringPounds: Int?

  var isInString: Bool { stringPounds != nil }

  /// The innermost bracket around what follows the closing brackets with which a line starts.
  func bracket(around text: LineText) -> UInt8? {
    var closed = 0
    while closed < text.count, text[closed].closesBracket { closed += 1 }
    return closed < brackets.count ? brackets[brackets.count - 1 - closed] : nil
  }

  /// Answers how many of the brackets open before the line are still open after it.
  mutating func scan(_ text: LineText) -> Int {
    var lowest = brackets.count
    var position = 0
    if let pounds = stringPounds {
      guard let end = BracketScanner.endOfString(in: text, pounds: pounds) else { return lowest }
      stringPounds = nil
      position = end
    }
    while position < text.count {
      let byte = text[position]
      // Nearly all bytes are letters.
      if byte &- UInt8(ascii: "a") < 26 {
        position &+= 1
        continue
      }
      switch byte {
      case .leftParen, .leftBracket, .leftBrace: brackets.append(byte)
      case .rightParen, .rightBracket, .rightBrace:
        _ = brackets.popLast()
        lowest = min(lowest, brackets.count)
      case .slash:
        if position + 1 < text.count, text[position + 1] == .slash { return lowest }
      case .quote, .pound:
        if let end = StringScanner.endOfLiteral(in: text, from: position) {
          position = end
          continue
        }
        if let pounds = StringScanner.multilineStart(in: text, at: position) {
          stringPounds = pounds
          return lowest
        }
      default: break
      }
      position += 1
    }
    return lowest
  }

  private static func endOfString(in text: LineText, pounds: Int) -> Int? {
    var quotes = 0
    while quotes < text.count, text[quotes] == .quote { quotes += 1 }
    guard quotes >= 3, StringScanner.hasPounds(pounds, in: text, at: 3) else { return nil }
    return 3 + pounds
  }
}

extension UInt8 {
  fileprivate var closesBracket: Bool {
    self == .rightParen || self == .rightBracket || self == .rightBrace
  }
}
