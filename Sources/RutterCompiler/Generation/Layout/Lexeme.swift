/// A word, sign or literal of one line, as far as line breaking tells them apart.
struct Lexeme {
  enum Kind {
    /// An identifier, keyword, `@attribute` or `#directive`.
    case word
    /// A number or a whole string literal, its interpolations included.
    case literal
    /// One of `( ) [ ] { } , : ; . \`.
    case sign
    /// A run of operator characters.
    case `operator`
    /// Stands for text on later lines: the rest of a bracket that the line leaves open, or the
    /// member access with which the next line goes on. Printing stops here.
    case beyond
    /// A bracket that the line leaves open, closed for the parser's sake.
    case virtual
  }

  var kind: Kind
  let first: UInt8
  let followsSpace: Bool
  let precedesSpace: Bool
  private let start: Int32
  private let end: Int32
  private let columns: Int32
  let spelling: Spelling

  /// Where in its line it stands; empty for what is not on the line.
  var place: Range<Int> { Int(start)..<Int(end) }
  var width: Int { Int(columns) }

  init(_ kind: Kind, at place: Range<Int>, of line: LineText) {
    let text = LineText(rebasing: line[place])
    self.kind = kind
    (start, end) = (Int32(place.lowerBound), Int32(place.upperBound))
    columns = Int32(text.width)
    spelling = Spelling(text)
    first = text.first ?? 0
    followsSpace = place.lowerBound > 0 && line[place.lowerBound - 1] == .space
    precedesSpace = place.upperBound >= line.count || line[place.upperBound] == .space
  }

  /// One that is not on the line.
  init(_ kind: Kind, _ spelling: Spelling, width: Int = 0) {
    self.kind = kind
    self.spelling = spelling
    columns = Int32(width)
    (start, end) = (0, 0)
    first = 0
    followsSpace = false
    precedesSpace = false
  }

  static func beyond(_ spelling: Spelling = "", width: Int = 0) -> Lexeme {
    Lexeme(.beyond, spelling, width: width)
  }

  /// An operand that stands on an earlier line.
  static let absent = Lexeme(.literal, "")

  /// Whether the lexeme is the given sign, operator or keyword, real or virtual.
  @inline(__always)
  func spells(_ spelling: Spelling) -> Bool { kind != .literal && self.spelling == spelling }
}

/// A keyword, sign or operator: its up to fifteen bytes, and how many these are, as two numbers.
/// All longer texts are one, which equals no literal.
struct Spelling: Hashable, Sendable, ExpressibleByStringLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  @inline(__always)
  init(stringLiteral text: StaticString) {
    self.init(LineText(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  init(_ text: LineText) {
    guard text.count < 16 else {
      high = .max
      return
    }
    for position in 0..<min(text.count, 8) {
      low |= UInt64(text[position]) &<< UInt64(8 * position)
    }
    if text.count > 8 {
      for position in 8..<text.count {
        high |= UInt64(text[position]) &<< UInt64(8 * (position - 8))
      }
    }
    high |= UInt64(text.count) &<< 56
  }
}

extension LineText {
  /// The number of characters, which for ASCII is that of the bytes.
  var width: Int {
    for byte in self where byte >= 0x80 || byte == 0x0D {
      return String(decoding: self, as: UTF8.self).count
    }
    return count
  }
}

extension String {
  /// The number of characters, as it is for a line's text.
  var width: Int {
    var text = self
    return text.withUTF8 { $0.width }
  }
}
