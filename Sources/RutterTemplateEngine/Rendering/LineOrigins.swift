package import RutterDiagnostics

/// Which entry was being rendered where in a text, line by line.
package struct LineOrigins: Sendable, Equatable {
  /// From here on, the text is that of another entry.
  struct Mark: Sendable, Equatable {
    var line: Int
    /// Whether nothing but blanks stands before it on its line.
    let startsLine: Bool
    let entry: SourceRange?
  }

  /// In the order of the text.
  private let marks: [Mark]

  init(_ marks: [Mark]) { self.marks = marks }

  /// What a line starts with comes from this entry.
  package func entry(ofLine line: Int) -> SourceRange? {
    let end = end(ofMarksUpTo: line)
    return marks[..<end].last { $0.line < line || $0.startsLine }?.entry
  }

  /// What would stand directly before a line would come from this entry: the one around the last entry
  /// that ends there.
  package func entry(before line: Int) -> SourceRange? {
    let start = end(ofMarksUpTo: line - 1)
    let here = marks[start..<end(ofMarksUpTo: line)].first { $0.startsLine }
    return here.map(\.entry) ?? entry(ofLine: line)
  }

  /// The same for a text in which each line has moved to another.
  package func moved(_ line: (Int) -> Int) -> LineOrigins {
    LineOrigins(
      marks.map { Mark(line: line($0.line), startsLine: $0.startsLine, entry: $0.entry) })
  }

  /// The number of marks on a line and before.
  private func end(ofMarksUpTo line: Int) -> Int {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].line <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Notes during rendering where the entry changes; lines are counted as far as the text has got.
struct OriginTrace {
  private(set) var marks: [LineOrigins.Mark] = []
  private var counted = 0
  private var line = 0

  mutating func note(_ entry: SourceRange?, at end: [UInt8]) {
    if counted < end.count { line += end[counted...].count { $0 == .newline } }
    counted = end.count
    let last = end.last { !$0.isBlank }
    marks.append(
      LineOrigins.Mark(line: line, startsLine: last == nil || last == .newline, entry: entry))
  }

  /// What stands behind `start` is about to be laid out otherwise, with as many lines.
  mutating func rewind(to start: Int, in output: [UInt8]) {
    guard start < counted else { return }
    line -= output[start..<counted].count { $0 == .newline }
    counted = start
  }

  /// What stands behind `start` is about to be taken away, and with it all but the first marks.
  mutating func forget(from start: Int, in output: [UInt8], keeping count: Int) {
    rewind(to: start, in: output)
    marks.removeLast(marks.count - count)
  }
}
