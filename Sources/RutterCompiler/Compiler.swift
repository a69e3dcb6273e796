package import RutterDiagnostics
import RutterTemplateEngine

/// All that one run reads, in memory.
package struct ProjectInput: Sendable {
  package var project: ProjectFile?
  /// In order of path.
  package var manifests: [SourceFile]
  /// The project's own templates; each replaces the standard one of its name or adds to them.
  package var templates: [SourceFile]
  /// The standard templates as they were when the project's own were copied from them.
  package var ejected: [SourceFile] = []
  /// The project's folder, needed only where absolute paths are to be printed.
  package var root: String?
  /// The app's string catalog; nil if the project names none, or does without for this run.
  package var catalog: CatalogInput?
  /// Those files of the app's that links are told to, as far as they are there.
  package var associations: [SourceFile] = []
  /// What the app's own Swift declares, in order of path.
  package var declarations: [DeclarationFile] = []
  /// The findings that are to stay quiet.
  package var baseline: SourceFile?
  /// The day that comments with a last day are measured against; without one none is over.
  package var today: CalendarDate?
  /// The project has more manifests than these, so nothing can be said of what is not in them.
  package var isPartial = false

  package init(
    project: ProjectFile?, manifests: [SourceFile], templates: [SourceFile] = [],
    root: String? = nil, catalog: CatalogInput? = nil
  ) {
    self.project = project
    self.manifests = manifests
    self.templates = templates
    self.root = root
    self.catalog = catalog
  }

  /// What fix-its may change: the project file and the manifests.
  package var fixable: [SourceFile] { [project?.source].compactMap { $0 } + manifests }

  package var files: [SourceFile] {
    fixable + templates + ejected + [catalog?.file, baseline].compactMap { $0 } + associations
  }

  /// Those, and the app's own Swift.
  package var allFiles: [SourceFile] { files + declarations.map(\.source) }
}

/// What the manifests say, and all that is wrong with them; no Swift yet.
package struct Analysis: Sendable {
  package let input: ProjectInput
  package let model: Model
  package let report: Report
  /// The project's own templates with the standard ones; nil if it has none of its own.
  let templates: TemplateLibrary?
  let localizer: Localizer?
  /// What becomes of the files that links are told to.
  let associations: [AppFileChange]

  /// Every file that a finding may point at.
  package var sources: [SourceFile] {
    input.allFiles + TemplateLibrary.standardSources
  }
}

/// The whole result of a run.
package struct Compilation: Sendable {
  package let model: Model
  /// In order of path; empty if the report has errors.
  package let files: [GeneratedFile]
  /// Nil if the report has errors, or there is no catalog.
  package let catalog: CatalogChange?
  /// What becomes of the files that links are told to; none if the report has errors.
  package let associations: [AppFileChange]
  package let report: Report
  /// Every file that a finding may point at.
  package let sources: [SourceFile]
}

/// Turns manifests into Swift, without touching a disk, a clock or an environment.
package struct Compiler: Sendable {
  private let workers: Workers
  /// Whether files tell which entries their lines come from.
  private let tracesLines: Bool

  package init(workers: Workers = .one, tracesLines: Bool = false) {
    self.workers = workers
    self.tracesLines = tracesLines
  }

  /// The texts of the templates that come with rutter, which findings may point at.
  package static var standardSources: [SourceFile] { TemplateLibrary.standardSources }

  package func compile(_ input: ProjectInput, features: Set<String>? = nil) -> Compilation {
    generate(analyze(input), features: features)
  }

  /// Stages 1 to 4. The project's own templates are parsed too, so that their errors are found.
  package func analyze(_ input: ProjectInput) -> Analysis {
    var report = input.project?.report ?? Report()
    let configuration = input.project?.configuration ?? Configuration()
    let readings = workers.map(input.manifests) { Reading($0) }
    for reading in readings { report.merge(reading.report) }
    let trees = readings.compactMap(\.tree)
    let manifests = readings.compactMap(\.manifest)
    let model = Resolver.resolve(
      manifests, configuration, DeclarationIndex(input.declarations), workers: workers,
      into: &report)
    for rule in RuleCatalogue.rules { rule(model, &report) }
    let localizer = Localizer(model, input.catalog, into: &report)
    if !report.hasErrors { localizer?.check(into: &report) }
    let associations =
      report.hasErrors
      ? nil : Associations(model, input.associations)?.changes(into: &report)
    let templates =
      input.templates.isEmpty
      ? nil : TemplateLibrary.standard(overriddenBy: input.templates, into: &report)
    configuration.templates.checkNames(templates?.names, into: &report)
    TemplateUpgrade.check(input, into: &report)
    let isPartial =
      manifests.count < input.manifests.count || manifests.contains(where: \.isPartial)
    if isPartial { report = report.without(RuleCatalogue.consequences) }
    let settling = Settling(
      input: input, configuration: configuration, trees: trees, isPartial: isPartial)
    return Analysis(
      input: input, model: model, report: settling.settle(Removals(trees: trees).added(to: report)),
      templates: templates,
      localizer: localizer, associations: associations ?? [])
  }

  /// Stages 1 and 2 for one manifest.
  private struct Reading: Sendable {
    let tree: SyntaxTree?
    let manifest: Manifest?
    let report: Report

    init(_ file: SourceFile) {
      var report = Report()
      let tree = SyntaxReader.parse(file, into: &report)
      manifest = tree.flatMap { ManifestDecoder.decode($0, into: &report) }
      self.tree = tree
      self.report = report
    }
  }

  /// Stages 5 and 6, for the features of these names, or for all.
  /// Keys that no manifest has any more leave the string catalog if `prunesStrings` says so.
  package func generate(
    _ analysis: Analysis, features: Set<String>? = nil, prunesStrings: Bool = false
  ) -> Compilation {
    var report =
      prunesStrings ? analysis.report.without([.unusedString]) : analysis.report
    let files = report.hasErrors ? [] : render(analysis, features, into: &report)
    return Compilation(
      model: analysis.model, files: report.hasErrors ? [] : files,
      catalog: report.hasErrors ? nil : analysis.localizer?.change(pruning: prunesStrings),
      associations: report.hasErrors ? [] : analysis.associations, report: report,
      sources: analysis.sources)
  }

  private func render(
    _ analysis: Analysis, _ features: Set<String>?, into report: inout Report
  ) -> [GeneratedFile] {
    let input = analysis.input
    let locator = Locator(
      input.files, analysis.model.configuration.sourceLocations, root: input.root)
    let library = analysis.templates ?? .standard(overriddenBy: [], into: &report)
    let shaper = Shaper(analysis.model, locator)
    let renderings = workers.map(shaper.units(features)) { unit in
      Rendering(shaper.contexts(of: unit), library, tracesLines: tracesLines)
    }
    for rendering in renderings { report.merge(rendering.report) }
    return renderings.flatMap(\.files).inOrder
  }

  func render(
    _ contexts: [RenderContext], _ analysis: Analysis, into report: inout Report
  ) -> [GeneratedFile] {
    let library = analysis.templates ?? .standard(overriddenBy: [], into: &report)
    let rendering = Rendering(contexts, library)
    report.merge(rendering.report)
    return rendering.files.inOrder
  }

  /// Stage 6 for some files.
  private struct Rendering: Sendable {
    var files: [GeneratedFile] = []
    var report = Report()

    init(_ contexts: [RenderContext], _ library: TemplateLibrary, tracesLines: Bool = false) {
      for context in contexts {
        let rendered = library.render(
          context.template, context.values, origin: context.origin, tracesLines: tracesLines,
          into: &report)
        let file = rendered.flatMap { GeneratedFile(context, $0.text, $0.origins) }
        if let file { files.append(file) }
      }
    }
  }
}

extension [GeneratedFile] {
  fileprivate var inOrder: [GeneratedFile] {
    sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
