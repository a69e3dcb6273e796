/// Everything about every finding, in a form that is promised to programs.
///
/// `version` is that of the form: it changes when a member is renamed, removed or means something
/// else; members may be added under the same version. `Specs/Formats` describes each.
struct JSONFormat {
  static let version = 1

  let sources: SourceIndex

  func render(_ diagnostics: [Diagnostic]) -> String {
    let fingerprints = Fingerprints.of(diagnostics, in: sources)
    let document: JSONValue = [
      "version": .number(Self.version),
      "summary": [
        "errors": count(.error, in: diagnostics), "warnings": count(.warning, in: diagnostics),
        "notes": count(.note, in: diagnostics),
      ],
      "findings": .array(zip(diagnostics, fingerprints).map(finding)),
    ]
    return document.text
  }

  private func count(_ severity: Severity, in diagnostics: [Diagnostic]) -> JSONValue {
    .number(diagnostics.count { $0.severity == severity })
  }

  private func finding(_ diagnostic: Diagnostic, _ fingerprint: String) -> JSONValue {
    [
      "severity": .string(diagnostic.severity.rawValue),
      "code": .string(diagnostic.code.description),
      "message": .string(diagnostic.message),
      "fingerprint": .string(fingerprint),
      "location": location(diagnostic.range),
      "help": diagnostic.help.map(JSONValue.string),
      "notes": .array(
        diagnostic.notes.map { note in
          ["message": .string(note.message), "location": note.range.flatMap(location)]
        }),
      "fixes": .array(diagnostic.fixIts.map(fix)),
    ]
  }

  private func fix(_ fixIt: FixIt) -> JSONValue {
    [
      "message": .string(fixIt.message),
      "edits": .array(
        fixIt.edits.map { edit in
          ["location": location(edit.range), "replacement": .string(edit.replacement)]
        }),
    ]
  }

  private func location(_ range: SourceRange) -> JSONValue? {
    guard let extent = sources.extent(of: range) else { return nil }
    return [
      "path": .string(extent.path), "start": place(extent.start, offset: range.start),
      "end": place(extent.end, offset: range.end),
    ]
  }

  private func place(_ location: SourceLocation, offset: UInt32) -> JSONValue {
    [
      "line": .number(location.line), "column": .number(location.column),
      "offset": .number(Int(offset)),
    ]
  }
}
