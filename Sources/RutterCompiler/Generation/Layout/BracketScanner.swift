/// Follows brackets and multi-line strings from line to line.
struct BracketScanner {
  /// The brackets open so far.
  private(set) var brackets: [UInt8] = []
  /// The number of `#` of the multi-line string that the next line is in.
  private(set) var stringPounds: Int?

  var isInString: Bool { stringPounds != nil }

  /// The innermost bracket around what follows the closing brackets with which a line starts.
  func bracket(around text: ArraySlice<UInt8>) -> UInt8? {
    brackets.dropLast(text.prefix { $0.closesBracket }.count).last
  }

  /// Answers how many of the brackets open before the line are still open after it.
  mutating func scan(_ text: ArraySlice<UInt8>) -> Int {
    var lowest = brackets.count
    var position = text.startIndex
    if let pounds = stringPounds {
      guard let end = BracketScanner.endOfString(in: text, pounds: pounds) else { return lowest }
      stringPounds = nil
      position = end
    }
    while position < text.endIndex {
      switch text[position] {
      case .leftParen, .leftBracket, .leftBrace: brackets.append(text[position])
      case .rightParen, .rightBracket, .rightBrace:
        _ = brackets.popLast()
        lowest = min(lowest, brackets.count)
      case .slash where text[position...].starts(with: "//".utf8): return lowest
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

  private static func endOfString(in text: ArraySlice<UInt8>, pounds: Int) -> Int? {
    let quotes = text.prefix { $0 == .quote }.count
    let end = text.startIndex + 3
    guard quotes >= 3, StringScanner.hasPounds(pounds, in: text, at: end) else { return nil }
    return end + pounds
  }
}

extension UInt8 {
  fileprivate var closesBracket: Bool {
    self == .rightParen || self == .rightBracket || self == .rightBrace
  }
}
