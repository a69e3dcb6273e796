import RutterDiagnostics

extension TreeBuilder {
  /// Reports the first character of a scalar that nobody could see in the Swift it ends up in.
  ///
  /// Where the text is the source's own bytes it holds one only if the file does; escapes bring others.
  mutating func checkCharacters(of record: NodeRecord) {
    guard mayHideCharacters || record.flags.contains(.textInArena),
      let (scalar, offsets) = hiddenCharacter(in: record)
    else { return }
    let place = place(of: scalar, at: offsets, in: record) ?? Int(record.start)..<Int(record.end)
    report.add(
      SyntaxDiagnostics.character(
        scalar.value,
        at: SourceRange(file: file.id, start: place.lowerBound, end: place.upperBound)))
  }

  private func hiddenCharacter(
    in record: NodeRecord
  ) -> (scalar: Unicode.Scalar, offsets: Range<Int>)? {
    let text = texts.withBytes(of: record) { String(decoding: $0, as: UTF8.self) }
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if TextScan.isHidden(scalar.value) { return (scalar, offset..<end) }
      offset = end
    }
    return nil
  }

  /// The escape or the character itself; a block scalar has no escapes.
  private func place(
    of scalar: Unicode.Scalar, at offsets: Range<Int>, in record: NodeRecord
  ) -> Range<Int>? {
    let token = Int(record.start)..<Int(record.end)
    guard record.style == .literal || record.style == .folded else {
      return Node.locate(
        offsets, in: ScalarUnits(file.bytes, token, record.style), textEnd: Int(record.count))
    }
    let character = Array(String(scalar).utf8)
    let start = token.first { file.bytes[$0...].starts(with: character) }
    return start.map { $0..<$0 + character.count }
  }
}
