import RutterDiagnostics

/// Reads the part of YAML that nearly all manifests are written in straight from their bytes: block
/// mappings and sequences of keys and texts that end on their line, with rows and records in brackets
/// on one line.
///
/// It builds what `YAMLReader` builds of the same text, in a tenth of the time, and has no errors of
/// its own: at the first sign of anything else (an anchor, a tag, a text over several lines, a tab, a
/// mistake) it gives up, and the text is libyaml's from its start.
struct DirectYAMLReader {
  let bytes: UnsafeBufferPointer<UInt8>
  let lines: SourceLines
  var builder: TreeBuilder
  var position: Int
  private var lineStart: Int
  private var isAtEnd = false

  /// Nil where the text needs libyaml.
  static func parse(_ file: SourceFile, traits: TextTraits, limits: SyntaxLimits) -> TreeBuilder? {
    if traits.hasUnicodeSpace || traits.hasSmartQuote { return nil }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var reader = DirectYAMLReader(bytes, file, traits, limits)
      return reader.readDocument() ? reader.builder : nil
    }
  }

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ file: SourceFile, _ traits: TextTraits,
    _ limits: SyntaxLimits
  ) {
    self.bytes = bytes
    lines = SourceLines(bytes: file.bytes, start: traits.start)
    builder = TreeBuilder(file, limits: limits)
    builder.mayHideCharacters = traits.hasHiddenCharacter
    position = traits.start
    lineStart = traits.start
  }

  private var column: Int { position - lineStart }

  private mutating func readDocument() -> Bool {
    guard goToContent(), !isAtEnd, readBlock() else { return false }
    return isAtEnd
  }
}

// MARK: - Lines

extension DirectYAMLReader {
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : .newline }

  mutating func skipSpaces() {
    while byte(at: position) == .space { position += 1 }
  }

  /// Whether nothing but spaces and a comment are left of the line.
  private var isLineDone: Bool {
    let next = byte(at: position)
    return next == .newline
      || next == .pound && position > lineStart && bytes[position - 1] == .space
  }

  /// From the end of what was read of a line to the first text on one of the next.
  private mutating func goToNextLine() -> Bool {
    skipSpaces()
    return isLineDone && goToContent()
  }

  /// Skips spaces, comments and empty lines. False at what only libyaml tells from text.
  private mutating func goToContent() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case .space: position += 1
      case .newline:
        position += 1
        lineStart = position
      case .pound:
        while byte(at: position) != .newline {
          if bytes[position] == .carriageReturn { return false }
          position += 1
        }
      default: return !startsMarker
      }
    }
    isAtEnd = true
    return true
  }

  /// `---` or `...` at the start of a line.
  private var startsMarker: Bool {
    let first = bytes[position]
    return column == 0 && (first == UInt8(ascii: "-") || first == .period)
      && byte(at: position + 1) == first && byte(at: position + 2) == first
  }
}

// MARK: - Block collections

extension DirectYAMLReader {
  private var isAtItem: Bool {
    !isAtEnd && bytes[position] == UInt8(ascii: "-")
      && (byte(at: position + 1) == .space || byte(at: position + 1) == .newline)
  }

  private mutating func readBlock() -> Bool {
    isAtItem ? readSequence(isIndentless: false) : readMapping()
  }

  private mutating func open(_ kind: Node.Kind, _ style: Node.Style) -> Bool {
    // What is too deep is for the other reader to report.
    builder.frames.count < builder.limits.depth && builder.open(kind, style, at: position)
  }

  private mutating func readMapping() -> Bool {
    let indentation = column
    guard open(.mapping, .block) else { return false }
    repeat {
      guard let key = scanScalar(), isKey(key), key.token.count < Self.longestKey else {
        return false
      }
      add(key)
      position += 1
      guard readValue(in: indentation, mayBeIndentless: true) else { return false }
    } while !isAtEnd && column == indentation
    guard isAtEnd || column < indentation else { return false }
    builder.close()
    return true
  }

  /// An indentless one is in the column of its key.
  private mutating func readSequence(isIndentless: Bool) -> Bool {
    let indentation = column
    guard open(.sequence, .block) else { return false }
    repeat {
      position += 1
      guard readValue(in: indentation, mayBeIndentless: false) else { return false }
    } while column == indentation && isAtItem
    guard isAtEnd || column < indentation || isIndentless && column == indentation else {
      return false
    }
    builder.close()
    return true
  }

  /// What is behind a key's colon or an item's dash, up to the first text that is not part of it.
  private mutating func readValue(in indentation: Int, mayBeIndentless: Bool) -> Bool {
    let start = position
    skipSpaces()
    if isLineDone {
      guard goToContent() else { return false }
      if !isAtEnd, column > indentation { return readBlock() }
      if mayBeIndentless, isAtItem, column == indentation {
        return readSequence(isIndentless: true)
      }
      builder.addScalar(.plain, start..<start, text: start..<start)
      return true
    }
    if !mayBeIndentless, isAtItem { return readSequence(isIndentless: false) }
    if bytes[position] == .leftBracket || bytes[position] == .leftBrace {
      guard readFlow() else { return false }
    } else {
      let valueStart = position
      guard let scalar = scanScalar() else { return false }
      if !mayBeIndentless, isKey(scalar) {
        position = valueStart
        return readMapping()
      }
      add(scalar)
    }
    // A line that is indented further would go on with the value.
    return goToNextLine() && (isAtEnd || column <= indentation)
  }

  /// libyaml takes no key that is longer than 1024 characters.
  static let longestKey = 1000
}
