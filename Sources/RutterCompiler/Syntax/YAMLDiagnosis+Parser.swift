import RutterDiagnostics

// Faults in the order of tokens, which libyaml's parser finds.

extension YAMLDiagnosis {
  var parserDiagnostic: Diagnostic {
    switch fault.problem {
    case "did not find expected key", "did not find expected '-' indicator": inBlock
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": inFlow
    case "did not find expected node content": withoutContent
    case "did not find expected <document start>": afterDocument
    case "found undefined tag handle": tag(at: place)
    case "found incompatible YAML document": unknownVersion(at: place)
    default: unexplained
    }
  }

  /// The last node, if nothing but blanks is between it and the place.
  private var neighbour: NodeRecord? {
    guard let last, last.end <= place, Int(last.end) <= lines.bytes.count else { return nil }
    let end = Int(last.end)
    return end > Int(last.start) && lines.skipBlanks(from: end) == place ? last : nil
  }

  private func isQuoted(_ record: NodeRecord) -> Bool {
    record.style == .singleQuoted || record.style == .doubleQuoted
  }
}

// MARK: - Lines

extension YAMLDiagnosis {
  private var inBlock: Diagnostic {
    if isClosingBracket { return wrongBracket }
    if let neighbour { return textAfter(neighbour) }
    if lines.byte(at: place) == UInt8(ascii: ",") { return wrongBracket }
    let key = lines.name(at: place)
    let isItem =
      lines.byte(at: place) == UInt8(ascii: "-")
      && lines.byte(at: place + 1)?.isYAMLSpace != false
    let isList = fault.problem == "did not find expected '-' indicator"
    let isAligned = column(of: place) == column(of: context)
    if isItem, !isList {
      return error(
        SyntaxDiagnostics.mixedCollection, "a list item among the keys of a mapping",
        character(at: place), help: "write 'key: value', or indent the item below a key")
    }
    if isList, isAligned, !key.isEmpty {
      if lines.byte(at: place) == UInt8(ascii: "-") {
        return Self.missingSpace(after: place, "a space is missing after '-'", file)
      }
      return error(
        SyntaxDiagnostics.mixedCollection, "'\(text(key))' stands among the items of a list", key,
        help: "start it with '- ', or indent it by two more to go on with the item above")
    }
    return badIndentation(key)
  }

  func column(of offset: Int) -> Int { offset - lines.lineStart(of: offset) }

  private func badIndentation(_ key: Range<Int>) -> Diagnostic {
    guard lines.contentStart(of: place) == place, !key.isEmpty else { return unexplained }
    if let diagnostic = dedentedChild(above: place) { return diagnostic }
    let neighbours = alignments(around: column(of: place))
    let choices = neighbours.map {
      "with '\(text(lines.name(at: $0)))' (\(spaces(column(of: $0))))"
    }
    return error(
      SyntaxDiagnostics.badIndentation, "'\(text(key))' lines up with nothing above it", key,
      help: choices.isEmpty ? nil : "align it " + choices.joined(separator: " or "))
  }

  private func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  /// The nearest lines above that are indented more, and less: what could be meant.
  private func alignments(around column: Int) -> [Int] {
    var deeper: Int?
    var above = lines.contentAbove(place)
    while let line = above {
      for start in [lines.keyStart(of: line), line] {
        if self.column(of: start) < column { return (deeper.map { [$0] } ?? []) + [start] }
        if self.column(of: start) < deeper.map(self.column) ?? .max { deeper = start }
      }
      above = lines.contentAbove(line)
    }
    return deeper.map { [$0] } ?? []
  }

  private var afterDocument: Diagnostic {
    if isClosingBracket { return wrongBracket }
    if let neighbour { return textAfter(neighbour) }
    let first = last.map { Int($0.start) } ?? lines.start
    let key = lines.name(at: place)
    if column(of: place) < column(of: first), !key.isEmpty {
      return error(
        SyntaxDiagnostics.badIndentation,
        "'\(text(key))' is indented less than the first line of the file", key,
        help: "align it with '\(text(lines.name(at: lines.keyStart(of: first))))'")
    }
    return error(
      SyntaxDiagnostics.textAfterValue, "text after the end of the document",
      lines.text(from: place))
  }
}

// MARK: - Text after a value

extension YAMLDiagnosis {
  private func textAfter(_ node: NodeRecord) -> Diagnostic {
    let start = Int(node.start)
    if isQuoted(node) { return textAfterQuote(node) }
    guard lines.areOnOneLine(start, place) else { return textAfterValue }
    if node.flags.contains(.isAlias) { return reserved(at: start) }
    return node.style == .flow
      ? Self.needsQuotes(lines.text(from: start), file) : textAfterValue
  }

  private var textAfterValue: Diagnostic {
    error(
      SyntaxDiagnostics.textAfterValue, "text after the end of a value", lines.text(from: place))
  }

  private func textAfterQuote(_ node: NodeRecord) -> Diagnostic {
    let start = Int(node.start)
    guard lines.areOnOneLine(start, place) else {
      var diagnostic = error(
        SyntaxDiagnostics.unclosedQuote, "this quote is not closed on its line",
        character(at: start))
      let end = Int(node.end)
      diagnostic.fixIts = closing(at: start, with: text(character(at: start)))
      diagnostic.notes = [Note("it is closed by the next quote, here", at: range(end - 1..<end))]
      return diagnostic
    }
    let help =
      node.style == .singleQuoted
      ? "a ' inside single quotes is written twice: ''"
      : "a \" inside double quotes is written \\\""
    var diagnostic = error(
      SyntaxDiagnostics.textAfterValue, "text after the closing quote", lines.text(from: place),
      help: help)
    if !isInFlow { diagnostic.fixIts = [requote(lines.text(from: start), closedAt: Int(node.end))] }
    return diagnostic
  }

  /// Quotes a text as a whole; the quotes around it are dropped if one of them closed too early.
  private func requote(_ value: Range<Int>, closedAt end: Int) -> FixIt {
    let isWhole =
      end == place && lines.bytes[value.lowerBound] == lines.bytes[value.upperBound - 1]
    let content = isWhole ? value.lowerBound + 1..<value.upperBound - 1 : value
    return FixIt(
      "quote all of it", replace: range(value), with: Self.quoted(text(content)))
  }
}

// MARK: - Brackets

extension YAMLDiagnosis {
  private var isClosingBracket: Bool {
    lines.byte(at: place) == UInt8(ascii: "]") || lines.byte(at: place) == UInt8(ascii: "}")
  }

  private var wrongBracket: Diagnostic {
    let character = character(at: place)
    return error(
      SyntaxDiagnostics.wrongBracket, "'\(text(character))' belongs to no bracket before it",
      character, help: "quote a value that holds it")
  }

  private func unclosedBracket(at offset: Int) -> Diagnostic {
    let character = character(at: offset)
    var diagnostic = error(
      SyntaxDiagnostics.unclosedBracket, "this '\(text(character))' is never closed", character)
    diagnostic.fixIts = closing(at: offset, with: text(character) == "[" ? "]" : "}")
    return diagnostic
  }

  /// What is open goes to the end of its line, where nothing else is open there.
  func closing(at offset: Int, with mark: String) -> [FixIt] {
    let rest = lines.text(from: offset)
    let inner = lines.bytes[rest].dropFirst()
    guard !inner.isEmpty, !inner.contains(where: { "[]{}\"'".utf8.contains($0) }) else { return [] }
    return [
      FixIt("close it", replace: range(rest.upperBound..<rest.upperBound), with: mark)
    ]
  }

  private var inFlow: Diagnostic {
    if isAtEnd || isBelowBrackets { return unclosedBracket(at: context) }
    if isClosingBracket { return mismatch }
    if let neighbour, !isQuoted(neighbour) || !startsItem {
      if let word = secondWord(of: neighbour) { return missingComma(before: word) }
      if let value = cutValue(neighbour) { return Self.needsQuotes(value, file) }
    }
    return missingComma(before: place)
  }

  /// What stands at the place could be an item or a key of its own.
  private var startsItem: Bool {
    lines.byte(at: place).map { $0.isNameByte || "\"'[{".utf8.contains($0) } ?? false
  }

  /// The place is on a later line that is not indented more than the one with the bracket.
  private var isBelowBrackets: Bool {
    !lines.areOnOneLine(place, context) && !isClosingBracket
      && lines.indentation(of: place) <= lines.indentation(of: context)
  }

  private var mismatch: Diagnostic {
    let opening = text(character(at: context))
    let closing = character(at: place)
    var diagnostic = error(
      SyntaxDiagnostics.wrongBracket, "'\(text(closing))' does not close '\(opening)'", closing)
    diagnostic.notes = [Note("'\(opening)' is here", at: range(character(at: context)))]
    return diagnostic
  }

  /// What was meant as one text, of which YAML made the neighbour and more.
  private func cutValue(_ neighbour: NodeRecord) -> Range<Int>? {
    let start = Int(neighbour.start)
    let isSeparate = Int(neighbour.end) < place
    if neighbour.style == .flow, isSeparate { return nil }
    guard let end = FlowExtent.end(from: start, in: lines, stopsAtColon: false), end > place else {
      return nil
    }
    return start..<end
  }

  /// The last word of a plain scalar before a colon: the next key, for want of a comma.
  private func secondWord(of neighbour: NodeRecord) -> Int? {
    guard lines.byte(at: place) == UInt8(ascii: ":"), neighbour.style == .plain else { return nil }
    let text = Int(neighbour.start)..<Int(neighbour.end)
    return lines.bytes[text].lastIndex(where: \.isYAMLSpace).map { $0 + 1 }
  }

  private func missingComma(before offset: Int) -> Diagnostic {
    let opening = text(character(at: context))
    let closing = opening == "{" ? "}" : "]"
    var diagnostic = error(
      SyntaxDiagnostics.missingComma, "expected ',' or '\(closing)' here", character(at: offset))
    diagnostic.notes = [Note("'\(opening)' is here", at: range(character(at: context)))]
    var end = offset
    while end > context + 1, lines.bytes[end - 1].isYAMLSpace { end -= 1 }
    diagnostic.fixIts = [FixIt("add ','", replace: range(end..<end), with: ",")]
    return diagnostic
  }

  private var withoutContent: Diagnostic {
    if let open, open.style == .flow, isAtEnd { return unclosedBracket(at: Int(open.start)) }
    if isClosingBracket { return wrongBracket }
    if lines.byte(at: place) == UInt8(ascii: ","), open?.style == .flow {
      return error(
        SyntaxDiagnostics.missingValue, "a value is missing before ','", character(at: place))
    }
    if lines.byte(at: place) == UInt8(ascii: "-"), open?.style == .flow {
      return error(
        SyntaxDiagnostics.mixedCollection, "a '-' list cannot stand between brackets",
        character(at: place), help: "separate items with ',', or write the list without brackets")
    }
    return reserved(at: place)
  }
}
