package import RutterDiagnostics

// Beside the stages, format: a `SourceFile` enters, and its text leaves in the one layout that manifests
// have: keys in the order in which the language declares them, two spaces a level, what stands between
// brackets on one line if it fits, an empty line between the entries of a manifest's sections. Quotes,
// comments, anchors and the order of names stay the author's: tokens are copied from the source, and a
// text that would mean something else than before is not handed out.

/// What a file is, which tells the order of its keys.
package enum FormatSubject: Sendable {
  case manifest, project

  var shape: Shape {
    switch self {
    case .manifest: .object(ManifestShapes.manifest)
    case .project: .object(ProjectShapes.project)
    }
  }
}

/// Lays out the text of manifests and project files.
package enum Formatting {
  /// The formatted text; nil where the file has errors in its notation, or is written in a way that
  /// cannot be kept, which is reported.
  package static func format(
    _ file: SourceFile, as subject: FormatSubject, in format: SyntaxFormat? = nil,
    into report: inout Report
  ) -> [UInt8]? {
    let format = format ?? SyntaxFormat(path: file.path)
    var findings = Report()
    let tree = SyntaxReader.parse(file, as: format, into: &findings)
    report.merge(findings)
    guard let tree, !findings.hasErrors else { return nil }
    do {
      let document = try FormatReader.read(tree, as: subject.shape)
      let bytes = print(document, file, subject, format)
      let check = FormatCheck(subject: subject, format: format)
      try check.compare(tree, document, with: bytes)
      return bytes
    } catch {
      report.add(leftAlone(file, at: error.offset))
      return nil
    }
  }

  private static func print(
    _ document: FormatDocument, _ file: SourceFile, _ subject: FormatSubject, _ format: SyntaxFormat
  ) -> [UInt8] {
    switch format {
    case .yaml: YAMLPrinter.print(document, file.bytes, isManifest: subject == .manifest)
    case .json: JSONPrinter.print(document, file.bytes)
    }
  }

  private static func leftAlone(_ file: SourceFile, at offset: Int) -> Diagnostic {
    let start = min(offset, file.bytes.count)
    return Diagnostic(
      .error, .notFormatted, "the layout here cannot be kept, so the file is left as it is",
      at: SourceRange(file: file.id, start: start, end: min(start + 1, file.bytes.count)),
      help: "write it with plain keys, each on a line with its colon")
  }
}

extension DiagnosticCode {
  static let notFormatted: Self = "not-formatted"
}
