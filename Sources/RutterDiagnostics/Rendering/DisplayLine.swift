/// A source line as a terminal shows it: characters with their bytes and the columns they take.
///
/// Tabs are spaces up to the next multiple of four, wide characters take two columns, and what cannot
/// be seen is shown by a stand-in. So a mark under a range stands exactly under it. A line too wide to
/// read is cut around the place of interest.
struct DisplayLine {
  static let widest = 100
  /// The bytes on each side of the focus that are looked at; enough to fill the width in most scripts.
  static let reach = 2 * widest

  private struct Cell {
    let text: String
    let bytes: Range<Int>
    let columns: Range<Int>
  }

  private var cells: [Cell] = []
  private var isCutBefore = false
  private var isCutAfter = false

  /// The line `line` of `bytes`, with what is around `focus` in view.
  ///
  /// `isCutBefore` and `isCutAfter` tell that the bytes themselves are not all of a longer line.
  init(
    _ bytes: [UInt8], line: Range<Int>, focus: Int, isCutBefore: Bool = false,
    isCutAfter: Bool = false
  ) {
    let window = Self.window(of: bytes, line: line, around: focus..<focus)
    self.isCutBefore = isCutBefore || window.lowerBound > line.lowerBound
    self.isCutAfter = isCutAfter || window.upperBound < line.upperBound
    cells = Self.cells(of: bytes, in: window)
    cut(around: focus)
  }

  var text: String {
    let shown = cells.map(\.text).joined()
    return (isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : "")
  }

  /// The columns, counted from 0, that show the bytes of `range`; the place just after the line if none do.
  func columns(of range: Range<Int>) -> Range<Int> {
    let shift = (isCutBefore ? 1 : 0) - (cells.first?.columns.lowerBound ?? 0)
    let first = cells.first { $0.bytes.upperBound > range.lowerBound }
    let start = first?.columns.lowerBound ?? cells.last?.columns.upperBound ?? 0
    let last = cells.last { $0.bytes.lowerBound < range.upperBound }
    let end = max(start, last?.columns.upperBound ?? start)
    return (start + shift)..<(end + shift)
  }

  /// Keeps the work small on a line of megabytes: the bytes that can come into view at all.
  ///
  /// Ends between scalars, unless so many bytes are none that there is no telling.
  static func window(of bytes: [UInt8], line: Range<Int>, around focus: Range<Int>) -> Range<Int> {
    var first = max(line.lowerBound, min(focus.lowerBound, line.upperBound) - reach)
    var last = min(line.upperBound, max(focus.upperBound, line.lowerBound) + reach)
    for _ in 0..<3 where first > line.lowerBound && bytes[first] & 0xC0 == 0x80 { first -= 1 }
    for _ in 0..<3 where last < line.upperBound && bytes[last] & 0xC0 == 0x80 { last += 1 }
    return first..<last
  }

  private static func cells(of bytes: [UInt8], in window: Range<Int>) -> [Cell] {
    let (scalars, lengths) = decode(bytes[window])
    var cells: [Cell] = []
    var (offset, column, index) = (window.lowerBound, 0, 0)
    for character in String(scalars) {
      let count = character.unicodeScalars.count
      let length = lengths[index..<index + count].reduce(0, +)
      let isTab = character == "\t"
      let text =
        isTab ? String(repeating: " ", count: 4 - column % 4) : printable(String(character))
      let width = isTab ? text.utf8.count : columnCount(text)
      cells.append(
        Cell(text: text, bytes: offset..<offset + length, columns: column..<column + width))
      (offset, column, index) = (offset + length, column + width, index + count)
    }
    return cells
  }

  /// The scalars of the bytes, each with its length there; what is not UTF-8 as U+FFFD.
  private static func decode(_ bytes: ArraySlice<UInt8>) -> (String.UnicodeScalarView, [Int]) {
    var scalars = String.UnicodeScalarView()
    var lengths: [Int] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        scalars.append(Unicode.UTF8.decode(encoded))
        lengths.append(encoded.count)
      case .error(let length):
        scalars.append("\u{FFFD}")
        lengths.append(length)
      case .emptyInput: return (scalars, lengths)
      }
    }
  }

  private mutating func cut(around focus: Int) {
    let width = cells.last?.columns.upperBound ?? 0
    guard width > Self.widest || isCutBefore || isCutAfter else { return }
    let wanted = columns(of: focus..<focus).lowerBound - (isCutBefore ? 1 : 0)
    let start = max(0, min(wanted - Self.widest / 3, width - Self.widest))
    let kept = cells.filter {
      $0.columns.lowerBound >= start && $0.columns.upperBound <= start + Self.widest
    }
    isCutBefore = isCutBefore || kept.first?.bytes.lowerBound != cells.first?.bytes.lowerBound
    isCutAfter = isCutAfter || kept.last?.bytes.upperBound != cells.last?.bytes.upperBound
    cells = kept
  }
}
