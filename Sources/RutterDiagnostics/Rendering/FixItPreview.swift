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
  private static let mostBytes = 1 << 16

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
    let firstLine = lines.line(of: Int(first.range.start))
    let start = lines.bytes(ofLine: firstLine).lowerBound
    let end = lines.bytes(ofLine: lines.line(of: Int(last.range.end))).upperBound
    guard start <= Int(first.range.start), end - start <= mostBytes else { return nil }
    let region = start..<max(end, Int(last.range.end))
    return difference(
      old: splitLines(file.bytes[region]),
      new: splitLines(apply(edits, to: file.bytes, in: region)),
      line: firstLine, focus: Int(first.range.start) - start)
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

  private static func difference(
    old: [[UInt8]], new: [[UInt8]], line: Int, focus: Int
  ) -> [Row] {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - same
    let sameAtEnd = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let tail = min(rest, sameAtEnd)
    let added = new[same..<new.count - tail]
    let shown = added.isEmpty ? old[same..<old.count - tail] : added
    return shown.enumerated().prefix(mostRows).map { index, bytes in
      let focus = same + index == 0 ? focus : 0
      let text = DisplayLine(bytes, line: 0..<bytes.count, focus: focus).text
      let number = line + same + index
      return added.isEmpty ? .removed(line: number, text: text) : .added(line: number, text: text)
    }
  }

  private static func splitLines(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0.last == 0x0D ? $0.dropLast() : $0) }
  }
}
