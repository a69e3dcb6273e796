/// Findings for people: what and where, the line itself with marks under the place, then what to do.
///
///     Specs/Explore.yaml:4:5: error: unknown key 'veiw' [unknown-key]
///      4 |     veiw: HomeView
///        |     ^^^^
///        = fix: rename to 'view'
///      4 +     view: HomeView
///
/// Notes follow in the same shape, each at its own place. The last line counts the findings.
struct TextFormat {
  let sources: SourceIndex
  let palette: Palette

  func render(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    let blocks = diagnostics.map { layOut(rows(of: $0)) }
    return blocks.joined(separator: "\n") + "\n" + Self.summary(of: diagnostics) + "\n"
  }

  /// `2 errors, 1 warning`
  static func summary(of diagnostics: [Diagnostic]) -> String {
    [Severity.error, .warning, .note]
      .compactMap { severity in
        let count = diagnostics.count { $0.severity == severity }
        guard count > 0 else { return nil }
        return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
      }
      .joined(separator: ", ")
  }

  /// One line of output; `number` is a source line's, shown before the gutter.
  private struct Row {
    var number: Int?
    var gutter: String?
    var text: String
    var role: Palette.Role?
  }

  private func rows(of diagnostic: Diagnostic) -> [Row] {
    let severity = diagnostic.severity
    let code = palette.paint("[\(printable(diagnostic.code.description))]", .code)
    var rows = [
      header(severity, "\(messageText(diagnostic.message)) \(code)", at: diagnostic.range)
    ]
    rows += excerpt(diagnostic.range, role: Palette.role(of: severity))
    if let help = diagnostic.help { rows += advice("help", help) }
    for fixIt in diagnostic.fixIts { rows += suggestion(fixIt) }
    for note in diagnostic.notes { rows += self.rows(of: note) }
    return rows
  }

  private func rows(of note: Note) -> [Row] {
    guard let range = note.range else { return advice("note", note.message) }
    return [header(.note, messageText(note.message), at: range)] + excerpt(range, role: .note)
  }

  private func header(_ severity: Severity, _ message: String, at range: SourceRange) -> Row {
    let place = sources.place(of: range).map { palette.paint($0 + ":", .place) + " " } ?? ""
    let name = palette.paint(severity.rawValue + ":", Palette.role(of: severity))
    return Row(text: "\(place)\(name) \(message)")
  }

  private func excerpt(_ range: SourceRange, role: Palette.Role) -> [Row] {
    guard let (file, lines) = sources.source(of: range.file) else { return [] }
    return SourceExcerpt(range, in: file, lines: lines).rows.map { row in
      switch row {
      case .source(let line, let text): Row(number: line, gutter: "|", text: text)
      case .marks(let marks): Row(gutter: "|", text: marks, role: role)
      case .elision: Row(gutter: "|", text: "...")
      }
    }
  }

  private func advice(_ label: String, _ text: String) -> [Row] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(messageText)
    let indent = String(repeating: " ", count: label.count + 2)
    return lines.enumerated().map { index, line in
      index == 0
        ? Row(gutter: "=", text: palette.paint(label + ":", .note) + " " + line)
        : Row(gutter: " ", text: indent + line)
    }
  }

  private func suggestion(_ fixIt: FixIt) -> [Row] {
    advice("fix", fixIt.message)
      + FixItPreview(fixIt, sources: sources).rows.map { row in
        switch row {
        case .added(let line, let text): Row(number: line, gutter: "+", text: text, role: .advice)
        case .removed(let line, let text):
          Row(number: line, gutter: "-", text: text, role: .removed)
        }
      }
  }

  /// Puts the gutters of a finding one under the other, wide enough for its largest line number.
  private func layOut(_ rows: [Row]) -> String {
    let width = String(rows.compactMap(\.number).max() ?? 0).count
    return rows.map { line($0, numberWidth: width) + "\n" }.joined()
  }

  private func line(_ row: Row, numberWidth: Int) -> String {
    let text = row.role.map { palette.paint(row.text, $0) } ?? row.text
    guard let gutter = row.gutter else { return text }
    let number = row.number.map(String.init) ?? ""
    let padding = String(repeating: " ", count: 1 + numberWidth - number.count)
    let margin = padding + number + " " + gutter
    return palette.paint(margin, .gutter) + (text.isEmpty ? "" : " " + text)
  }
}
