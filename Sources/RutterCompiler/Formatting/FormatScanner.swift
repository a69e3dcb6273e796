import RutterDiagnostics

/// A place that the formatter would not know how to write again.
struct FormatObstacle: Error {
  let offset: Int
}

/// What is written between two tokens.
struct FormatGap {
  /// In order, with blank lines; those on the line of the token before come first.
  var remarks: [Remark] = []
  /// Where the dash of a list's item stands among the remarks.
  var dash: Int?
  /// A comment on the line of the token, bracket, colon or dash before it; not among the remarks.
  var comment: LineComment?
  /// Where among the remarks that comment would stand.
  var commentPlace = 0
  var properties: [(range: Range<Int>, line: Int)] = []
  /// The line the gap ends on.
  var line = 0
}

/// Goes through the bytes between tokens, from the start of a text to its end.
struct FormatScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  /// Where the line at the position starts.
  private(set) var lineStart: Int
  private(set) var line = 0
  /// Whether something other than blanks stands before the position on its line.
  private var isBehindText = false
  private(set) var comments: [Range<Int>] = []

  init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    position = start
    lineStart = start
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Passes over a token, of whatever kind.
  mutating func skip(to end: Int) {
    while position < min(end, bytes.count) {
      if bytes[position].isYAMLBreak { skipBreak() } else { position += 1 }
    }
    isBehindText = true
  }

  /// Passes over what stands before a token; anything there but blanks, comments, properties and
  /// indicators is an obstacle.
  mutating func gap(to end: Int) throws(FormatObstacle) -> FormatGap {
    var gap = FormatGap()
    var isBlankLine = false
    while position < end {
      let byte = bytes[position]
      switch byte {
      case let byte where byte.isYAMLBreak:
        if isBlankLine, gap.remarks.last != .blank { gap.remarks.append(.blank) }
        isBlankLine = true
        skipBreak()
      case let byte where byte.isYAMLBlank: position += 1
      case UInt8(ascii: "#"):
        isBlankLine = false
        add(readComment(), to: &gap)
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        isBlankLine = false
        gap.properties.append((readProperty(), line))
      default:
        isBlankLine = false
        try readIndicator(byte, into: &gap)
      }
    }
    gap.line = line
    return gap
  }

  private mutating func readIndicator(
    _ byte: UInt8, into gap: inout FormatGap
  ) throws(FormatObstacle) {
    guard "-:?,[]{}".utf8.contains(byte) else { throw FormatObstacle(offset: position) }
    if byte == UInt8(ascii: "-") {
      guard gap.dash == nil else { throw FormatObstacle(offset: position) }
      gap.dash = gap.remarks.count
    }
    position += 1
    isBehindText = true
  }

  private func add(_ comment: (range: Range<Int>, before: LineComment?), to gap: inout FormatGap) {
    if let before = comment.before, gap.comment == nil {
      gap.comment = before
      gap.commentPlace = gap.remarks.count
    } else {
      gap.remarks.append(.comment(comment.range))
    }
  }

  /// A comment up to the end of its line, and the same as a comment behind text if it is one.
  private mutating func readComment() -> (range: Range<Int>, before: LineComment?) {
    let start = position
    var spaces = 0
    while start - spaces > lineStart, bytes[start - spaces - 1].isYAMLBlank { spaces += 1 }
    while position < bytes.count, !bytes[position].isYAMLBreak { position += 1 }
    var end = position
    while end > start, bytes[end - 1].isYAMLBlank { end -= 1 }
    comments.append(start..<end)
    return (
      start..<end, isBehindText ? LineComment(range: start..<end, spaces: max(1, spaces)) : nil
    )
  }

  private mutating func readProperty() -> Range<Int> {
    let start = position
    let isVerbatim = bytes[start...].starts(with: "!<".utf8)
    while position < bytes.count, !bytes[position].isYAMLSpace,
      isVerbatim || !",[]{}".utf8.contains(bytes[position])
    {
      position += 1
    }
    isBehindText = true
    return start..<position
  }

  private mutating func skipBreak() {
    let isPair =
      bytes[position] == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
    position += isPair ? 2 : 1
    lineStart = position
    line += 1
    isBehindText = false
  }
}

extension FormatScanner {
  /// The comment on the same line behind a token, and behind a comma where one may follow.
  mutating func commentBehind(afterComma: Bool) -> LineComment? {
    var ahead = position
    var hasComma = !afterComma
    while ahead < bytes.count, bytes[ahead].isYAMLBlank || (!hasComma && bytes[ahead] == 0x2C) {
      if bytes[ahead] == 0x2C { hasComma = true }
      ahead += 1
    }
    guard ahead < bytes.count, bytes[ahead] == UInt8(ascii: "#") else { return nil }
    position = ahead
    isBehindText = true
    return readComment().before
  }

  /// The comments on lines of their own that follow, as far as they are indented by `column` or more,
  /// if what follows them is indented less.
  mutating func commentsBehind(column: Int) -> [Remark] {
    guard nextTokenColumn < column else { return [] }
    var remarks: [Remark] = []
    while true {
      let start = (position, lineStart, line, isBehindText)
      var hasBlank = false
      guard skipToLine(&hasBlank), position - lineStart >= column else {
        (position, lineStart, line, isBehindText) = start
        return remarks
      }
      remarks += (hasBlank ? [.blank] : []) + [.comment(readComment().range)]
    }
  }

  /// Moves to the comment that is next on a line of its own; false if something else is next.
  private mutating func skipToLine(_ hasBlank: inout Bool) -> Bool {
    var breaks = 0
    while position < bytes.count, bytes[position].isYAMLSpace {
      if bytes[position].isYAMLBreak {
        breaks += 1
        skipBreak()
      } else {
        position += 1
      }
    }
    hasBlank = breaks > 1
    return position < bytes.count && bytes[position] == UInt8(ascii: "#") && !isBehindText
  }

  /// The column of the next token; less than any other at the end of the text.
  private var nextTokenColumn: Int {
    var ahead = position
    var start = lineStart
    while ahead < bytes.count {
      if bytes[ahead].isYAMLBreak {
        start = ahead + 1
      } else if bytes[ahead] == UInt8(ascii: "#") {
        while ahead + 1 < bytes.count, !bytes[ahead + 1].isYAMLBreak { ahead += 1 }
      } else if !bytes[ahead].isYAMLBlank {
        return ahead - start
      }
      ahead += 1
    }
    return -1
  }
}
