/// The last stage of rendering: Swift text enters in which every declaration and statement stands
/// on one line, however long; the same text leaves with its long lines broken exactly as
/// `swift format` breaks them at 100 columns.
///
/// A long line is cut into lexemes (`Lexer`), parsed far enough to know where it may break
/// (`LineParser` attaches `LayoutMark`s to lexemes), and printed by Oppen's algorithm
/// (`LayoutPrinter`). A line whose form is not understood stays as it is, and so does the text of
/// multi-line strings. Comments are wrapped at words.
package enum SwiftLayout {
  static let lineLength = 100
  static let indentationWidth = 2

  /// The laid-out form of generated Swift. Laying it out again changes nothing.
  package static func layOut(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { text in
      guard let lines = lines(of: text) else { return bytes }
      var walker = LineWalker(text, lines: lines)
      return walker.layOut()
    }
  }

  /// The same, with the line that each line has become, or the first of those.
  static func layOutTracing(_ bytes: [UInt8]) -> (text: [UInt8], lines: [Int]) {
    bytes.withUnsafeBufferPointer { text in
      guard let lines = lines(of: text) else {
        return (bytes, Array(0...bytes.count { $0 == .newline }))
      }
      var walker = LineWalker(text, lines: lines, notesStarts: true)
      let result = walker.layOut()
      var (position, line) = (0, 0)
      let places = (walker.starts ?? []).map { start in
        line += result[position..<start].count { $0 == .newline }
        position = start
        return line
      }
      return (result, places)
    }
  }

  /// Where the lines are; nil if none of them is long.
  private static func lines(of text: LineText) -> [Range<Int>]? {
    var lines: [Range<Int>] = []
    lines.reserveCapacity(text.count / 24)
    var hasLongLine = false
    var start = 0
    while start <= text.count {
      var end = start
      while end < text.count, text[end] != .newline { end &+= 1 }
      hasLongLine = hasLongLine || LineText(rebasing: text[start..<end]).isLong(indentedBy: 0)
      lines.append(start..<end)
      start = end + 1
    }
    return hasLongLine ? lines : nil
  }
}
