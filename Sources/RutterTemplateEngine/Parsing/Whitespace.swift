/// Takes from the texts of a template what trim markers and tag lines take: the rules are told at
/// `TemplateLexer`.
struct Whitespace {
  private let bytes: [UInt8]
  private var pieces: [Piece]

  static func settled(_ pieces: [Piece], bytes: [UInt8]) -> [Piece] {
    var whitespace = Whitespace(bytes: bytes, pieces: pieces)
    whitespace.takeTagLines()
    whitespace.trim()
    return whitespace.pieces
  }

  // MARK: Tag lines

  private mutating func takeTagLines() {
    var index = 0
    while index < pieces.count {
      guard !isWritten(pieces[index]), let indent = blanksFromLineStart(before: index),
        let line = tagLine(from: index)
      else {
        index += 1
        continue
      }
      take(line, indent: indent)
      index = line.pieces.upperBound
    }
  }

  /// The pieces of a tag line and the offset where the next line begins; nil at the end of the file.
  private struct TagLine {
    var pieces: Range<Int>
    /// Those among the pieces that a `set`, `map` or `macro` on the line holds.
    var held: Set<Int> = []
    var end: Int?
  }

  private func isWritten(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .text: true
    case .output: !piece.isBlock
    case .comment, .tag: false
    }
  }

  /// The blanks between the start of the line and a piece; nil if anything else stands there.
  private func blanksFromLineStart(before index: Int) -> Range<Int>? {
    let end = pieces[index].whole.lowerBound
    guard index > 0 else { return end..<end }
    let before = pieces[index - 1]
    guard before.kind == .text else { return nil }
    var start = end
    while start > before.whole.lowerBound, bytes[start - 1].isBlank { start -= 1 }
    let isLineStart = start > before.whole.lowerBound ? bytes[start - 1].isNewline : index == 1
    return isLineStart ? start..<end : nil
  }

  private func tagLine(from first: Int) -> TagLine? {
    var bringing = 0
    var line = TagLine(pieces: first..<first)
    var index = first
    while index < pieces.count {
      let piece = pieces[index]
      if piece.kind == .text {
        let end = endOfBlanks(piece.whole)
        line.end = startOfNextLine(after: end, in: piece.whole)
        if line.end != nil { break }
        guard end == piece.whole.upperBound else { return nil }
      } else {
        guard !isWritten(piece), !piece.trimsBefore, !piece.trimsAfter, !piece.keepsLine
        else { return nil }
        bringing += piece.bringsText ? 1 : 0
        guard bringing < 2 else { return nil }
        if let end = endOnLine(of: index) {
          line.held.formUnion(index + 1..<end)
          index = end - 1
        }
      }
      index += 1
    }
    line.pieces = first..<index
    return line
  }

  /// The end tag of a `set`, `map` or `macro`, if it is on the same line: what they hold is not written
  /// there.
  private func endOnLine(of first: Int) -> Int? {
    guard holdsText(pieces[first]) else { return nil }
    var depth = 0
    for index in first..<pieces.count {
      let piece = pieces[index]
      switch piece.kind {
      case .text where bytes[piece.whole].contains(where: \.isNewline): return nil
      case .tag(.endset), .tag(.endmap), .tag(.endmacro): depth -= 1
      case .tag where holdsText(piece): depth += 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Whether a tag opens a body that is not written where it stands.
  private func holdsText(_ piece: Piece) -> Bool {
    switch piece.kind {
    case .tag(.map), .tag(.macro): true
    case .tag(.set): bytes[piece.content].split(whereSeparator: \.isWhitespace).count == 1
    default: false
    }
  }

  private func endOfBlanks(_ range: Range<Int>) -> Int {
    range.first { !bytes[$0].isBlank } ?? range.upperBound
  }

  private func startOfNextLine(after end: Int, in range: Range<Int>) -> Int? {
    guard end < range.upperBound, bytes[end].isNewline else { return nil }
    let next = end + 1
    let isPair =
      next < range.upperBound && bytes[end] == .carriageReturn && bytes[next] == .newline
    return isPair ? next + 1 : next
  }

  private mutating func take(_ line: TagLine, indent: Range<Int>) {
    let first = line.pieces.lowerBound
    if first > 0, pieces[first - 1].kind == .text { cutEnd(first - 1, at: indent.lowerBound) }
    for index in line.pieces where !line.held.contains(index) {
      if pieces[index].kind == .text {
        cutEnd(index, at: pieces[index].content.lowerBound)
      } else {
        pieces[index].indent = indent
        pieces[index].takesLineEnd = line.end != nil
      }
    }
    if let end = line.end { cutStart(line.pieces.upperBound, at: end) }
  }

  // MARK: Trim markers

  private mutating func trim() {
    for index in pieces.indices {
      if pieces[index].trimsBefore, index > 0, pieces[index - 1].kind == .text {
        let content = pieces[index - 1].content
        let last = content.last { !bytes[$0].isWhitespace }
        cutEnd(index - 1, at: last.map { $0 + 1 } ?? content.lowerBound)
      }
      if pieces[index].trimsAfter, index + 1 < pieces.count, pieces[index + 1].kind == .text {
        let content = pieces[index + 1].content
        cutStart(index + 1, at: content.first { !bytes[$0].isWhitespace } ?? content.upperBound)
      }
    }
  }

  private mutating func cutStart(_ index: Int, at offset: Int) {
    let content = pieces[index].content
    let start = min(max(content.lowerBound, offset), content.upperBound)
    pieces[index].content = start..<content.upperBound
  }

  private mutating func cutEnd(_ index: Int, at offset: Int) {
    let content = pieces[index].content
    let end = max(min(content.upperBound, offset), content.lowerBound)
    pieces[index].content = content.lowerBound..<end
  }
}
