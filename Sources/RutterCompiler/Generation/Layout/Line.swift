/// A line that is not blank, and where it stands.
struct Line {
  /// The line without its indentation.
  let text: ArraySlice<UInt8>
  let indentation: Int
  /// The number of brackets around all of the line.
  let depth: Int
  /// The brackets that the line leaves open.
  let opened: [UInt8]
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

  /// Whether the line deserves a closer look. A `]` counts twice, because a list that breaks gains a
  /// comma, which must fit as well.
  var isLong: Bool {
    var width = indentation
    for byte in text where byte & 0xC0 != 0x80 {
      width += byte == .rightBracket ? 2 : 1
    }
    return width > SwiftLayout.lineLength
  }

  var isComment: Bool { text.starts(with: "//".utf8) }

  /// `#if`, `#sourceLocation` and their like, which are never broken.
  var isDirective: Bool {
    ["#if", "#elseif", "#sourceLocation", "#warning", "#error"].contains {
      text.starts(with: $0.utf8)
    }
  }

  /// Whether the next line starts an expression or statement. Otherwise one that starts with a
  /// period goes on with a chain.
  var opensNext: Bool {
    switch text.last {
    case .leftBrace, .leftParen, .leftBracket: true
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="): true
    default: text.suffix(3).elementsEqual(" in".utf8) || text.elementsEqual("return".utf8)
    }
  }
}
