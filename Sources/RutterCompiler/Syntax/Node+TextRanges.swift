package import RutterDiagnostics

extension Node {
  /// Where a part of the text stands in the source; `offsets` are UTF-8 offsets in `text`.
  ///
  /// Exact in plain, quoted and literal scalars: an escape counts as a whole. A part of a folded
  /// scalar, or of a node behind an alias, is where the whole node is.
  package func range(ofText offsets: Range<Int>) -> SourceRange {
    guard kind == .scalar, alias == nil else { return range }
    let whole = range.offsets
    let found: Range<Int>?
    switch style {
    case .plain, .singleQuoted, .doubleQuoted:
      found = Self.locate(
        offsets, in: ScalarUnits(tree.file.bytes, whole, style), textEnd: Int(content.count))
    case .literal:
      found = LiteralLines(self).flatMap {
        Self.locate(offsets, in: $0, textEnd: Int(content.count))
      }
    default: found = nil
    }
    guard let found else { return range }
    return SourceRange(file: range.file, start: found.lowerBound, end: found.upperBound)
  }

  /// Nil where the units do not make the whole text: better no place than a wrong one.
  static func locate(
    _ offsets: Range<Int>, in units: some Sequence<ScalarUnits.Unit>, textEnd: Int
  ) -> Range<Int>? {
    var lower: Int?
    var upper: Int?
    var position = 0
    var last: Int?
    for unit in units {
      let next = position + unit.textLength
      if lower == nil, offsets.lowerBound < next { lower = unit.source.lowerBound }
      if upper == nil, offsets.upperBound <= next, unit.textLength > 0 {
        upper = unit.source.upperBound
      }
      position = next
      last = unit.source.upperBound
    }
    guard position >= textEnd, let last, offsets.lowerBound <= textEnd else { return nil }
    let start = lower ?? last
    return offsets.isEmpty ? start..<start : start..<max(start, upper ?? last)
  }
}

/// Walks through a literal block scalar: its lines without their indentation.
///
/// The indentation is found by comparing the first line that is not blank with the text's.
private struct LiteralLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let end: Int
  private let indentation: Int
  private var position: Int
  private var finalBreaks: Int

  init?(_ node: Node) {
    bytes = node.tree.file.bytes
    let lines = SourceLines(bytes: bytes, start: node.range.offsets.lowerBound)
    end = Swift.min(node.range.offsets.upperBound, bytes.count)
    let textIndentation: Int? = node.withTextBytes { text in
      let first = text.firstIndex { $0 != 0x0A && $0 != 0x20 } ?? text.endIndex
      return text[..<first].reversed().prefix { $0 == 0x20 }.count
    }
    position = lines.lineEnd(of: node.range.offsets.lowerBound)
    let content = lines.skipSpaces(from: position)
    guard content < end, let textIndentation else { return nil }
    let columns = content - lines.lineStart(of: content)
    guard columns >= textIndentation else { return nil }
    indentation = columns - textIndentation
    finalBreaks = node.withTextBytes { $0.reversed().prefix { $0 == 0x0A }.count }
    skipBreak()
    skipIndentation()
  }

  mutating func next() -> ScalarUnits.Unit? {
    guard position < end else { return finalBreak() }
    let start = position
    if bytes[position].isYAMLBreak {
      skipBreak()
      let unit = ScalarUnits.Unit(source: start..<position, textLength: 1)
      skipIndentation()
      return unit
    }
    position += 1
    return ScalarUnits.Unit(source: start..<position, textLength: 1)
  }

  /// The line feeds that end the text have no bytes in the token.
  private mutating func finalBreak() -> ScalarUnits.Unit? {
    guard finalBreaks > 0 else { return nil }
    finalBreaks -= 1
    return ScalarUnits.Unit(source: end..<end, textLength: 1)
  }

  private mutating func skipBreak() {
    guard position < end else { return }
    let isPair = bytes[position] == 0x0D && position + 1 < end && bytes[position + 1] == 0x0A
    position += isPair ? 2 : 1
  }

  private mutating func skipIndentation() {
    let limit = Swift.min(position + indentation, end)
    while position < limit, bytes[position] == 0x20 { position += 1 }
  }
}
