import RutterDiagnostics
import RutterTemplateEngine

/// What a template named `main` makes of a record, alone or among others.
struct Outcome {
  /// Nil after an error.
  var text: String?
  /// In the order a reader sees them.
  var diagnostics: [Diagnostic]
  private var files: [SourceFile]

  init(
    _ main: String, _ context: Record = [:], with others: [(String, String)] = [],
    origin: SourceRange? = nil, limits: Limits = Limits()
  ) {
    let texts = [("main", main)] + others
    let sources = texts.enumerated().map { index, text in
      (
        name: text.0,
        file: SourceFile(id: FileID(UInt32(index)), path: "\(text.0).stencil", text: text.1)
      )
    }
    var report = Report()
    let library = TemplateLibrary(sources, into: &report)
    let output = library.render("main", context, origin: origin, limits: limits, into: &report)
    text = output.map { String(decoding: $0, as: UTF8.self) }
    diagnostics = report.sorted()
    files = sources.map(\.file)
  }

  /// Each finding as `line:column-column code: message`, after the template's name unless it is
  /// `main`.
  var findings: [String] {
    diagnostics.map { "\(place($0.range)) \($0.code): \($0.message)" }
  }

  /// The notes of the first finding, as `place message`.
  var notes: [String] {
    (diagnostics.first?.notes ?? []).map { note in
      (note.range.map(place) ?? "-") + " " + note.message
    }
  }

  /// The text of the main template with the first finding's fix-it applied.
  var fixed: String? {
    guard let edit = diagnostics.first?.fixIts.first?.edits.first else { return nil }
    var bytes = files[0].bytes
    bytes.replaceSubrange(edit.range.offsets, with: edit.replacement.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func place(_ range: SourceRange) -> String {
    guard let file = files.first(where: { $0.id == range.file }) else {
      return "manifest:\(range.start)"
    }
    let table = LineTable(file)
    let start = table.location(of: range.offsets.lowerBound)
    let end = table.location(of: range.offsets.upperBound)
    let name = file.id == FileID(0) ? "" : String(file.path.dropLast(8)) + ":"
    let last = end.line == start.line ? "\(end.column)" : "\(end.line):\(end.column)"
    return "\(name)\(start.line):\(start.column)-\(last)"
  }
}
