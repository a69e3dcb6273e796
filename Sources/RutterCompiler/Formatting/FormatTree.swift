/// A document as the formatter sees it: every token by the bytes it stands for in the source, with the
/// comments and blank lines that belong to it.
struct FormatDocument {
  /// Directives, `---` and the comments before it, line by line.
  var header: [Range<Int>] = []
  /// Comments that speak of the file, not of its first entry.
  var head: [Remark] = []
  var root: FormatNode?
  /// Comments behind everything, and `...`.
  var tail: [Remark] = []
  /// Every comment of the document, in order.
  var comments: [Range<Int>] = []
}

/// A line of its own between entries.
enum Remark: Equatable {
  case blank
  case comment(Range<Int>)
}

/// A comment behind something on its line, with the spaces that divide it from that.
struct LineComment {
  var range: Range<Int>
  var spaces: Int
}

/// A value with what is written around it.
struct FormatNode {
  enum Content {
    /// Nothing is written; null.
    case nothing
    /// A scalar, an alias, or brackets whose characters are read as Swift: printed as they are.
    case text(Range<Int>, Node.Style)
    case mapping([FormatEntry])
    case sequence([FormatEntry])
  }

  var content: Content
  var isFlow = false
  /// A pair that stands between brackets without braces of its own.
  var isPair = false
  /// The author broke the line behind the opening bracket.
  var isOpen = false
  /// Anchors and tags.
  var properties: [Range<Int>] = []
  /// The comment behind the colon or bracket that opens a collection.
  var comment: LineComment?
  /// What stands behind the last entry, at the entries' indentation.
  var tail: [Remark] = []
}

/// An entry of a mapping or, without a key, an item of a sequence.
struct FormatEntry {
  /// The lines above it that belong to it.
  var lead: [Remark] = []
  var key: FormatNode?
  var value: FormatNode
  var comment: LineComment?
}

extension FormatNode {
  var entries: [FormatEntry] {
    switch content {
    case .mapping(let entries), .sequence(let entries): entries
    case .nothing, .text: []
    }
  }

  var isCollection: Bool {
    switch content {
    case .mapping, .sequence: true
    case .nothing, .text: false
    }
  }

  /// Whether there is a comment anywhere between its brackets.
  var holdsComments: Bool {
    comment != nil || tail.contains { $0 != .blank }
      || entries.contains { entry in
        entry.comment != nil || entry.lead.contains { $0 != .blank } || entry.value.holdsComments
      }
  }
}
