import RutterDiagnostics

/// Says in an author's words what libyaml found wrong, and where it went wrong.
///
/// libyaml stops where it can read no further, which is often past the mistake: the text around the
/// place tells what was meant. Each kind of fault is told apart by libyaml's own words for it.
struct YAMLDiagnosis {
  let fault: YAMLFault
  let file: SourceFile
  let lines: SourceLines
  /// Where libyaml stopped.
  let place: Int
  /// Where what it was reading starts.
  let context: Int
  /// The node that was finished last, and the collection that is open.
  let last: NodeRecord?
  let open: NodeRecord?

  var diagnostic: Diagnostic {
    if let diagnostic = wrongSpace { return diagnostic }
    return fault.isInScanner ? scannerDiagnostic : parserDiagnostic
  }

  /// The place is between brackets or braces.
  var isInFlow: Bool {
    fault.isInScanner ? fault.scannerIsInFlow : open?.style == .flow
  }

  var isAtEnd: Bool { lines.skipSpaces(from: place) >= lines.bytes.count }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(file: file.id, start: offsets.lowerBound, end: offsets.upperBound)
  }

  /// The one character at an offset.
  func character(at offset: Int) -> Range<Int> {
    var end = min(offset + 1, lines.bytes.count)
    while end < lines.bytes.count, lines.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return min(offset, end)..<end
  }

  func text(_ offsets: Range<Int>) -> String {
    String(decoding: lines.bytes[offsets], as: UTF8.self)
  }

  /// The value that starts at an offset, as far as its author meant it to reach.
  func valueExtent(from offset: Int) -> Range<Int> {
    guard isInFlow else { return lines.text(from: offset) }
    return offset..<max(offset, FlowExtent.end(from: offset, in: lines) ?? endInFlow(from: offset))
  }

  /// The end of a text between brackets whose own brackets do not close: the next comma or bracket.
  private func endInFlow(from offset: Int) -> Int {
    let text = lines.text(from: offset)
    let end = lines.bytes[text].firstIndex { ",]}".utf8.contains($0) } ?? text.upperBound
    return lines.skipBlanks(before: end, downTo: offset)
  }

  /// A tab or a Unicode space at the place, or in the indentation of a line that is concerned.
  private var wrongSpace: Diagnostic? {
    if lines.isUnicodeSpace(at: place) {
      return YAMLReader.unicodeSpace(at: place, lines, file)
    }
    for offset in [place, context] {
      let start = lines.contentStart(of: offset)
      if lines.isUnicodeSpace(at: start) {
        return YAMLReader.unicodeSpace(at: start, lines, file)
      }
      if let space = lines.unicodeSpaceBehindIndicator(in: lines.content(ofLineAt: offset)) {
        return YAMLReader.unicodeSpace(at: space, lines, file)
      }
    }
    return tab
  }
}

extension SourceLines {
  func skipSpaces(from offset: Int) -> Int {
    var position = offset
    while position < bytes.count, bytes[position].isYAMLSpace { position += 1 }
    return position
  }

  func skipSpaces(before offset: Int) -> Int {
    var position = min(offset, bytes.count)
    while position > start, bytes[position - 1].isYAMLSpace { position -= 1 }
    return position
  }
}

extension YAMLReader {
  /// Reports why libyaml could read no further.
  mutating func explain(_ fault: YAMLFault) {
    let place = marks.offset(of: fault.problemMark)
    let context = marks.offset(of: fault.contextMark)
    let diagnosis = YAMLDiagnosis(
      fault: fault, file: builder.file, lines: lines, place: place,
      context: fault.context.isEmpty ? place : context,
      last: lastWritten, open: builder.openRecord)
    builder.report.add(diagnosis.diagnostic)
  }

  /// The node that was finished last, of those that have a text.
  private var lastWritten: NodeRecord? {
    guard let last = builder.last else { return nil }
    let record = builder.records[Int(last)]
    return record.start == record.end && last > 0 ? builder.records[Int(last) - 1] : record
  }
}
