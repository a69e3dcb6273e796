import RutterDiagnostics

/// The codes of what can be wrong with a text as YAML or JSON, and the findings both notations share.
enum SyntaxDiagnostics {
  /// A byte that is not UTF-8, or a file in UTF-16 or UTF-32.
  static let notUTF8: DiagnosticCode = "not-utf8"
  /// A character that no text holds, not even as an escape: NUL, a control character, one that
  /// changes the direction of text, a byte-order mark in the middle.
  static let controlCharacter: DiagnosticCode = "control-character"
  /// A no-break space, or another of Unicode's spaces, where a space belongs.
  static let unicodeSpace: DiagnosticCode = "unicode-space"
  /// A typographic quote where a straight one is meant.
  static let smartQuote: DiagnosticCode = "smart-quote"
  /// A tab in the indentation of YAML.
  static let tabIndentation: DiagnosticCode = "tab-indentation"
  /// A line of YAML that lines up with nothing above it.
  static let badIndentation: DiagnosticCode = "bad-indentation"
  /// A second document in a file of YAML.
  static let severalDocuments: DiagnosticCode = "several-documents"
  /// A YAML tag such as `!name`.
  static let tag: DiagnosticCode = "tag"
  /// An alias whose anchor does not exist.
  static let unknownAnchor: DiagnosticCode = "unknown-anchor"
  /// An alias inside the node it stands for.
  static let aliasLoop: DiagnosticCode = "alias-loop"
  /// Two entries of one mapping with the same key.
  static let duplicateKey: DiagnosticCode = "duplicate-key"
  /// A merge key whose value is not a mapping.
  static let badMerge: DiagnosticCode = "bad-merge"
  /// A file past the size limit.
  static let tooLargeCode: DiagnosticCode = "too-large"
  /// Collections nested past the depth limit.
  static let tooDeepCode: DiagnosticCode = "too-deep"
  /// Aliases that unfold into too many nodes.
  static let aliasExpansionCode: DiagnosticCode = "alias-expansion"
  /// A value that YAML reads as something else unless it is quoted.
  static let needsQuotes: DiagnosticCode = "needs-quotes"
  /// A quote that is never closed, or closed by the next text's opening quote.
  static let unclosedQuote: DiagnosticCode = "unclosed-quote"
  /// A bracket or brace that is never closed.
  static let unclosedBracket: DiagnosticCode = "unclosed-bracket"
  /// A closing bracket with nothing to close, or of the other kind.
  static let wrongBracket: DiagnosticCode = "wrong-bracket"
  /// A colon with no space after it where a key and its value are due.
  static let missingSpace: DiagnosticCode = "missing-space"
  /// A key with no colon.
  static let missingColon: DiagnosticCode = "missing-colon"
  /// Two items or entries with no comma between them.
  static let missingComma: DiagnosticCode = "missing-comma"
  /// A comma with nothing after it, in JSON.
  static let trailingComma: DiagnosticCode = "trailing-comma"
  /// Nothing where a key or a value is due.
  static let missingValue: DiagnosticCode = "missing-value"
  /// A list item among the entries of a mapping, or the other way round.
  static let mixedCollection: DiagnosticCode = "mixed-collection"
  /// Text after a value that is complete.
  static let textAfterValue: DiagnosticCode = "text-after-value"
  /// An escape that does not exist, or half a surrogate pair.
  static let badEscape: DiagnosticCode = "bad-escape"
  /// Anything else that is not YAML.
  static let invalidYAML: DiagnosticCode = "invalid-yaml"
  /// A comment in JSON.
  static let jsonComment: DiagnosticCode = "json-comment"
  /// A JSON key or string that is not in double quotes.
  static let jsonQuotes: DiagnosticCode = "json-quotes"
  /// A number that is not written as JSON writes numbers.
  static let jsonNumber: DiagnosticCode = "json-number"
  /// Anything else that is not JSON.
  static let invalidJSON: DiagnosticCode = "invalid-json"
}

// MARK: - Characters

extension SyntaxDiagnostics {
  static func character(_ scalar: UInt32, at range: SourceRange) -> Diagnostic {
    let code = TextScan.codePoint(scalar)
    let name: String
    switch scalar {
    case 0: name = "NUL"
    case 0x85, 0x2028, 0x2029: name = "line separator \(code)"
    case 0x200E...0x2069: name = "invisible character \(code)"
    case 0xFEFF: name = "byte-order mark"
    case 0xFFFE, 0xFFFF: name = "character \(code)"
    default: name = "control character \(code)"
    }
    return Diagnostic(
      .error, controlCharacter, "\(name) in the text", at: range,
      fixIts: [FixIt("remove it", replace: range, with: "")])
  }
}

// MARK: - Limits

extension SyntaxDiagnostics {
  static func tooLarge(_ file: SourceFile, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, tooLargeCode,
      "the file has \(file.bytes.count) bytes, more than the \(limit) that are read",
      at: file.wholeRange.startPoint, help: "split it into several manifests")
  }

  static func tooDeep(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(.error, tooDeepCode, "more than \(limit) collections inside each other", at: range)
  }

  static func aliasExpansion(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .error, aliasExpansionCode, "aliases unfold into more than \(limit) nodes", at: range,
      help: "an alias repeats all that its anchor holds, with the aliases in it")
  }
}

// MARK: - Anchors and keys

extension SyntaxDiagnostics {
  static func unknownAnchor(
    _ name: String, at range: SourceRange, nearest: String?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, unknownAnchor, "unknown anchor '\(name)'", at: range,
      help: "an anchor stands above its aliases: &\(name); a text that starts with '*' needs quotes"
    )
    if let nearest {
      diagnostic.fixIts = [FixIt("rename to '*\(nearest)'", replace: range, with: "*\(nearest)")]
    }
    return diagnostic
  }

  static func aliasLoop(
    _ name: String, at range: SourceRange, anchor: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, aliasLoop, "alias '\(name)' is inside what it stands for", at: range,
      notes: [Note("'\(name)' starts here", at: anchor.startPoint)])
  }

  static func duplicateKey(
    _ name: String, at range: SourceRange, first: SourceRange, isMergeKey: Bool
  ) -> Diagnostic {
    Diagnostic(
      .error, duplicateKey, "duplicate key '\(name)'", at: range,
      notes: [Note("first used here", at: first)],
      help: isMergeKey ? "merge several mappings with one key: <<: [*first, *second]" : nil)
  }

  static func badMerge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, badMerge, "'<<' takes a mapping or a list of mappings", at: range,
      help: "name an anchor that holds a mapping, or quote the key: \"<<\"")
  }
}
