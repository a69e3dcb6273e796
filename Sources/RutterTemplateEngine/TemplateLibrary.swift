package import RutterDiagnostics

/// A text-template engine with Stencil's syntax.
///
/// Template files and a `Record` of values enter, bytes leave. Files are cut into pieces and parsed
/// into nodes once (`Parsing`), linked to the templates, blocks and macros they name (`Linker`),
/// and rendered as often as there are records (`Rendering`), each filter being a plain function
/// (`Filters`). Nothing here knows what the text is for.
package struct TemplateLibrary: Sendable {
  let templates: [Template]
  let symbols: Symbols
  private let indices: [String: Int]
  /// False where a template has errors; such a library renders nothing.
  package let isSound: Bool

  /// Parses and links the files; of those with one name the last counts, so that a project's
  /// template can stand in for a standard one.
  package init(_ sources: [(name: String, file: SourceFile)], into report: inout Report) {
    var findings = Report()
    var symbols = Symbols()
    var templates: [Template] = []
    for (name, file) in Self.effective(sources) {
      templates.append(
        TemplateParser.parse(
          file, named: name, index: templates.count, symbols: &symbols, into: &findings))
    }
    var linker = Linker(templates, symbols)
    linker.link(into: &findings)
    self.templates = linker.templates
    self.symbols = symbols
    indices = linker.indices
    isSound = !findings.hasErrors
    report.merge(findings)
  }

  package var names: [String] { templates.map(\.name) }

  /// The text that a template makes of `context`; nil after an error.
  ///
  /// `origin` is the manifest entry the context stands for, named by errors.
  package func render(
    _ name: String, _ context: Record, origin: SourceRange? = nil, limits: Limits = Limits(),
    into report: inout Report
  ) -> [UInt8]? {
    guard isSound else { return nil }
    let origin = origin ?? context.origin
    guard let index = index(of: name) else {
      let place = origin ?? SourceRange(file: FileID(0), start: 0, end: 0)
      let fault = Fault(
        unknown: .template, name, at: place, known: names, spelling: .computed)
      report.add(fault.diagnostic)
      return nil
    }
    var renderer = Renderer(self, context, origin: origin, limits: limits)
    renderer.renderTemplate(index)
    report.merge(renderer.report)
    return renderer.report.hasErrors ? nil : renderer.output
  }

  func index(of name: String) -> Int? { indices[name] }

  private static func effective(
    _ sources: [(name: String, file: SourceFile)]
  ) -> [(name: String, file: SourceFile)] {
    var seen: Set<String> = []
    return sources.reversed().filter { seen.insert($0.name).inserted }.reversed()
  }
}
