import RutterDiagnostics

// What libyaml accepts and an author cannot have meant.

extension YAMLReader {
  var lines: SourceLines { SourceLines(bytes: bytes, start: traits.start) }

  /// Looks at a plain scalar for what was meant as a quote, as a space, or as one text.
  mutating func checkPlain(_ token: Range<Int>) {
    guard token.lowerBound < bytes.count else { return }
    if traits.hasUnicodeSpace { checkSpaces(token) }
    if traits.hasSmartQuote { checkQuotes(token) }
    if builder.openRecord?.style == .flow, token.lowerBound >= reportedUpTo { checkFlow(token) }
  }

  /// Tags that only say what is known anyway are accepted: `!!str`, `!!seq`, `!!map`.
  mutating func check(
    _ tag: String?, expected: String, at offset: Int, tokenEnd: Int = 0
  ) {
    guard let tag, tag != "tag:yaml.org,2002:" + expected else { return }
    guard let start = bytes[offset...].firstIndex(of: UInt8(ascii: "!")) else { return }
    var end = start
    while end < bytes.count, !bytes[end].isYAMLSpace, !",]}".utf8.contains(bytes[end]) { end += 1 }
    var diagnostic = Diagnostic(
      .error, SyntaxDiagnostics.tag, "tags are not part of the language", at: range(start..<end))
    if tag.hasPrefix("tag:yaml.org,2002:") || expected != "str" {
      let tagAndBlanks = range(start..<lines.skipBlanks(from: end))
      diagnostic.fixIts = [FixIt("remove it", replace: tagAndBlanks, with: "")]
    } else {
      let value = start..<max(end, tokenEnd)
      diagnostic.help = "quote a value that starts with '!'"
      diagnostic.fixIts = [YAMLDiagnosis.quote(value, builder.file)]
    }
    builder.report.add(diagnostic)
  }

  /// A document that is one text like `key:value` was to be a mapping.
  mutating func checkRoot() {
    guard builder.records.count == 1, let root = builder.records.first, root.style == .plain else {
      return
    }
    let text = Int(root.start)..<Int(root.end)
    guard let colon = bytes[text].firstIndex(of: UInt8(ascii: ":")), colon > text.lowerBound,
      bytes[text.lowerBound..<colon].allSatisfy(\.isNameByte)
    else { return }
    builder.isSound = false
    builder.report.add(missingSpace(after: colon))
  }

  /// A key like `id:Int` between braces, with no value, was to be a key and its value.
  mutating func checkKeyWithoutValue(endingAt end: Int) {
    guard let open = builder.openRecord, open.style == .flow, open.kind == .mapping,
      !builder.awaitsKey, let last = builder.last
    else { return }
    let key = builder.records[Int(last)]
    let text = Int(key.start)..<Int(key.end)
    guard key.kind == .scalar, key.style == .plain, text.upperBound == end,
      text.lowerBound >= reportedUpTo, let colon = gluedColon(in: text)
    else { return }
    builder.isSound = false
    builder.report.add(missingSpace(after: colon))
  }

  private func missingSpace(after colon: Int) -> Diagnostic {
    YAMLDiagnosis.missingSpace(after: colon, "a space is missing after ':'", builder.file)
  }

  /// The colon behind the identifier that a text starts with; none in `10:30`, `https://` or `A::B`.
  private func gluedColon(in text: Range<Int>) -> Int? {
    guard let colon = bytes[text].firstIndex(where: { !$0.isNameByte }), colon > text.lowerBound,
      !bytes[text.lowerBound].isJSONDigit, colon + 1 < text.upperBound
    else { return nil }
    let behind = bytes[colon + 1..<text.upperBound]
    guard bytes[colon] == UInt8(ascii: ":"), behind.first != UInt8(ascii: ":"),
      !behind.starts(with: "//".utf8), !lines.isUnicodeSpace(at: colon + 1)
    else { return nil }
    return colon
  }

  func severalDocuments(at offset: Int) -> Diagnostic {
    Diagnostic(
      .error, SyntaxDiagnostics.severalDocuments, "a second document starts here",
      at: range(offset..<min(offset + 3, bytes.count)), help: "put it into a file of its own")
  }
}

// MARK: - Spaces and quotes

extension YAMLReader {
  private mutating func checkSpaces(_ token: Range<Int>) {
    guard let place = unicodeSpace(in: token) else { return }
    builder.isSound = false
    builder.report.add(Self.unicodeSpace(at: place, lines, builder.file))
  }

  /// A Unicode space that stands where YAML wants a space: before a text, or behind its `:` or `-`.
  private func unicodeSpace(in token: Range<Int>) -> Int? {
    if lines.isUnicodeSpace(at: token.lowerBound) { return token.lowerBound }
    let startsEntry =
      builder.openRecord?.style == .flow
      ? builder.awaitsKey : lines.keyStart(of: token.lowerBound) == token.lowerBound
    return startsEntry ? lines.unicodeSpaceBehindIndicator(in: token) : nil
  }

  static func unicodeSpace(
    at offset: Int, _ lines: SourceLines, _ file: SourceFile
  ) -> Diagnostic {
    var end = offset
    var name = ""
    while let (scalar, length) = lines.unicodeSpace(at: end) {
      if name.isEmpty { name = TextScan.codePoint(scalar) }
      end += length
    }
    let range = SourceRange(file: file.id, start: offset, end: end)
    let count = lines.bytes[offset..<end].count { $0 & 0xC0 != 0x80 }
    let spaces = String(repeating: " ", count: count)
    return Diagnostic(
      .error, SyntaxDiagnostics.unicodeSpace,
      "\(name) looks like a space but is none to YAML", at: range,
      fixIts: [FixIt("replace it with a space", replace: range, with: spaces)])
  }

  private mutating func checkQuotes(_ token: Range<Int>) {
    guard let (opening, length) = TextScan.scalar(in: bytes, at: token.lowerBound),
      let quote = Self.straightQuote(for: opening)
    else { return }
    let first = range(token.lowerBound..<token.lowerBound + length)
    var diagnostic = Diagnostic(
      .error, SyntaxDiagnostics.smartQuote, "a typographic quote does not quote", at: first,
      help: "write \(quote) instead")
    let last = token.upperBound - 3
    if last > token.lowerBound, let (closing, _) = TextScan.scalar(in: bytes, at: last),
      TextScan.isSmartQuote(closing)
    {
      diagnostic.fixIts = [
        FixIt(
          "use straight quotes",
          edits: [
            TextEdit(range: first, replacement: quote),
            TextEdit(range: range(last..<token.upperBound), replacement: quote),
          ])
      ]
    }
    builder.report.add(diagnostic)
  }

  /// The quote that a typographic opening quote stands for; nil for other characters.
  private static func straightQuote(for scalar: UInt32) -> String? {
    switch scalar {
    case 0x201C, 0x201E, 0x201F: "\""
    case 0x2018, 0x201A, 0x201B: "'"
    default: nil
    }
  }
}

extension SourceLines {
  func unicodeSpace(at offset: Int) -> (value: UInt32, length: Int)? {
    guard offset < bytes.count, let found = TextScan.scalar(in: bytes, at: offset),
      TextScan.isUnicodeSpace(found.value)
    else { return nil }
    return found
  }

  func isUnicodeSpace(at offset: Int) -> Bool { unicodeSpace(at: offset) != nil }

  /// A Unicode space directly behind the `:` or `-` of an entry.
  func unicodeSpaceBehindIndicator(in text: Range<Int>) -> Int? {
    if byte(at: text.lowerBound) == UInt8(ascii: "-"), isUnicodeSpace(at: text.lowerBound + 1) {
      return text.lowerBound + 1
    }
    let colon = bytes[text].firstIndex(of: UInt8(ascii: ":"))
    guard let colon, isUnicodeSpace(at: colon + 1) else { return nil }
    return colon + 1
  }
}

// MARK: - Texts that need quotes

extension YAMLReader {
  /// Finds a text that a comma or bracket cut in two: its own brackets do not close before it.
  private mutating func checkFlow(_ token: Range<Int>) {
    guard endlessTexts < 100, !FlowExtent.isBalanced(token, in: lines) else { return }
    guard let end = FlowExtent.end(from: token.lowerBound, in: lines), end > token.upperBound
    else {
      endlessTexts += 1
      return
    }
    reportedUpTo = end
    builder.isSound = false
    if builder.awaitsKey, let colon = gluedColon(in: token) {
      builder.report.add(missingSpace(after: colon))
    } else if let angle = FlowExtent.unclosedAngle(from: token.lowerBound, in: lines) {
      builder.report.add(unclosedAngle(at: angle))
    } else {
      builder.report.add(YAMLDiagnosis.needsQuotes(token.lowerBound..<end, builder.file))
    }
  }

  private func unclosedAngle(at offset: Int) -> Diagnostic {
    Diagnostic(
      .error, SyntaxDiagnostics.unclosedBracket, "this '<' is never closed",
      at: range(offset..<offset + 1),
      help: "quote the value if it compares")
  }
}
