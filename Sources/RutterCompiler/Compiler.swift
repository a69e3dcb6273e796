package import RutterDiagnostics
import RutterTemplateEngine

/// All that one run reads, in memory.
package struct ProjectInput: Sendable {
  /// The project file, if there is one.
  package var project: SourceFile?
  /// In order of path.
  package var manifests: [SourceFile]
  /// The project's own templates; each replaces the standard one of its name or adds to them.
  package var templates: [SourceFile]
  /// Generates these features alone; nil means all. Everything is checked all the same.
  package var features: Set<String>?
  /// The project's folder, needed only where absolute paths are to be printed.
  package var root: String?

  package init(
    project: SourceFile?, manifests: [SourceFile], templates: [SourceFile] = [],
    features: Set<String>? = nil, root: String? = nil
  ) {
    self.project = project
    self.manifests = manifests
    self.templates = templates
    self.features = features
    self.root = root
  }
}

/// The whole result of a run.
package struct Compilation: Sendable {
  /// In order of path; empty if the report has errors.
  package let files: [GeneratedFile]
  package let report: Report
  /// Every file that a finding may point at.
  package let sources: [SourceFile]
}

/// Turns manifests into Swift, without touching a disk, a clock or an environment.
package struct Compiler: Sendable {
  package init() {}

  package func compile(_ input: ProjectInput) -> Compilation {
    var report = Report()
    let configuration = input.project.map { read($0, into: &report) } ?? Configuration()
    let trees = input.manifests.compactMap { SyntaxReader.parse($0, into: &report) }
    let manifests = trees.compactMap { ManifestDecoder.decode($0, into: &report) }
    let model = Resolver.resolve(manifests, configuration, into: &report)
    check(model, input, into: &report)
    report = configuration.adjust(report)
    let library = TemplateLibrary.standard(overriddenBy: input.templates, into: &report)
    let files = report.hasErrors ? [] : render(model, input, library, into: &report)
    return Compilation(
      files: report.hasErrors ? [] : files, report: report, sources: input.sources)
  }

  private func read(_ project: SourceFile, into report: inout Report) -> Configuration {
    guard let tree = SyntaxReader.parse(project, into: &report) else { return Configuration() }
    return ProjectDecoder.decode(tree, into: &report)
  }

  private func check(_ model: Model, _ input: ProjectInput, into report: inout Report) {
    for rule in RuleCatalogue.rules { rule(model, &report) }
    for name in (input.features ?? []).sorted() {
      let names = model.features.map(\.name)
      if names.contains(name) { continue }
      report.error(
        .unresolvedName, "there is no feature '\(name)'",
        at: (input.project ?? input.manifests.first)?.wholeRange.startPoint
          ?? SourceRange(file: FileID(0), start: 0, end: 0),
        help: Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" })
    }
  }

  private func render(
    _ model: Model, _ input: ProjectInput, _ library: TemplateLibrary, into report: inout Report
  ) -> [GeneratedFile] {
    let locator = Locator(
      input.manifests + [input.project].compactMap { $0 }, model.configuration.sourceLocations,
      root: input.root)
    var files: [GeneratedFile] = []
    for context in Shaper(model, locator).shape(input.features) {
      guard
        let bytes = library.render(
          context.template, context.values, origin: context.origin, into: &report)
      else { continue }
      files.append(GeneratedFile(path: context.path, bytes: SwiftLayout.layOut(bytes)))
    }
    return files.sorted { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
  }
}

extension ProjectInput {
  var sources: [SourceFile] {
    [project].compactMap { $0 } + manifests + templates + TemplateLibrary.standardSources
  }
}

extension Configuration {
  /// The findings with this project's severities; those of rules switched off are dropped.
  func adjust(_ report: Report) -> Report {
    guard !severities.isEmpty else { return report }
    var adjusted = Report()
    for var diagnostic in report.diagnostics {
      if let rule = severities.last(where: { $0.code == diagnostic.code }) {
        guard let severity = rule.severity else { continue }
        diagnostic.severity = severity
      }
      adjusted.add(diagnostic)
    }
    return adjusted
  }
}

/// What loading needs of the project file before anything else can be read.
package struct ProjectPaths: Sendable {
  package let specs: [(path: String, range: SourceRange)]
  package let templates: (path: String, range: SourceRange)?
  package let output: String

  /// Findings about the project file are reported by the compiler, not here.
  package static func read(_ project: SourceFile, into report: inout Report) -> ProjectPaths {
    var ignored = Report()
    let tree = SyntaxReader.parse(project, into: &ignored)
    let configuration = tree.map { ProjectDecoder.decode($0, into: &ignored) } ?? Configuration()
    return ProjectPaths(
      specs: configuration.specs.map { ($0.path, $0.range) },
      templates: configuration.templates.map { ($0.path, $0.range) },
      output: configuration.output)
  }
}
