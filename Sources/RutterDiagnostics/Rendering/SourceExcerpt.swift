/// The lines of a file that a range lies on, with marks under the range.
struct SourceExcerpt {
  enum Row {
    case source(line: Int, text: String)
    case marks(String)
    case elision
  }

  let rows: [Row]

  init(_ range: SourceRange, in file: SourceFile, lines: LineTable) {
    let first = lines.line(of: Int(range.start))
    let last = max(first, lines.line(of: max(Int(range.start), Int(range.end) - 1)))
    let firstLine = lines.bytes(ofLine: first)
    guard last > first else {
      rows = Self.rows(of: range.offsets, line: first, in: file, lines: lines)
      return
    }
    let lastLine = lines.bytes(ofLine: last)
    let indent = lastLine.prefix(DisplayLine.reach).first {
      file.bytes[$0] != 0x20 && file.bytes[$0] != 0x09
    }
    let head = Int(range.start)..<max(Int(range.start), firstLine.upperBound)
    let tail = min(indent ?? lastLine.lowerBound, Int(range.end))..<Int(range.end)
    rows =
      Self.rows(of: head, line: first, in: file, lines: lines)
      + (last > first + 1 ? [.elision] : [])
      + Self.rows(of: tail, line: last, in: file, lines: lines)
  }

  private static func rows(
    of marked: Range<Int>, line: Int, in file: SourceFile, lines: LineTable
  ) -> [Row] {
    let extent = lines.bytes(ofLine: line)
    let display = DisplayLine(file.bytes, line: extent, focus: marked.lowerBound)
    let columns = display.columns(of: marked.clamped(to: extent))
    let marks =
      String(repeating: " ", count: columns.lowerBound)
      + String(repeating: "^", count: max(1, columns.count))
    return [.source(line: line, text: display.text), .marks(marks)]
  }
}
