import CLibYAML
import RutterDiagnostics

/// Reads YAML: follows libyaml's events and puts exact places to them.
struct YAMLReader {
  let bytes: [UInt8]
  let traits: TextTraits
  var builder: TreeBuilder
  var marks: YAMLMarks
  private var hasDocument = false
  /// Up to here the text has been reported as one that needs quotes.
  var reportedUpTo = 0
  /// How often a text with an open bracket turned out to have no end; it is looked for some times only.
  var endlessTexts = 0

  static func parse(
    _ file: SourceFile, traits: TextTraits, limits: SyntaxLimits, into report: inout Report
  ) -> SyntaxTree? {
    var reader = YAMLReader(file, traits, limits)
    let isComplete = file.bytes.withUnsafeBufferPointer { reader.readAll($0) }
    report.merge(reader.builder.report)
    guard isComplete, reader.builder.isSound else { return nil }
    return SyntaxTree(reader.builder)
  }

  private init(_ file: SourceFile, _ traits: TextTraits, _ limits: SyntaxLimits) {
    bytes = file.bytes
    self.traits = traits
    builder = TreeBuilder(file, limits: limits)
    builder.mayHideCharacters = traits.hasHiddenCharacter
    marks = YAMLMarks(file.bytes, traits)
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: builder.file.id, start: offsets.lowerBound, end: offsets.upperBound)
  }

  /// False where reading stopped before the end; the report says why.
  private mutating func readAll(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: input[traits.start...])
    guard !text.isEmpty else { return true }
    guard var stream = YAMLEventStream(text) else { return false }
    while let event = stream.next() {
      if event.pointee.type == YAML_STREAM_END_EVENT { return true }
      guard read(event) else { return false }
    }
    if builder.isSound { explain(stream.fault) }
    return false
  }

  private mutating func read(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    switch event.pointee.type {
    case YAML_DOCUMENT_START_EVENT: return startDocument(event)
    case YAML_DOCUMENT_END_EVENT:
      builder.dropMissingRoot()
      checkRoot()
    case YAML_SCALAR_EVENT: readScalar(event)
    case YAML_ALIAS_EVENT: return readAlias(event)
    case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: return openCollection(event)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: closeCollection(event)
    default: break
    }
    return true
  }

  private mutating func startDocument(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    guard hasDocument else {
      hasDocument = true
      return true
    }
    let start = marks.offset(of: Int(event.pointee.start_mark.index))
    builder.report.add(severalDocuments(at: start))
    return false
  }

  private mutating func readAlias(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    let token = token(of: event)
    return builder.addAlias(text(event.pointee.data.alias.anchor) ?? "", token)
  }

  private func text(_ cString: UnsafePointer<yaml_char_t>?) -> String? {
    cString.map { String(cString: $0) }
  }

  private mutating func token(of event: UnsafePointer<yaml_event_t>) -> Range<Int> {
    let start = marks.offset(of: Int(event.pointee.start_mark.index))
    return start..<max(start, marks.offset(of: Int(event.pointee.end_mark.index)))
  }
}

// MARK: - Collections

extension YAMLReader {
  private mutating func openCollection(_ event: UnsafePointer<yaml_event_t>) -> Bool {
    let isMapping = event.pointee.type == YAML_MAPPING_START_EVENT
    let data = event.pointee.data
    let anchor = isMapping ? data.mapping_start.anchor : data.sequence_start.anchor
    let tag = isMapping ? data.mapping_start.tag : data.sequence_start.tag
    let isFlow =
      isMapping
      ? data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      : data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    var start = marks.offset(of: Int(event.pointee.start_mark.index))
    if anchor != nil || tag != nil {
      check(text(tag), expected: isMapping ? "map" : "seq", at: start)
      start = contentStart(from: start)
    }
    return builder.open(
      isMapping ? .mapping : .sequence, isFlow ? .flow : .block, at: start, anchor: text(anchor))
  }

  /// A block collection, and a pair that stands alone in brackets, end with their last child.
  private mutating func closeCollection(_ event: UnsafePointer<yaml_event_t>) {
    guard let record = builder.openRecord else { return }
    let start = Int(record.start)
    let bracket: UInt8 = record.kind == .mapping ? UInt8(ascii: "{") : UInt8(ascii: "[")
    guard record.style == .flow, start < bytes.count, bytes[start] == bracket else {
      return builder.close()
    }
    builder.close(at: marks.offset(of: Int(event.pointee.end_mark.index)))
  }

  /// Where a node starts whose anchor or tag starts at `offset`.
  private func contentStart(from offset: Int) -> Int {
    var position = offset
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while position < bytes.count, !bytes[position].isYAMLSpace { position += 1 }
      case UInt8(ascii: "#"):
        while position < bytes.count, !bytes[position].isYAMLBreak { position += 1 }
      case let byte where byte.isYAMLSpace: position += 1
      default: return position
      }
    }
    return bytes.count
  }
}

// MARK: - Scalars

extension YAMLReader {
  private mutating func readScalar(_ event: UnsafePointer<yaml_event_t>) {
    let scalar = event.pointee.data.scalar
    let style = Self.style(scalar.style)
    let anchor = text(scalar.anchor)
    var token = token(of: event)
    let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    if anchor != nil || scalar.tag != nil {
      check(
        text(scalar.tag), expected: "str", at: token.lowerBound, tokenEnd: token.upperBound)
    }
    if value.isEmpty, style == .plain {
      let end = endOfText(before: token.upperBound)
      checkKeyWithoutValue(endingAt: end)
      return builder.addScalar(.plain, end..<end, text: end..<end, anchor: anchor)
    }
    if anchor != nil || scalar.tag != nil {
      token = min(contentStart(from: token.lowerBound), token.upperBound)..<token.upperBound
    }
    if style == .literal || style == .folded {
      token = token.lowerBound..<max(token.lowerBound, endOfBlock(before: token.upperBound))
    }
    if style == .plain { checkPlain(token) }
    add(value, style, token, anchor)
  }

  /// Adds a scalar; only a text that differs from the source's bytes is copied.
  private mutating func add(
    _ value: UnsafeBufferPointer<UInt8>, _ style: Node.Style, _ token: Range<Int>, _ anchor: String?
  ) {
    let quote = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
    if token.count == value.count + 2 * quote {
      let start = token.lowerBound + quote
      let text = start..<start + value.count
      if bytes[text].elementsEqual(value) {
        return builder.addScalar(style, token, text: text, anchor: anchor)
      }
    }
    let start = builder.texts.arena.count
    builder.texts.arena.append(contentsOf: value)
    builder.addScalar(style, token, arenaStart: start, anchor: anchor)
  }

  /// The end of the last text before `offset`, without the blanks and lines that follow it.
  private func endOfText(before offset: Int) -> Int {
    var end = min(offset, bytes.count)
    while end > traits.start, bytes[end - 1].isYAMLSpace { end -= 1 }
    return end
  }

  /// The end of a block scalar's last line that is not blank; blanks at its end are text.
  private func endOfBlock(before offset: Int) -> Int {
    var end = endOfText(before: offset)
    while end < offset, end < bytes.count, bytes[end].isYAMLBlank { end += 1 }
    return end
  }

  private static func style(_ style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}
