/// What is passed over whole: space, comments, strings, regular expressions, everything in brackets.
extension DeclarationScanner {
  /// How deep strings may lie within the interpolations of strings.
  private static let deepestString = 40

  /// Past space and comments; whether a line break was among them.
  mutating func skipSpace() -> Bool {
    var sawLineBreak = false
    while true {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C: position += 1
      case 0x0A, 0x0D:
        sawLineBreak = true
        position += 1
      case 0 where position < count: position += 1
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where bytes[position + 1] == UInt8(ascii: "*"):
        skipBlockComment()
      default: return sawLineBreak
      }
    }
  }

  /// Comments nest.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < count {
      let next = bytes[position + 1]
      if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    position = count
    unclosed = unclosed ?? start
  }

  // MARK: Strings

  /// From the hashes or the quotes that begin a string past those that end it.
  mutating func skipString(hashes: Int, depth: Int = 0) {
    let start = position
    position += hashes
    let isMultiline = hasQuotes(3, at: position) && !closesOnItsLine(hashes)
    position += isMultiline ? 3 : 1
    while position < count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\""), closes(hashes, isMultiline) {
        position += (isMultiline ? 3 : 1) + hashes
        return
      }
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: position + 1) {
        position = min(count, position + 1 + hashes)
        if bytes[position] == UInt8(ascii: "("), depth < Self.deepestString {
          skipBrackets(depth: depth + 1)
        } else {
          position = min(count, position + 1)
        }
      } else if !isMultiline, byte == 0x0A || byte == 0x0D {
        break
      } else {
        position += 1
      }
    }
    unclosed = unclosed ?? start
  }

  private func closes(_ hashes: Int, _ isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    return hasQuotes(quotes, at: position) && hasHashes(hashes, at: position + quotes)
  }

  /// A raw string of quotes, `#"""#`, looks like the start of a multi-line one.
  private func closesOnItsLine(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var index = position + 2
    while index < count, bytes[index] != 0x0A {
      if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasQuotes(_ number: Int, at index: Int) -> Bool {
    has(UInt8(ascii: "\""), number, at: index)
  }

  private func hasHashes(_ number: Int, at index: Int) -> Bool {
    has(UInt8(ascii: "#"), number, at: index)
  }

  private func has(_ byte: UInt8, _ number: Int, at index: Int) -> Bool {
    guard index + number <= count else { return false }
    for offset in 0..<number where bytes[index + offset] != byte { return false }
    return true
  }

  // MARK: Regular expressions

  /// Whether a `/` begins a regular expression and not a division: by what stands before it, and by
  /// its having an end on its line.
  func startsRegex(at slash: Int) -> Bool {
    switch bytes[slash + 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "="):
      return false
    default: return expectsValue(before: slash) && regexEnd(after: slash) != nil
    }
  }

  private func regexEnd(after slash: Int) -> Int? {
    var index = slash + 1
    while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == UInt8(ascii: "/") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether what stands before an offset leaves a value to be expected there.
  private func expectsValue(before offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0, bytes[index] <= 0x20 { index -= 1 }
    guard index >= 0 else { return true }
    let byte = bytes[index]
    if Self.isWordByte(byte) {
      var start = index
      while start > 0, Self.isWordByte(bytes[start - 1]) { start -= 1 }
      return Self.wordsBeforeValues.contains(Array(bytes[start...index]))
    }
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""),
      UInt8(ascii: "`"), UInt8(ascii: "."), UInt8(ascii: ">"), UInt8(ascii: "/"):
      return false
    default: return true
    }
  }

  private static let wordsBeforeValues = Set(
    ["return", "in", "case", "try", "await", "throw", "where", "if", "while", "guard", "switch"]
      .map { Array($0.utf8) })

  /// From the hashes or the slash that begin a regular expression past its end.
  mutating func skipRegex(hashes: Int) {
    let start = position
    position += hashes + 1
    if hashes == 0 {
      position = regexEnd(after: start) ?? count
      return
    }
    while position < count {
      if bytes[position] == UInt8(ascii: "/"), hasHashes(hashes, at: position + 1) {
        position += 1 + hashes
        return
      }
      position = min(count, position + (bytes[position] == UInt8(ascii: "\\") ? 2 : 1))
    }
    unclosed = unclosed ?? start
  }

  // MARK: Brackets

  /// From an opening bracket of any kind past the one that closes it.
  mutating func skipBrackets(depth: Int = 0) {
    let start = position
    var open = 0
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        open -= 1
        position += 1
        if open == 0 { return }
      case UInt8(ascii: "\""): skipString(hashes: 0, depth: depth)
      case UInt8(ascii: "#"): skipPound(depth)
      case UInt8(ascii: "/"): skipSlash()
      default: position += 1
      }
    }
    unclosed = unclosed ?? start
  }

  private mutating func skipPound(_ depth: Int) {
    var end = position
    while bytes[end] == UInt8(ascii: "#") { end += 1 }
    switch bytes[end] {
    case UInt8(ascii: "\""): skipString(hashes: end - position, depth: depth)
    case UInt8(ascii: "/"): skipRegex(hashes: end - position)
    default: position = end
    }
  }

  private mutating func skipSlash() {
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default:
      if startsRegex(at: position) { skipRegex(hashes: 0) } else { position += 1 }
    }
  }
}
