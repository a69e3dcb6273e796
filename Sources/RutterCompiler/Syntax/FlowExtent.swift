/// How far a text reaches that an author wrote between YAML's brackets as if it were Swift.
///
/// Between brackets or braces YAML ends a value at every comma and bracket, so that
/// `(Int, Int) -> Void` becomes two. Swift's brackets tell where the author meant it to end.
struct FlowExtent {
  /// Longer ones are not looked for, so that a hostile text costs no more than its length.
  private static let limit = 1_000

  private let lines: SourceLines
  private let stopsAtColon: Bool
  private let end: Int
  private var position: Int
  /// Where the brackets that are open stand.
  private var open: [Int] = []
  /// The first `<` that turned out to have no `>`.
  private var unclosedAngle: Int?

  /// The end of the text that starts at an offset; nil where its brackets do not close on the line.
  static func end(
    from start: Int, in lines: SourceLines, stopsAtColon: Bool = true
  ) -> Int? {
    let extent = onLine(from: start, in: lines, stopsAtColon: stopsAtColon)
    guard extent.open.isEmpty else { return nil }
    return lines.skipBlanks(before: extent.position, downTo: start)
  }

  /// The `<` of a type in the text that starts at an offset, if the text ends without its `>`.
  static func unclosedAngle(from start: Int, in lines: SourceLines) -> Int? {
    onLine(from: start, in: lines, stopsAtColon: true).unclosedAngle
  }

  private static func onLine(
    from start: Int, in lines: SourceLines, stopsAtColon: Bool
  ) -> FlowExtent {
    let window = lines.bytes[start...].prefix(limit)
    let end = window.firstIndex { $0.isYAMLBreak } ?? window.endIndex
    var extent = FlowExtent(lines, start..<end, stopsAtColon: stopsAtColon)
    extent.run()
    return extent
  }

  /// The brackets inside a text close each other.
  static func isBalanced(_ range: Range<Int>, in lines: SourceLines) -> Bool {
    var extent = FlowExtent(lines, range, stopsAtColon: false)
    extent.run()
    return extent.open.isEmpty
  }

  private init(_ lines: SourceLines, _ range: Range<Int>, stopsAtColon: Bool) {
    self.lines = lines
    self.stopsAtColon = stopsAtColon
    position = range.lowerBound
    end = min(range.upperBound, lines.bytes.count)
  }

  private mutating func run() {
    let start = position
    while position < end, !isAtEnd(from: start) {
      if let behind = lines.endOfQuoted(at: position, before: end) {
        position = behind
      } else {
        step(lines.bytes[position])
        position += 1
      }
    }
  }

  /// Nothing is open, and the text cannot go on.
  private mutating func isAtEnd(from start: Int) -> Bool {
    let byte = lines.bytes[position]
    if byte == UInt8(ascii: "#"), lines.isBlank(before: position), position > start { return true }
    if !isTypeByte(byte) { dropAngles() }
    guard open.isEmpty else { return false }
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return true
    case UInt8(ascii: ":"): return stopsAtColon && lines.isKeyColon(position)
    default: return false
    }
  }

  private mutating func step(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(position)
    case UInt8(ascii: "<"): if opensTypes { open.append(position) }
    case UInt8(ascii: ">"):
      if innermost == UInt8(ascii: "<"), lines.byte(at: position - 1) != UInt8(ascii: "-") {
        open.removeLast()
      }
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
    default: break
    }
  }

  private mutating func close(_ bracket: UInt8) {
    dropAngles()
    if innermost == bracket { open.removeLast() }
  }

  private var innermost: UInt8? { open.last.map { lines.bytes[$0] } }

  private mutating func dropAngles() {
    while innermost == UInt8(ascii: "<") {
      unclosedAngle = unclosedAngle ?? open.last
      open.removeLast()
    }
  }

  /// `<` follows a type's name and is followed by a type: not a comparison.
  private var opensTypes: Bool {
    guard let before = lines.byte(at: position - 1), let after = lines.byte(at: position + 1) else {
      return false
    }
    return before.isNameByte && followsTypeName && !after.isJSONDigit
      && (after.isNameByte || after == UInt8(ascii: "[") || after == UInt8(ascii: "("))
  }

  /// The name before the position starts as types' names do: with no small letter.
  private var followsTypeName: Bool {
    var start = position
    while let byte = lines.byte(at: start - 1), byte.isNameByte { start -= 1 }
    return lines.byte(at: start).map { !(0x61...0x7A).contains($0) } ?? false
  }

  private func isTypeByte(_ byte: UInt8) -> Bool {
    byte.isNameByte || ", .()[]<>?!&-@".utf8.contains(byte)
  }
}
