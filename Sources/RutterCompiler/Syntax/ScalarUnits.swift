/// Walks through the token of a scalar, unit by unit: which bytes of the source make which of the text.
///
/// A unit is a byte that stands for itself, an escape, a doubled quote, or the end of a line with
/// the blanks around it, which stands for a space or for line feeds.
struct ScalarUnits: Sequence, IteratorProtocol {
  struct Unit {
    let source: Range<Int>
    let textLength: Int
  }

  private let bytes: [UInt8]
  private let style: Node.Style
  private let end: Int
  private var position: Int

  /// `token` is the scalar with its quotes; block scalars are not taken.
  init(_ bytes: [UInt8], _ token: Range<Int>, _ style: Node.Style) {
    let quote = style == .plain ? 0 : 1
    self.bytes = bytes
    self.style = style
    end = Swift.min(token.upperBound, bytes.count) - quote
    position = token.lowerBound + quote
  }

  mutating func next() -> Unit? {
    guard position < end else { return nil }
    let start = position
    let length = advance()
    return Unit(source: start..<position, textLength: length)
  }

  /// Moves behind one unit and answers the length of its text.
  private mutating func advance() -> Int {
    let byte = bytes[position]
    switch (style, byte) {
    case (.doubleQuoted, UInt8(ascii: "\\")) where position + 1 < end: return advanceEscape()
    case (.singleQuoted, UInt8(ascii: "'")): position += 2
    case (_, _) where endsLine: return advanceLines()
    default: position += 1
    }
    return 1
  }

  // MARK: Lines

  /// Nothing but blanks is between here and a line's end.
  private var endsLine: Bool {
    var index = position
    while index < end, bytes[index].isYAMLBlank { index += 1 }
    return index < end && bytes[index].isYAMLBreak
  }

  /// One line's end is a space; of several, all but the first are line feeds.
  private mutating func advanceLines() -> Int {
    let breaks = skipLines()
    return breaks == 1 ? 1 : breaks - 1
  }

  /// Moves behind line ends and blanks, and counts the lines.
  private mutating func skipLines() -> Int {
    var breaks = 0
    while position < end, bytes[position].isYAMLSpace {
      let isPair =
        bytes[position] == 0x0D && position + 1 < end && bytes[position + 1] == 0x0A
      if bytes[position].isYAMLBreak { breaks += 1 }
      position += isPair ? 2 : 1
    }
    return breaks
  }

  // MARK: Escapes

  private mutating func advanceEscape() -> Int {
    let letter = bytes[position + 1]
    switch letter {
    case UInt8(ascii: "x"): return advanceCode(digits: 2)
    case UInt8(ascii: "u"): return advanceCode(digits: 4)
    case UInt8(ascii: "U"): return advanceCode(digits: 8)
    case _ where letter.isYAMLBreak:
      position += 1
      return skipLines() - 1
    default:
      position += 2
      return Self.textLength(ofEscape: letter)
    }
  }

  private static func textLength(ofEscape letter: UInt8) -> Int {
    switch letter {
    case UInt8(ascii: "N"), UInt8(ascii: "_"): 2
    case UInt8(ascii: "L"), UInt8(ascii: "P"): 3
    default: 1
    }
  }

  private mutating func advanceCode(digits: Int) -> Int {
    let code = code(at: position + 2, digits: digits)
    position = Swift.min(position + 2 + digits, end)
    guard code & 0xFFFF_FC00 == 0xD800 else { return Self.utf8Length(of: code) }
    guard position + 6 <= end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u"),
      self.code(at: position + 2, digits: 4) & 0xFC00 == 0xDC00
    else { return 3 }
    position += 6
    return 4
  }

  private func code(at offset: Int, digits: Int) -> UInt32 {
    bytes[Swift.min(offset, end)..<Swift.min(offset + digits, end)].reduce(0) {
      $0 << 4 | ($1.hexDigitValue ?? 0)
    }
  }

  private static func utf8Length(of code: UInt32) -> Int {
    code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
}
