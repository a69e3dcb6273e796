import RutterDiagnostics

/// A stretch of a template between two of its delimiters, as offsets into the file's bytes.
struct Piece: Sendable {
  enum Kind: Sendable, Equatable {
    case text
    case output
    case comment
    /// A `{% … %}`; nil where its word is no tag, which has been reported.
    case tag(Tag?)
  }

  var kind: Kind
  /// All of it, with its delimiters.
  var whole: Range<Int>
  /// What stands between the delimiters and, in a tag, after its word; of a text, what is written.
  var content: Range<Int>
  /// The word of a tag.
  var word: Range<Int>?
  /// The name before the word: `{% outer: for … %}`.
  var label: Range<Int>?
  var trimsBefore = false
  var trimsAfter = false
  /// Whether `{%+` or `+%}` keeps the line it stands on.
  var keepsLine = false
  /// False where the closing delimiter is missing, which has been reported.
  var isClosed = true
  /// `{{ block.super }}` or `{{ block.name }}`, which bring text as an include does.
  var isBlock = false
  /// The leading blanks of the line, where the line is a tag line: see `TemplateLexer`.
  var indent: Range<Int>?
  /// Whether the tag line ended in a line end, which went with it; the last of a file need not.
  var takesLineEnd = false

  init(_ kind: Kind, _ whole: Range<Int>, content: Range<Int>) {
    self.kind = kind
    self.whole = whole
    self.content = content
  }

  /// What a finding about the tag points at: its word, if it has one.
  var place: Range<Int> { word ?? whole }

  var bringsText: Bool {
    if case .tag(let tag?) = kind { return tag.bringsText }
    return isBlock
  }
}

extension UInt8 {
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")

  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isNewline: Bool { self == .newline || self == .carriageReturn }
  var isWhitespace: Bool { isBlank || isNewline }
  var isDigit: Bool { 0x30...0x39 ~= self }

  /// A letter, `_` or part of a character outside ASCII.
  var startsName: Bool {
    0x41...0x5A ~= self || 0x61...0x7A ~= self || self == 0x5F || self >= 0x80
  }

  var continuesName: Bool { startsName || isDigit }
}
