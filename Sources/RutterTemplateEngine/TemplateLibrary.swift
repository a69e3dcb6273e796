package import RutterDiagnostics

/// A text-template engine with Stencil's syntax.
///
/// Template files and a `Record` of values enter, bytes leave. Files are cut into pieces and parsed
/// into nodes once (`Parsing`), linked to the templates, blocks and macros they name (`Linker`),
/// and rendered as often as there are records (`Rendering`), each filter being a plain function
/// (`Filters`). Nothing here knows what the text is for.
///
/// Of templates with one name the last counts, so that a project's template can stand in for a
/// standard one. The first can still be extended by the one that stands in for it, under the name they
/// share, and included by all as `standard/` and its name, which is also that of a template which
/// nothing stands in for.
package struct TemplateLibrary: Sendable {
  let templates: [Template]
  let symbols: Symbols
  private let indices: [String: Int]
  /// False where a template has errors; such a library renders nothing.
  package let isSound: Bool

  /// Parses and links the files.
  package init(_ sources: [(name: String, file: SourceFile)], into report: inout Report) {
    var findings = Report()
    var symbols = Symbols()
    var templates: [Template] = []
    func add(_ name: String, _ file: SourceFile) {
      templates.append(
        TemplateParser.parse(
          file, named: name, index: templates.count, symbols: &symbols, into: &findings))
    }
    let (current, replaced) = Self.arranged(sources)
    for (name, file) in current { add(name, file) }
    for (name, file) in replaced where templates.contains(where: { $0.namesStandard(name) }) {
      add(Self.standardPrefix + name, file)
    }
    var linker = Linker(templates, symbols)
    linker.link(into: &findings)
    self.templates = linker.templates
    self.symbols = symbols
    indices = linker.indices
    isSound = !findings.hasErrors
    report.merge(findings)
  }

  /// Of those that count, in the order they came in.
  package var names: [String] { templates.indices.filter(isCurrent).map { templates[$0].name } }

  private func isCurrent(_ index: Int) -> Bool { templates[index].successor == index }

  /// The text that a template makes of `context`; nil after an error.
  ///
  /// `origin` is the manifest entry the context stands for, named by errors.
  package func render(
    _ name: String, _ context: Record, origin: SourceRange? = nil, limits: Limits = Limits(),
    into report: inout Report
  ) -> [UInt8]? {
    rendering(name, context, origin, limits, trace: nil, into: &report)?.text
  }

  /// The same, with the entries that the text's lines come from, if they are wanted.
  package func render(
    _ name: String, _ context: Record, origin: SourceRange, tracesLines: Bool,
    into report: inout Report
  ) -> (text: [UInt8], origins: LineOrigins?)? {
    let trace = tracesLines ? OriginTrace() : nil
    return rendering(name, context, origin, Limits(), trace: trace, into: &report).map {
      ($0.text, tracesLines ? LineOrigins($0.marks) : nil)
    }
  }

  private func rendering(
    _ name: String, _ context: Record, _ origin: SourceRange?, _ limits: Limits,
    trace: OriginTrace?, into report: inout Report
  ) -> (text: [UInt8], marks: [LineOrigins.Mark])? {
    guard isSound else { return nil }
    let origin = origin ?? context.origin
    guard let index = index(of: name) else {
      let place = origin ?? SourceRange(file: FileID(0), start: 0, end: 0)
      let fault = Fault(
        unknown: .template, name, at: place, known: names, spelling: .computed)
      report.add(fault.diagnostic)
      return nil
    }
    let hints = Renderer.Hints.allocate(capacity: Renderer.hintCount)
    hints.initialize(repeating: 0)
    defer { hints.deallocate() }
    var renderer = Renderer(self, context, origin: origin, limits: limits, hints)
    renderer.trace = trace
    renderer.trace?.note(origin, at: [])
    renderer.renderTemplate(index)
    report.merge(renderer.report)
    return renderer.report.hasErrors ? nil : (renderer.output, renderer.trace?.marks ?? [])
  }

  func index(of name: String) -> Int? { indices[name] }

  private typealias Source = (name: String, file: SourceFile)

  /// The templates that count, and the first of each name that another one stands in for.
  private static func arranged(_ sources: [Source]) -> (current: [Source], replaced: [Source]) {
    let last = Dictionary(
      sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { max($0, $1) })
    var seen: Set<String> = []
    var (current, replaced): ([Source], [Source]) = ([], [])
    for (index, source) in sources.enumerated() {
      let isFirst = seen.insert(source.name).inserted
      if last[source.name] == index {
        current.append(source)
      } else if isFirst {
        replaced.append(source)
      }
    }
    return (current, replaced)
  }

  /// What the name of a template begins with that another one stands in for.
  package static let standardPrefix = "standard/"
}
