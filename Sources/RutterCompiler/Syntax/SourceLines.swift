/// Finds its way in a text by lines, for whoever explains what is wrong there.
struct SourceLines {
  let bytes: [UInt8]
  /// Where the text starts: after a byte-order mark.
  let start: Int

  func byte(at offset: Int) -> UInt8? {
    offset >= start && offset < bytes.count ? bytes[offset] : nil
  }

  func lineStart(of offset: Int) -> Int {
    var position = min(offset, bytes.count)
    while position > start, !bytes[position - 1].isYAMLBreak { position -= 1 }
    return position
  }

  func lineEnd(of offset: Int) -> Int {
    var position = offset
    while position < bytes.count, !bytes[position].isYAMLBreak { position += 1 }
    return position
  }

  /// The first byte of a line that is neither space nor tab.
  func contentStart(of offset: Int) -> Int { skipBlanks(from: lineStart(of: offset)) }

  func skipBlanks(from offset: Int) -> Int {
    var position = offset
    while position < bytes.count, bytes[position].isYAMLBlank { position += 1 }
    return position
  }

  func skipBlanks(before offset: Int, downTo limit: Int) -> Int {
    var position = offset
    while position > limit, bytes[position - 1].isYAMLBlank { position -= 1 }
    return position
  }

  /// How many bytes of indentation the line at an offset has.
  func indentation(of offset: Int) -> Int { contentStart(of: offset) - lineStart(of: offset) }

  func areOnOneLine(_ a: Int, _ b: Int) -> Bool { lineStart(of: a) == lineStart(of: b) }

  /// The line at an offset from its first character on, without a comment and the blanks before it.
  func content(ofLineAt offset: Int) -> Range<Int> { text(from: contentStart(of: offset)) }

  /// From an offset to the end of its line, without a comment and the blanks before it.
  func text(from offset: Int) -> Range<Int> {
    let end = lineEnd(of: offset)
    var position = offset
    while position < end {
      if bytes[position] == UInt8(ascii: "#"), isBlank(before: position) { break }
      position = endOfQuoted(at: position, before: end) ?? position + 1
    }
    return offset..<skipBlanks(before: min(position, end), downTo: offset)
  }

  func isBlank(before offset: Int) -> Bool {
    offset <= start || bytes[offset - 1].isYAMLSpace
  }

  /// The place behind a quoted text that opens at an offset and closes on the same line.
  func endOfQuoted(at offset: Int, before end: Int) -> Int? {
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    guard offset <= start || !bytes[offset - 1].isNameByte else { return nil }
    var position = offset + 1
    while position < end, bytes[position] != quote {
      position += bytes[position] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
    }
    return position < end ? position + 1 : nil
  }

  /// The bracket that the one directly before an offset closes, on the same line.
  func opening(ofBracketBefore offset: Int) -> Int? {
    let start = lineStart(of: offset)
    var position = skipBlanks(before: offset, downTo: start) - 1
    guard position >= start, "]}".utf8.contains(bytes[position]) else { return nil }
    var depth = 0
    while position >= start {
      if "]}".utf8.contains(bytes[position]) { depth += 1 }
      if "[{".utf8.contains(bytes[position]) { depth -= 1 }
      if depth == 0 { return position }
      position -= 1
    }
    return nil
  }

  /// The nearest line above with something on it: where its content starts.
  func contentAbove(_ offset: Int) -> Int? {
    var line = lineStart(of: offset)
    while line > start {
      line = lineStart(of: line - 1)
      let content = content(ofLineAt: line)
      if !content.isEmpty { return content.lowerBound }
    }
    return nil
  }

  /// The first colon with a blank behind it on a line, from an offset on and outside quotes.
  func colon(from offset: Int, before limit: Int) -> Int? {
    var position = offset
    while position < limit {
      if isKeyColon(position) { return position }
      position = endOfQuoted(at: position, before: limit) ?? position + 1
    }
    return nil
  }

  /// A colon that ends a key: a space, a line's end or the text's end is behind it.
  func isKeyColon(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: ":") && (byte(at: offset + 1)?.isYAMLSpace ?? true)
  }

  /// Where the key of a line starts: behind its indentation and the dashes of list items.
  func keyStart(of offset: Int) -> Int {
    var position = contentStart(of: offset)
    while byte(at: position) == UInt8(ascii: "-"), byte(at: position + 1)?.isYAMLBlank == true {
      position = skipBlanks(from: position + 1)
    }
    return position
  }

  /// The name at the start of a line: in quotes, or up to its colon or its first blank.
  func name(at offset: Int) -> Range<Int> {
    let text = text(from: offset)
    if !text.isEmpty, let end = endOfQuoted(at: offset, before: text.upperBound) {
      return offset..<end
    }
    var end = offset
    while end < text.upperBound, !bytes[end].isYAMLBlank, !isKeyColon(end) { end += 1 }
    return offset..<end
  }
}
