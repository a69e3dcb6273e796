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
  var text: String
  var width: Int
  var followsSpace: Bool
  var precedesSpace: Bool

  init(_ kind: Kind, _ text: String, followsSpace: Bool = false, precedesSpace: Bool = false) {
    self.kind = kind
    self.text = text
    self.width = kind == .virtual ? 0 : text.width
    self.followsSpace = followsSpace
    self.precedesSpace = precedesSpace
  }

  static let beyond = Lexeme(.beyond, "")

  /// Whether the lexeme is the given sign, operator or keyword, real or virtual.
  func spells(_ spelling: String) -> Bool { kind != .literal && text == spelling }
}

extension String {
  /// The number of characters, which for ASCII is that of the bytes.
  var width: Int { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D } ? utf8.count : count }
}
