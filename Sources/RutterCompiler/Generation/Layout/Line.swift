/// The bytes of a line, or a part of them.
typealias LineText = UnsafeBufferPointer<UInt8>

/// A long line, and where it stands.
struct Line {
  /// The line without its indentation.
  let text: LineText
  let indentation: Int
  /// The number of brackets around all of the line.
  let depth: Int
  /// The brackets that the line leaves open.
  let opened: ArraySlice<UInt8>
  let place: Place

  enum Place {
    case statement
    /// In parentheses opened by a line before.
    case argument
    /// In a collection opened by a line before.
    case entry

    /// `bracket` is the innermost one around the line.
    init(in bracket: UInt8?) {
      switch bracket {
      case .leftParen: self = .argument
      case .leftBracket: self = .entry
      default: self = .statement
      }
    }
  }

  var isComment: Bool { text.starts(with: "//") }

  /// `#if`, `#sourceLocation` and their like, which are never broken.
  var isDirective: Bool {
    text.first == .pound
      && (text.starts(with: "#if") || text.starts(with: "#elseif")
        || text.starts(with: "#sourceLocation") || text.starts(with: "#warning")
        || text.starts(with: "#error"))
  }
}

extension LineText {
  /// Whether a line with this text deserves a closer look. A `]` counts twice, because a list that
  /// breaks gains a comma, which must fit as well.
  func isLong(indentedBy indentation: Int) -> Bool {
    guard indentation + 2 * count > SwiftLayout.lineLength else { return false }
    var width = indentation
    for byte in self where byte & 0xC0 != 0x80 {
      width += byte == .rightBracket ? 2 : 1
    }
    return width > SwiftLayout.lineLength
  }

  /// Whether the next line starts an expression or statement. Otherwise one that starts with a
  /// period goes on with a chain.
  var opensNext: Bool {
    switch last {
    case .leftBrace, .leftParen, .leftBracket: true
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="): true
    default: suffix(3).elementsEqual(" in".utf8) || elementsEqual("return".utf8)
    }
  }

  func starts(with prefix: StaticString) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard length <= count else { return false }
    for position in 0..<length where prefix.utf8Start[position] != self[position] { return false }
    return true
  }
}
