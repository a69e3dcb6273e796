/// The lines a fix-it would leave, for a reader to see before deciding.
///
/// Lines that are only taken away are shown as they were. Nothing is shown of a fix-it that reaches
/// over several files or contradicts itself; its message still says what to do.
struct FixItPreview {
  enum Row: Equatable {
    case added(line: Int, text: String)
    case removed(line: Int, text: String)
  }

  static let mostRows = 8
  private static let mostBytes = 1 << 13

  let rows: [Row]

  init(_ fixIt: FixIt, sources: SourceIndex) {
    rows = Self.rows(of: fixIt, sources: sources) ?? []
  }

  private static func rows(of fixIt: FixIt, sources: SourceIndex) -> [Row]? {
    let edits = fixIt.edits.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
    guard let first = edits.first, let last = edits.last,
      edits.allSatisfy({ $0.range.file == first.range.file }),
      zip(edits, edits.dropFirst()).allSatisfy({ $0.range.end <= $1.range.start }),
      let (file, lines) = sources.source(of: first.range.file),
      Int(last.range.end) <= file.bytes.count
    else { return nil }
    let extent = Int(first.range.start)..<Int(last.range.end)
    let firstLine = lines.line(of: extent.lowerBound)
    let start = lines.bytes(ofLine: firstLine).lowerBound
    guard start <= extent.lowerBound, extent.count <= mostBytes else { return nil }
    let end = max(
      lines.bytes(ofLine: lines.line(of: extent.upperBound)).upperBound, extent.upperBound)
    let region = DisplayLine.window(of: file.bytes, line: start..<end, around: extent)
    let preview = Difference(
      old: splitLines(file.bytes[region]),
      new: splitLines(apply(edits, to: file.bytes, in: region)),
      isCutBefore: region.lowerBound > start, isCutAfter: region.upperBound < end)
    return preview.rows(firstLine: firstLine, focus: extent.lowerBound - region.lowerBound)
  }

  private static func apply(
    _ edits: [TextEdit], to bytes: [UInt8], in region: Range<Int>
  ) -> ArraySlice<UInt8> {
    var result: [UInt8] = []
    var offset = region.lowerBound
    for edit in edits {
      result += bytes[offset..<Int(edit.range.start)]
      result += Array(edit.replacement.utf8)
      offset = Int(edit.range.end)
    }
    return ArraySlice(result + bytes[offset..<region.upperBound])
  }

  private static func splitLines(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0.last == 0x0D ? $0.dropLast() : $0) }
  }
}

/// What lies around the edits, before and after them, line by line.
private struct Difference {
  let old: [[UInt8]]
  let new: [[UInt8]]
  /// Whether the first and the last line are longer than what is here of them.
  let isCutBefore: Bool
  let isCutAfter: Bool

  func rows(firstLine: Int, focus: Int) -> [FixItPreview.Row] {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - same
    let sameAtEnd = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let tail = min(rest, sameAtEnd)
    let isRemoval = new.count - tail == same
    let lines = isRemoval ? old : new
    return (same..<lines.count - tail).prefix(FixItPreview.mostRows).map { index in
      let text = self.text(of: lines, at: index, focus: index == 0 ? focus : 0)
      let number = firstLine + index
      return isRemoval ? .removed(line: number, text: text) : .added(line: number, text: text)
    }
  }

  private func text(of lines: [[UInt8]], at index: Int, focus: Int) -> String {
    let line = lines[index]
    return DisplayLine(
      line, line: 0..<line.count, focus: focus, isCutBefore: isCutBefore && index == 0,
      isCutAfter: isCutAfter && index == lines.count - 1
    ).text
  }
}
