/// SARIF 2.1.0, the exchange format that code scanning and editors read.
///
/// Paths are relative to `%SRCROOT%`, which readers take for the repository's root.
struct SARIFFormat {
  let sources: SourceIndex
  let rule: (DiagnosticCode) -> DiagnosticFormat.RuleText?

  func render(_ diagnostics: [Diagnostic]) -> String {
    let codes = Set(diagnostics.map(\.code)).sorted { $0.description < $1.description }
    let indices = Dictionary(
      codes.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let fingerprints = Fingerprints.of(diagnostics, in: sources)
    let results = zip(diagnostics, fingerprints).map { diagnostic, fingerprint in
      result(diagnostic, fingerprint, ruleIndex: indices[diagnostic.code] ?? -1)
    }
    let document: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "rutter", "rules": .array(codes.map(descriptor))]],
          "columnKind": "unicodeCodePoints",
          "results": .array(results),
        ]
      ],
    ]
    return document.text
  }

  private func descriptor(_ code: DiagnosticCode) -> JSONValue {
    let text = rule(code)
    return [
      "id": .string(code.description),
      "shortDescription": text.map { ["text": .string($0.summary)] },
      "help": text.map { ["text": .string($0.help)] },
    ]
  }

  private func result(
    _ diagnostic: Diagnostic, _ fingerprint: String, ruleIndex: Int
  ) -> JSONValue {
    let text = [diagnostic.message, diagnostic.help].compactMap(\.self)
    let fixes = diagnostic.fixIts.compactMap(fix)
    let related = diagnostic.notes.compactMap(relatedLocation)
    return [
      "ruleId": .string(diagnostic.code.description),
      "ruleIndex": .number(ruleIndex),
      "level": .string(diagnostic.severity.rawValue),
      "message": ["text": .string(text.map(messageText).joined(separator: "\n"))],
      "locations": .array([location(diagnostic.range)].compactMap(\.self)),
      "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": ["rutter/v1": .string(fingerprint)],
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ]
  }

  private func relatedLocation(_ note: Note) -> JSONValue? {
    guard let range = note.range, let place = physicalLocation(range) else { return nil }
    return ["physicalLocation": place, "message": ["text": .string(messageText(note.message))]]
  }

  /// One artifact change a file, its replacements in the order of the edits.
  private func fix(_ fixIt: FixIt) -> JSONValue? {
    let files = Set(fixIt.edits.map(\.range.file)).sorted()
    let changes = files.compactMap { file -> JSONValue? in
      let edits = fixIt.edits.filter { $0.range.file == file }
      guard let first = edits.first, let extent = sources.extent(of: first.range) else {
        return nil
      }
      return [
        "artifactLocation": Self.artifact(extent.path),
        "replacements": .array(edits.compactMap(replacement)),
      ]
    }
    return changes.isEmpty
      ? nil
      : [
        "description": ["text": .string(messageText(fixIt.message))],
        "artifactChanges": .array(changes),
      ]
  }

  private func replacement(_ edit: TextEdit) -> JSONValue? {
    guard let extent = sources.extent(of: edit.range) else { return nil }
    return [
      "deletedRegion": Self.region(extent),
      "insertedContent": ["text": .string(edit.replacement)],
    ]
  }

  private func location(_ range: SourceRange) -> JSONValue? {
    physicalLocation(range).map { ["physicalLocation": $0] }
  }

  private func physicalLocation(_ range: SourceRange) -> JSONValue? {
    guard let extent = sources.extent(of: range) else { return nil }
    return ["artifactLocation": Self.artifact(extent.path), "region": Self.region(extent)]
  }

  private static func region(_ extent: SourceExtent) -> JSONValue {
    [
      "startLine": .number(extent.start.line), "startColumn": .number(extent.start.column),
      "endLine": .number(extent.end.line), "endColumn": .number(extent.end.column),
    ]
  }

  /// The path as a URI: a relative one, or `file:` for what lies outside the repository.
  private static func artifact(_ path: String) -> JSONValue {
    let uri = path.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : percentEncoded(scalar)
    }
    .joined()
    return path.hasPrefix("/")
      ? ["uri": .string("file://" + uri)]
      : ["uri": .string(uri), "uriBaseId": "%SRCROOT%"]
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": true
    default: false
    }
  }
}
