package import RutterDiagnostics

/// A text the author wrote, with its place: in a manifest, or in the app's Swift.
package struct SourceText: Sendable {
  private enum Place: Sendable {
    case node(Node)
    case extent(SourceRange)
  }

  package let string: String
  private let place: Place

  package init(_ string: String, at node: Node) {
    self.string = string
    place = .node(node)
  }

  /// A text that stands in a file just as it is.
  init(_ string: String, in range: SourceRange) {
    self.string = string
    place = .extent(range)
  }

  package var range: SourceRange {
    switch place {
    case .node(let node): node.range
    case .extent(let range): range
    }
  }

  /// Inside its quotes: what a fix replaces.
  var textRange: SourceRange {
    if case .node(let node) = place { node.textRange } else { range }
  }

  /// The place of a part of the text, given in UTF-8 offsets.
  package func range(of part: Range<Int>) -> SourceRange {
    if case .node(let node) = place, node.kind == .scalar { return node.range(ofText: part) }
    return range.slice(part)
  }

  /// The text without its first `count` bytes and trailing blanks, still knowing its place.
  func part(_ offsets: Range<Int>) -> TextPart {
    TextPart(text: self, offsets: offsets)
  }
}

extension Node {
  /// The place of a scalar's text, inside its quotes: what a fix replaces.
  var textRange: SourceRange { kind == .scalar ? range(ofText: 0..<text.utf8.count) : range }
}

/// A run of bytes inside a text: the type before a default value, the value after it.
package struct TextPart: Sendable {
  package let text: SourceText
  package let offsets: Range<Int>

  package var string: String {
    if offsets == 0..<text.string.utf8.count { return text.string }
    return text.string.utf8.withContiguousStorageIfAvailable {
      String(decoding: $0[offsets], as: UTF8.self)
    } ?? String(decoding: Array(text.string.utf8)[offsets], as: UTF8.self)
  }

  package var range: SourceRange { text.range(of: offsets) }

  package func range(of part: Range<Int>) -> SourceRange {
    let lower = min(offsets.lowerBound + part.lowerBound, offsets.upperBound)
    let upper = min(offsets.lowerBound + part.upperBound, offsets.upperBound)
    return text.range(of: lower..<max(lower, upper))
  }

  /// Without blanks at either end.
  var trimmed: TextPart {
    let utf8 = text.string.utf8
    if offsets == 0..<utf8.count, let first = utf8.first, let last = utf8.last, first > 0x20,
      last > 0x20
    {
      return self
    }
    let bytes = Array(utf8)
    var lower = offsets.lowerBound
    var upper = offsets.upperBound
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while upper > lower, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return TextPart(text: text, offsets: lower..<upper)
  }
}

/// A Swift type as the author wrote it, with its place.
package struct TypeText: Sendable {
  package let type: SwiftType
  package let part: TextPart

  package var range: SourceRange { part.range }
}

/// A Swift expression as the author wrote it, with its place.
package struct ExpressionText: Sendable {
  package let expression: SwiftExpression
  package let part: TextPart

  package var range: SourceRange { part.range }
  package var text: String { expression.text }
}
