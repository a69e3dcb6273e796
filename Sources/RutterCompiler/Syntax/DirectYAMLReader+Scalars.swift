import RutterDiagnostics

extension DirectYAMLReader {
  /// A text on one line, none of whose characters stands for another.
  struct Scalar {
    let style: Node.Style
    /// With its quotes.
    let token: Range<Int>

    var text: Range<Int> {
      style == .plain ? token : token.lowerBound + 1..<token.upperBound - 1
    }
  }

  mutating func add(_ scalar: Scalar) {
    builder.addScalar(scalar.style, scalar.token, text: scalar.text)
  }

  /// Whether a colon behind the scalar just read makes it a key; the position is then the colon's.
  mutating func isKey(_ scalar: Scalar) -> Bool {
    var colon = position
    while byte(at: colon) == .space { colon += 1 }
    guard byte(at: colon) == .colon,
      byte(at: colon + 1) == .space || byte(at: colon + 1) == .newline
    else { return false }
    position = colon
    return true
  }

  /// Outside of brackets; goes on behind it.
  mutating func scanScalar() -> Scalar? {
    let start = position
    let first = bytes[start]
    if first == .quote || first == .apostrophe { return scanQuoted(first) }
    guard startsPlain(first) else { return nil }
    var end = start
    scan: while position < bytes.count {
      let byte = bytes[position]
      if byte > .colon {
        position += 1
        end = position
        continue
      }
      switch byte {
      case .space:
        position += 1
        continue
      case .newline: break scan
      case .colon:
        let next = self.byte(at: position + 1)
        if next == .space || next == .newline { break scan }
      case .pound: if bytes[position - 1] == .space { break scan }
      case 0..<0x20: return nil
      default: break
      }
      position += 1
      end = position
    }
    return Scalar(style: .plain, token: start..<end)
  }

  private mutating func scanQuoted(_ quote: UInt8) -> Scalar? {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] < 0x20 || bytes[position] == .backslash && quote == .quote { return nil }
      position += 1
    }
    position += 1
    // Two apostrophes stand for one.
    guard position <= bytes.count, byte(at: position) != quote else { return nil }
    return Scalar(
      style: quote == .quote ? .doubleQuoted : .singleQuoted, token: start..<position)
  }

  private func startsPlain(_ byte: UInt8) -> Bool {
    if byte.isNameByte { return true }
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "$"),
      UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "^"), .backslash:
      return true
    case UInt8(ascii: "-"): return self.byte(at: position + 1).isNameByte
    default: return false
    }
  }
}

// MARK: - Between brackets

extension DirectYAMLReader {
  mutating func readFlow() -> Bool {
    let isMapping = bytes[position] == .leftBrace
    let end: UInt8 = isMapping ? .rightBrace : .rightBracket
    guard builder.frames.count < builder.limits.depth,
      builder.open(isMapping ? .mapping : .sequence, .flow, at: position)
    else { return false }
    position += 1
    skipSpaces()
    if byte(at: position) != end {
      while true {
        guard isMapping ? readFlowEntry() : readFlowValue() else { return false }
        skipSpaces()
        if byte(at: position) == end { break }
        guard byte(at: position) == .comma else { return false }
        position += 1
        skipSpaces()
      }
    }
    position += 1
    builder.close(at: position)
    return true
  }

  private mutating func readFlowEntry() -> Bool {
    guard position < bytes.count, let key = scanFlowScalar(), isKey(key),
      key.token.count < Self.longestKey
    else { return false }
    add(key)
    position += 1
    let start = position
    skipSpaces()
    if byte(at: position) == .comma || byte(at: position) == .rightBrace {
      builder.addScalar(.plain, start..<start, text: start..<start)
      return true
    }
    return readFlowValue()
  }

  private mutating func readFlowValue() -> Bool {
    guard position < bytes.count else { return false }
    if bytes[position] == .leftBracket || bytes[position] == .leftBrace { return readFlow() }
    guard let scalar = scanFlowScalar() else { return false }
    add(scalar)
    return true
  }

  private mutating func scanFlowScalar() -> Scalar? {
    let start = position
    let first = bytes[start]
    if first == .quote || first == .apostrophe { return scanQuoted(first) }
    guard startsPlain(first) else { return nil }
    var end = start
    var hasBrackets = false
    scan: while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case .space:
        position += 1
        continue
      case .comma, .leftBracket, .rightBracket, .leftBrace, .rightBrace: break scan
      case .colon:
        let next = self.byte(at: position + 1)
        if next == .space || next == .newline { break scan }
        if ",?[]{}".utf8.contains(next) { return nil }
      case .pound: if bytes[position - 1] == .space { return nil }
      case 0..<0x20: return nil
      case .leftParen, UInt8(ascii: "<"): hasBrackets = true
      default: break
      }
      position += 1
      end = position
    }
    // A comma or bracket may have cut it in two, which is for the other reader to explain.
    if hasBrackets, !FlowExtent.isBalanced(start..<end, in: lines) { return nil }
    return Scalar(style: .plain, token: start..<end)
  }
}
