import RutterDiagnostics

/// A comment that asks for silence about an entry, with the reason.
///
///     parameters: {id: Int}   # rutter:ignore unused-parameter until=2027-01-31 by=nav-team: the widget needs it
///
/// It speaks of the entry that starts on its line or, alone on a line, on the next that holds anything.
struct IgnoreComment: Sendable {
  /// A code that the comment names, with its place.
  struct Rule: Sendable {
    let code: DiagnosticCode
    let range: SourceRange
    /// What to delete to take this code out of the comment.
    let removal: SourceRange
  }

  let rules: [Rule]
  /// The lines of the entry it speaks of; nil if nothing follows.
  let lines: ClosedRange<Int>?
  let until: CalendarDate?
  /// From `#` to the end.
  let range: SourceRange
  /// What to delete to take the whole comment out: with the spaces before it, or the line.
  let removal: SourceRange
}

/// Finds the comments of a manifest.
struct IgnoreCommentFinder {
  static let marker = Array("rutter:ignore".utf8)

  private let tree: SyntaxTree
  private let file: SourceFile
  private let lines: LineTable
  private let outline: LineOutline
  /// Where texts are that a `#` may be part of, in order.
  private let texts: [Range<Int>]

  /// None in JSON, which has no comments. A file that nowhere says `rutter:ignore` costs one look.
  static func comments(in tree: SyntaxTree, into report: inout Report) -> [IgnoreComment] {
    guard SyntaxFormat(path: tree.file.path) == .yaml else { return [] }
    let places = occurrences(in: tree.file.bytes)
    if places.isEmpty { return [] }
    let finder = IgnoreCommentFinder(tree)
    return places.compactMap { finder.comment(at: $0, into: &report) }
  }

  /// Looks at the byte where the marker would end: most bytes are none of its own, and tell that it
  /// cannot be before them.
  private static func occurrences(in bytes: [UInt8]) -> [Int] {
    let last = marker.count - 1
    var steps = [Int](repeating: marker.count, count: 256)
    for place in 0..<last { steps[Int(marker[place])] = last - place }
    return bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var end = last
      while end < bytes.count {
        if bytes[end] == marker[last], bytes[end - last...end].elementsEqual(marker) {
          found.append(end - last)
          end += marker.count
        } else {
          end += steps[Int(bytes[end])]
        }
      }
      return found
    }
  }

  private init(_ tree: SyntaxTree) {
    self.tree = tree
    file = tree.file
    lines = LineTable(file)
    outline = LineOutline(file, lines)
    texts = tree.records.filter { $0.kind == .scalar && !$0.flags.contains(.isAlias) }
      .map { Int($0.start)..<Int($0.end) }
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  private func comment(at place: Int, into report: inout Report) -> IgnoreComment? {
    let line = lines.line(of: place)
    let extent = lines.bytes(ofLine: line)
    guard let start = commentStart(before: place, line: extent), !isInText(start) else {
      return nil
    }
    var parser = IgnoreCommentParser(
      file, marker: place..<place + Self.marker.count, end: extent.upperBound)
    let contents = parser.parse()
    report.merge(parser.report)
    guard let contents else { return nil }
    let isAlone = file.bytes[extent.lowerBound..<start].allSatisfy(Self.isSpace)
    return IgnoreComment(
      rules: contents.rules,
      lines: (isAlone ? outline.contentLine(after: line) : line).map(outline.entry),
      until: contents.until, range: range(start..<extent.upperBound),
      removal: isAlone ? wholeLine(extent) : range(spaces(before: start, in: extent)))
  }

  /// Where the `#` is that nothing but spaces divides from the marker.
  private func commentStart(before place: Int, line: Range<Int>) -> Int? {
    var index = place
    while index > line.lowerBound, Self.isSpace(file.bytes[index - 1]) { index -= 1 }
    while index > line.lowerBound, file.bytes[index - 1] == UInt8(ascii: "#") { index -= 1 }
    guard index < line.upperBound, file.bytes[index] == UInt8(ascii: "#"),
      index == line.lowerBound || Self.isSpace(file.bytes[index - 1])
    else { return nil }
    return index
  }

  private func isInText(_ offset: Int) -> Bool {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 && texts[low - 1].contains(offset)
  }

  private func spaces(before start: Int, in line: Range<Int>) -> Range<Int> {
    var first = start
    while first > line.lowerBound, Self.isSpace(file.bytes[first - 1]) { first -= 1 }
    return first..<line.upperBound
  }

  private func wholeLine(_ line: Range<Int>) -> SourceRange {
    var end = line.upperBound
    if end < file.bytes.count, file.bytes[end] == 0x0D { end += 1 }
    if end < file.bytes.count, file.bytes[end] == 0x0A { end += 1 }
    return range(line.lowerBound..<end)
  }

  private func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: file.id, start: offsets.lowerBound, end: offsets.upperBound)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
