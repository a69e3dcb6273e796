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
    guard hasLineToBreak(bytes) else { return bytes }
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    var walker = LineWalker(lines: lines)
    return walker.layOut()
  }

  /// Whether a line is long in the sense of `Line.isLong`.
  private static func hasLineToBreak(_ bytes: [UInt8]) -> Bool {
    var width = 0
    for byte in bytes {
      if byte == .newline {
        width = 0
      } else if byte & 0xC0 != 0x80 {
        width += byte == .rightBracket ? 2 : 1
        if width > lineLength { return true }
      }
    }
    return false
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let slash = UInt8(ascii: "/")
  static let quote = UInt8(ascii: "\"")
  static let pound = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let period = UInt8(ascii: ".")
  static let leftParen = UInt8(ascii: "(")
  static let rightParen = UInt8(ascii: ")")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
}
