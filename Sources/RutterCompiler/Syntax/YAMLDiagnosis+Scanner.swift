import RutterDiagnostics

// Faults in single tokens, which libyaml's scanner finds.

extension YAMLDiagnosis {
  var scannerDiagnostic: Diagnostic {
    switch (fault.context, fault.problem) {
    case (_, "mapping values are not allowed in this context"): strayColon
    case (_, "block sequence entries are not allowed in this context"): listOnKeyLine
    case (_, "mapping keys are not allowed in this context"): reserved(at: place)
    case ("while scanning a plain scalar", "found unexpected ':'"): colonBeforeBracket
    case ("while scanning a simple key", _): keyWithoutColon
    case ("while scanning for the next token", _): reserved(at: place)
    case ("while scanning an anchor", _), ("while scanning an alias", _),
      ("while scanning a block scalar", _), ("while scanning a directive", _),
      ("while scanning a %TAG directive", _):
      reserved(at: context)
    case ("while scanning a %YAML directive", _): unknownVersion(at: context)
    case ("while scanning a tag", _), ("while parsing a tag", _): tag(at: context)
    case ("while scanning a quoted scalar", _): unclosedQuote(at: context)
    case ("while parsing a quoted scalar", _): badEscape
    default: unexplained
    }
  }

  /// What no message is made for: libyaml's own words.
  var unexplained: Diagnostic {
    error(SyntaxDiagnostics.invalidYAML, "not valid YAML: \(fault.problem)", character(at: place))
  }

  /// A `%YAML` line with a version that libyaml does not know.
  func unknownVersion(at offset: Int) -> Diagnostic {
    let directive = lines.text(from: offset)
    var diagnostic = error(
      SyntaxDiagnostics.invalidYAML, "'\(text(directive))' names an unknown version of YAML",
      directive, help: "manifests need no such line")
    let line = lines.lineStart(of: offset)..<lines.skipSpaces(from: lines.lineEnd(of: offset))
    diagnostic.fixIts = [FixIt("remove the line", replace: range(line), with: "")]
    return diagnostic
  }

  func error(
    _ code: DiagnosticCode, _ message: String, _ offsets: Range<Int>, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(.error, code, message, at: range(offsets), help: help)
  }

  func unclosedQuote(at offset: Int) -> Diagnostic {
    var diagnostic = error(
      SyntaxDiagnostics.unclosedQuote, "this quote is never closed", character(at: offset))
    diagnostic.fixIts = closing(at: offset, with: text(character(at: offset)))
    return diagnostic
  }

  func tag(at offset: Int) -> Diagnostic {
    let value = valueExtent(from: offset)
    let end = lines.bytes[value].firstIndex(where: \.isYAMLBlank) ?? value.upperBound
    var diagnostic = error(
      SyntaxDiagnostics.tag, "tags are not part of the language", offset..<max(offset, end))
    diagnostic.help = "quote a value that starts with '!'"
    diagnostic.fixIts = [Self.quote(value, file)]
    return diagnostic
  }

  /// A value that starts with a character YAML has a use for, or goes on with it behind a bracket.
  func reserved(at offset: Int) -> Diagnostic {
    if let opening = lines.opening(ofBracketBefore: offset) {
      return Self.needsQuotes(valueExtent(from: opening), file)
    }
    let value = valueExtent(from: offset)
    let name = text(character(at: offset))
    guard let first = lines.byte(at: offset), "@`%&*!|>?,:".utf8.contains(first), !value.isEmpty
    else { return unexplained }
    var diagnostic = error(
      SyntaxDiagnostics.needsQuotes, "a value that starts with '\(name)' needs quotes", value)
    diagnostic.fixIts = [Self.quote(value, file)]
    return diagnostic
  }
}

// MARK: - Colons

extension YAMLDiagnosis {
  /// A colon where no key can end: in a value, or below a line that is no key yet.
  private var strayColon: Diagnostic {
    let key = lines.keyStart(of: place)
    if let colon = lines.colon(from: key, before: place) {
      return colonInValue(from: lines.skipBlanks(from: colon + 1))
    }
    guard let above = lines.contentAbove(place) else { return unexplained }
    let keyAbove = lines.keyStart(of: above)
    let textAbove = lines.text(from: keyAbove)
    if let colon = lines.colon(from: keyAbove, before: textAbove.upperBound) {
      if let diagnostic = dedentedChild(above: key) { return diagnostic }
      return indentedUnderValue(
        key, keyAbove, name: lines.skipBlanks(before: colon, downTo: keyAbove))
    }
    return missingColon(after: textAbove)
  }

  private func colonInValue(from start: Int) -> Diagnostic {
    let value = lines.text(from: start)
    guard value.count > 0, lines.endOfQuoted(at: start, before: value.upperBound) == nil else {
      return error(
        SyntaxDiagnostics.invalidYAML, "a second ':' on the line of a key", character(at: place))
    }
    var diagnostic = error(
      SyntaxDiagnostics.needsQuotes, "a value with ': ' in it needs quotes", value)
    diagnostic.help = "to nest a mapping instead, put it on the next line and indent it"
    diagnostic.fixIts = [Self.quote(value, file)]
    return diagnostic
  }

  /// The key on the line before a key, if it has no value and both stand at one indentation.
  private func emptyKey(before key: Int) -> Int? {
    guard lines.contentStart(of: key) == key, let line = lines.contentAbove(key) else { return nil }
    let above = lines.keyStart(of: line)
    let text = lines.text(from: above)
    guard lines.indentation(of: key) == above - lines.lineStart(of: above) else { return nil }
    return lines.colon(from: above, before: text.upperBound) == text.upperBound - 1 ? above : nil
  }

  /// A first child at its parent's indentation, seen from the second, which has its own.
  func dedentedChild(above sibling: Int) -> Diagnostic? {
    guard lines.contentStart(of: sibling) == sibling, let child = lines.contentAbove(sibling),
      lines.indentation(of: child) < lines.indentation(of: sibling),
      let parent = emptyKey(before: child)
    else { return nil }
    let (name, parentName) = (lines.name(at: child), text(lines.name(at: parent)))
    var diagnostic = error(
      SyntaxDiagnostics.badIndentation,
      "'\(text(name))' belongs below '\(parentName)', which has no value", name)
    let indentation = lines.lineStart(of: child)..<child
    diagnostic.fixIts = [
      FixIt(
        "align it with '\(text(lines.name(at: sibling)))'", replace: range(indentation),
        with: String(repeating: " ", count: lines.indentation(of: sibling)))
    ]
    return diagnostic
  }

  private func indentedUnderValue(_ key: Int, _ keyAbove: Int, name nameEnd: Int) -> Diagnostic {
    let name = text(lines.name(at: key))
    let nameAbove = text(keyAbove..<max(keyAbove, nameEnd))
    var diagnostic = error(
      SyntaxDiagnostics.badIndentation,
      "'\(name)' is indented under '\(nameAbove)', which has a value already", lines.name(at: key))
    let indentation = lines.lineStart(of: key)..<lines.contentStart(of: key)
    let columns = keyAbove - lines.lineStart(of: keyAbove)
    diagnostic.fixIts = [
      FixIt(
        "align it with '\(nameAbove)'", replace: range(indentation),
        with: String(repeating: " ", count: columns))
    ]
    return diagnostic
  }

  private var keyWithoutColon: Diagnostic {
    guard let first = lines.byte(at: context) else { return unexplained }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return lines.endOfQuoted(at: context, before: lines.lineEnd(of: context)) == nil
        ? unclosedQuote(at: context) : missingColon(after: lines.text(from: context))
    }
    return missingColon(after: lines.text(from: context))
  }

  private func missingColon(after text: Range<Int>) -> Diagnostic {
    if let colon = lines.bytes[text].firstIndex(of: UInt8(ascii: ":")), colon > text.lowerBound {
      return Self.missingSpace(after: colon, "a space is missing after ':'", file)
    }
    if lines.byte(at: text.lowerBound) == UInt8(ascii: "-"), text.count > 1 {
      return Self.missingSpace(after: text.lowerBound, "a space is missing after '-'", file)
    }
    let name = self.text(lines.name(at: text.lowerBound))
    var diagnostic = error(
      SyntaxDiagnostics.missingColon, "a ':' is missing after '\(name)'", text)
    if name.utf8.count == text.count {
      let end = range(text.upperBound..<text.upperBound)
      diagnostic.fixIts = [FixIt("add ':'", replace: end, with: ":")]
    }
    return diagnostic
  }

  static func missingSpace(
    after offset: Int, _ message: String, _ file: SourceFile
  ) -> Diagnostic {
    let point = SourceRange(file: file.id, start: offset + 1, end: offset + 1)
    return Diagnostic(
      .error, SyntaxDiagnostics.missingSpace, message,
      at: SourceRange(file: file.id, start: offset, end: offset + 1),
      fixIts: [FixIt("add a space", replace: point, with: " ")])
  }

  /// A colon with a comma or a bracket right behind it, which only libyaml minds.
  private var colonBeforeBracket: Diagnostic {
    let before = lines.skipSpaces(before: context) - 1
    guard lines.byte(at: before).map({ "{[,".utf8.contains($0) }) ?? true else {
      return Self.needsQuotes(valueExtent(from: context), file)
    }
    var diagnostic = Self.missingSpace(after: place, "a space is missing after ':'", file)
    if let next = lines.byte(at: place + 1), ",}".utf8.contains(next) {
      diagnostic.help = "in braces, a key without a value needs it too"
    }
    return diagnostic
  }

  private var listOnKeyLine: Diagnostic {
    let value = valueExtent(from: place)
    var diagnostic = error(
      SyntaxDiagnostics.mixedCollection, "a list cannot start on the line of its key",
      character(at: place), help: "put each '- …' on a line of its own")
    diagnostic.fixIts = [Self.quote(value, file)]
    return diagnostic
  }
}

// MARK: - Escapes and quotes

extension YAMLDiagnosis {
  private var badEscape: Diagnostic {
    var start = place
    while start > context, place - start < 2, lines.byte(at: start) != UInt8(ascii: "\\") {
      start -= 1
    }
    guard lines.byte(at: start) == UInt8(ascii: "\\") else { return unexplained }
    let escape = start..<character(at: start + 1).upperBound
    if fault.problem == "found invalid Unicode character escape code" { return noCharacter(escape) }
    if fault.problem == "did not find expected hexdecimal number" {
      return error(
        SyntaxDiagnostics.badEscape, "'\(text(escape))' needs hexadecimal digits", escape)
    }
    var diagnostic = error(
      SyntaxDiagnostics.badEscape, "'\(text(escape))' is no escape", escape,
      help: "in single quotes a backslash is a backslash")
    let point = range(start..<start)
    diagnostic.fixIts = [FixIt("double the backslash", replace: point, with: "\\")]
    return diagnostic
  }

  /// A surrogate: what JSON writes as two escapes, YAML writes as one.
  private func noCharacter(_ escape: Range<Int>) -> Diagnostic {
    var end = escape.upperBound
    while let byte = lines.byte(at: end), byte.hexDigitValue != nil { end += 1 }
    let code = escape.lowerBound..<end
    return error(
      SyntaxDiagnostics.badEscape, "'\(text(code))' is no character", code,
      help: "write a character beyond U+FFFF with eight digits: \\U0001F600")
  }

  /// Puts quotes around a text, whichever need no escapes in it.
  static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return "\"\(text)\"" }
    let doubled = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + doubled.joined(separator: "''") + "'"
  }

  static func quote(_ offsets: Range<Int>, _ file: SourceFile) -> FixIt {
    let range = SourceRange(file: file.id, start: offsets.lowerBound, end: offsets.upperBound)
    return FixIt("quote it", replace: range, with: quoted(file.text(of: range)))
  }

  static func needsQuotes(_ offsets: Range<Int>, _ file: SourceFile) -> Diagnostic {
    let range = SourceRange(file: file.id, start: offsets.lowerBound, end: offsets.upperBound)
    return Diagnostic(
      .error, SyntaxDiagnostics.needsQuotes, "'\(file.text(of: range))' needs quotes", at: range,
      help: "to YAML, a bracket or a comma ends a value", fixIts: [quote(offsets, file)])
  }
}
