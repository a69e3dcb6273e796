import RutterDiagnostics

/// Reads JSON as RFC 8259 has it, without recursion.
///
/// Mistakes that leave no doubt about what is meant are reported, and reading goes on; at any other
/// it stops.
struct JSONReader {
  /// What may come next.
  private enum Expected { case value, firstItem, key, firstKey, colon, separator, end }

  let bytes: [UInt8]
  let start: Int
  var builder: TreeBuilder
  var position: Int
  var hasStopped = false
  private var expected = Expected.value
  private var hasReportedComment = false
  private var lastComma = 0

  static func parse(
    _ file: SourceFile, traits: TextTraits, limits: SyntaxLimits, into report: inout Report
  ) -> SyntaxTree? {
    var reader = JSONReader(file, traits, limits)
    reader.readAll()
    report.merge(reader.builder.report)
    return reader.hasStopped ? nil : SyntaxTree(reader.builder)
  }

  private init(_ file: SourceFile, _ traits: TextTraits, _ limits: SyntaxLimits) {
    bytes = file.bytes
    start = traits.start
    position = start
    builder = TreeBuilder(file, limits: limits)
    builder.mayHideCharacters = traits.hasHiddenCharacter
  }

  private mutating func readAll() {
    skipSpace()
    while !hasStopped, position < bytes.count {
      step(bytes[position])
      if !hasStopped { skipSpace() }
    }
    if !hasStopped, !builder.records.isEmpty, expected != .end { stopAtEnd() }
  }

  private mutating func step(_ byte: UInt8) {
    switch expected {
    case .value: readValue(byte)
    case .firstItem: byte == UInt8(ascii: "]") ? close(byte) : readValue(byte)
    case .key: readKey(byte)
    case .firstKey: byte == UInt8(ascii: "}") ? close(byte) : readKey(byte)
    case .colon: readColon(byte)
    case .separator: readSeparator(byte)
    case .end: stop(textAfterEnd)
    }
  }

  /// Also skips comments, which are reported once.
  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position].isYAMLSpace {
        position += 1
      } else if let end = endOfComment {
        if !hasReportedComment { report(comment(position..<end)) }
        hasReportedComment = true
        position = end
      } else {
        return
      }
    }
  }
}

// MARK: - Structure

extension JSONReader {
  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"): open(.mapping, then: .firstKey)
    case UInt8(ascii: "["): open(.sequence, then: .firstItem)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): finishValue(readString(byte))
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"):
      readMissingValue(byte)
    default: finishValue(readWord())
    }
  }

  private mutating func open(_ kind: Node.Kind, then next: Expected) {
    hasStopped = !builder.open(kind, .flow, at: position)
    position += 1
    expected = next
  }

  private mutating func finishValue(_ isRead: Bool) {
    guard isRead else {
      hasStopped = true
      return
    }
    expected = builder.openRecord == nil ? .end : .separator
  }

  private mutating func close(_ byte: UInt8) {
    guard let open = builder.openRecord else { return stop(stray(byte)) }
    guard (open.kind == .mapping) == (byte == UInt8(ascii: "}")) else {
      return stop(mismatch(byte, open))
    }
    position += 1
    builder.close(at: position)
    finishValue(true)
  }

  private mutating func readKey(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      hasStopped = !readString(byte)
    case UInt8(ascii: "}"): return closeAfterComma(byte)
    case _ where byte.isNameByte: hasStopped = !readBareKey()
    default: return stop(unexpected("a key in double quotes"))
    }
    expected = .colon
  }

  private mutating func readColon(_ byte: UInt8) {
    expected = .value
    if byte == UInt8(ascii: ":") {
      position += 1
    } else if startsValue(byte) {
      report(missingColon)
    } else {
      stop(unexpected("':'"))
    }
  }

  private mutating func readSeparator(_ byte: UInt8) {
    let isMapping = builder.openRecord?.kind == .mapping
    switch byte {
    case UInt8(ascii: ","):
      lastComma = position
      position += 1
      expected = isMapping ? .key : .value
    case UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case _ where startsValue(byte) && followsSpace:
      report(missingComma)
      expected = isMapping ? .key : .value
    default: stop(unexpected(isMapping ? "',' or '}'" : "',' or ']'"))
    }
  }

  /// A trailing comma is as good as none; anything else missing is not guessed at.
  private mutating func readMissingValue(_ byte: UInt8) {
    if byte == UInt8(ascii: "]"), builder.openRecord?.kind == .sequence {
      closeAfterComma(byte)
    } else {
      stop(missingValue(byte))
    }
  }

  private mutating func closeAfterComma(_ byte: UInt8) {
    report(trailingComma(at: lastComma))
    close(byte)
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    byte.isNameByte || "\"'[{-".utf8.contains(byte)
  }

  private var followsSpace: Bool {
    guard let last = builder.last else { return false }
    return Int(builder.records[Int(last)].end) < position
      || "\"[{".utf8.contains(bytes[position])
  }

  private mutating func stopAtEnd() {
    guard let open = builder.openRecord else { return }
    stop(unclosed(open))
  }
}

// MARK: - Reports

extension JSONReader {
  mutating func report(_ diagnostic: Diagnostic) { builder.report.add(diagnostic) }

  mutating func stop(_ diagnostic: Diagnostic) {
    report(diagnostic)
    hasStopped = true
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: builder.file.id, start: offsets.lowerBound, end: offsets.upperBound)
  }

  func text(_ offsets: Range<Int>) -> String {
    String(decoding: bytes[offsets], as: UTF8.self)
  }
}
