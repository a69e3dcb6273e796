/// What the printers share: the bytes that come out, and how tokens get there.
struct FormatWriter {
  /// The column that lines are kept within where they can be broken.
  static let width = 100

  let source: [UInt8]
  private(set) var output: [UInt8] = []
  /// The line breaks at the end of what was printed last are part of a text.
  private var endsInText = false
  /// A text reaches to the end of the source, and has no line break there.
  private var endsWithoutBreak = false

  init(_ source: [UInt8]) {
    self.source = source
    output.reserveCapacity(source.count + source.count / 8)
  }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { output.append(contentsOf: $0) }
    endsInText = false
  }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    output.append(contentsOf: bytes)
    endsInText = false
  }

  mutating func spaces(_ count: Int) {
    output.append(contentsOf: repeatElement(0x20, count: count))
  }

  /// Ends the line, unless a text has ended it.
  mutating func endLine() {
    if !endsInText { output.append(0x0A) }
  }

  /// An empty line; none at the start, and no second one.
  mutating func blankLine() {
    guard !output.isEmpty, !endsInText, !output.suffix(2).elementsEqual([0x0A, 0x0A]) else {
      return
    }
    output.append(0x0A)
  }

  /// The whole text, with the source's byte-order mark and line ends.
  func finished() -> [UInt8] {
    var bytes = output
    if endsWithoutBreak, bytes.last == 0x0A { bytes.removeLast() }
    let firstBreak = source.firstIndex(where: \.isYAMLBreak)
    if let firstBreak, source[firstBreak...].starts(with: [0x0D, 0x0A]) {
      bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return source.starts(with: mark) ? mark + bytes : bytes
  }

  mutating func comment(_ comment: LineComment?) {
    guard let comment else { return }
    spaces(comment.spaces)
    write(source[comment.range])
  }

  /// Lines of their own.
  mutating func remarks(_ remarks: [Remark], indent: Int) {
    for remark in remarks {
      switch remark {
      case .blank: blankLine()
      case .comment(let range):
        spaces(indent)
        write(source[range])
        endLine()
      }
    }
  }

  mutating func properties(_ properties: [Range<Int>]) {
    for range in properties {
      write(" ")
      write(source[range])
    }
  }
}

// MARK: - Tokens

extension FormatWriter {
  /// A scalar whose further lines, if it has any, are indented by `indent`.
  mutating func token(_ range: Range<Int>, _ style: Node.Style, indent: Int) {
    let lines = Self.lines(source[range])
    switch style {
    case .literal, .folded: block(range, lines, indent: indent)
    case .plain, .singleQuoted, .doubleQuoted, .block, .flow:
      write(lines.first ?? [])
      for line in lines.dropFirst() {
        endLine()
        let text = line.drop(while: \.isYAMLBlank)
        if !text.isEmpty { spaces(indent) }
        write(text)
      }
    }
  }

  /// The lines of a text, whatever divides them.
  static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var index = start
    while index < bytes.endIndex {
      if bytes[index].isYAMLBreak {
        lines.append(bytes[start..<index])
        let isPair = bytes[index...].starts(with: [0x0D, 0x0A])
        index += isPair ? 2 : 1
        start = index
      } else {
        index += 1
      }
    }
    return lines + [bytes[start...]]
  }

  /// A block scalar: its lines keep what they are indented by beyond the first.
  ///
  /// With a digit in its header, its text is indented by that much, here as there; `+` makes the empty
  /// lines behind it part of it.
  private mutating func block(_ range: Range<Int>, _ lines: [ArraySlice<UInt8>], indent: Int) {
    guard let header = lines.first else { return }
    let marks = header.prefix { !$0.isYAMLBlank }
    let digit = marks.first(where: \.isJSONDigit).map { Int($0) - 0x30 }
    let text = lines.dropFirst()
    let first = text.first { !$0.allSatisfy { $0 == 0x20 } }
    let found = first.map(Self.indentation(of:)) ?? 0
    let old = digit.map { parentColumn(of: range.lowerBound) + $0 } ?? found
    let new = digit.map { max(0, indent - 2) + $0 } ?? indent
    write(Self.trimmed(header))
    for line in text {
      endLine()
      let rest = line.dropFirst(min(old, Self.indentation(of: line)))
      if !rest.isEmpty { spaces(new) }
      write(rest)
    }
    if range.upperBound == source.count { endsWithoutBreak = true }
    if marks.contains(UInt8(ascii: "+")) { keepBreaks(behind: range.upperBound) }
  }

  private static func indentation(of line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == 0x20 }.count
  }

  /// The column of the key or dash whose value starts at an offset.
  private func parentColumn(of offset: Int) -> Int {
    let lines = SourceLines(bytes: source, start: 0)
    let start = lines.lineStart(of: offset)
    let key = lines.keyStart(of: offset)
    return key < offset
      ? key - start : max(start, lines.skipBlanks(before: offset, downTo: start) - 1) - start
  }

  private mutating func keepBreaks(behind end: Int) {
    var position = end
    var breaks = 0
    while position < source.count, source[position].isYAMLSpace {
      let isPair = source[position...].starts(with: [0x0D, 0x0A])
      if source[position].isYAMLBreak { breaks += 1 }
      position += isPair ? 2 : 1
    }
    output.append(contentsOf: repeatElement(0x0A, count: max(1, breaks)))
    endsInText = true
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.last?.isYAMLBlank ?? false { bytes.removeLast() }
    return bytes
  }
}
