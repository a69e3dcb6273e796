import RutterDiagnostics

/// The team's own templates, as the project file tells of them.
package struct TemplatesEntry: Sendable {
  /// Where they are, if the author says so.
  package var folder: Configuration.PathEntry?
  /// Where they are; nil without a word about templates.
  package var location: String?
  /// What all templates see as `parameters`.
  package var parameters: Node?
  /// Files beyond those that every project has.
  package var outputs: [Output] = []

  package static let usualFolder = "Templates"

  /// A file that one of the templates makes, once for the project or once for each feature.
  package struct Output: Sendable {
    package let template: SourceText
    /// With `{feature}` in it, there is a file for each feature.
    package let path: SourceText

    package var isForEachFeature: Bool { path.string.contains("{feature}") }
  }
}

extension ProjectShapes {
  static let templatesKey = KeyShape(
    "templates", Shape.object(templates).or(.text, "a folder, or a mapping of template keys"),
    "Templates that replace or add to the standard ones.")

  package static let templates = ObjectShape(
    "template", "The team's own templates, and what is made with them.",
    [
      KeyShape("folder", .text, "Where they are: every `.stencil` file below; default: Templates."),
      KeyShape("parameters", .anything, "Free-form values that all templates see."),
      KeyShape(
        "outputs", .list(of: .object(output), "a list of outputs"),
        "Files of the team's own, beyond those that every project has."),
    ])

  package static let output = ObjectShape(
    "output", "A file that a template of the team's own makes.",
    [
      KeyShape("template", .text, "The template's file name.", required: true),
      KeyShape(
        "path", .scalar(.text, "a path whose name ends in .generated and an ending"),
        "Where it goes; with `{feature}` in it, one for each feature. A folder may have `{module}`.",
        required: true),
    ])
}

extension ManifestDecoder {
  mutating func templates(_ node: Node?) -> TemplatesEntry {
    var entry = TemplatesEntry()
    guard let node else { return entry }
    guard node.kind == .mapping else {
      entry.folder = path(node)
      entry.location = entry.folder?.path
      return entry
    }
    entry.folder = node.value(for: "folder").flatMap { path($0) }
    entry.location = entry.folder?.path ?? TemplatesEntry.usualFolder
    entry.parameters = node.value(for: "parameters")
    entry.outputs = items(node.value(for: "outputs")).compactMap { output($0) }
    return entry
  }

  private mutating func output(_ node: Node) -> TemplatesEntry.Output? {
    guard node.kind == .mapping, let template = text(node.value(for: "template")),
      let path = text(node.value(for: "path")), checkOutput(path)
    else { return nil }
    return TemplatesEntry.Output(template: template, path: path)
  }

  /// Only what is called as a generated file is ever replaced or removed.
  private mutating func checkOutput(_ path: SourceText) -> Bool {
    let count = report.diagnostics.count
    let entry = Configuration.PathEntry(path: path.string, range: path.range)
    checkInside(entry, "output")
    checkPlaceholders(entry)
    let name = path.string.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if name.contains("{module}") {
      report.error(
        .badPath, "'{module}' cannot be part of a file's name", at: path.range,
        help: "not every feature has a module; use it for a folder")
    }
    if !OutputName.isGenerated(name) { reportName(name, in: path) }
    return report.diagnostics.count == count
  }

  private mutating func reportName(_ name: Substring, in path: SourceText) {
    let folder = path.string.dropLast(name.count)
    let fixed = OutputName.generated(name).map { folder + $0 }
    report.error(
      .badPath, "'\(excerpt(String(name)))' is not called as a generated file", at: path.range,
      help: "only files whose names end like 'routes.generated.md' are replaced and removed",
      fixIts: fixed.map {
        [FixIt("write '\($0)'", replace: path.textRange, with: String($0))]
      } ?? [])
  }
}

/// How generated files are called: `Routes.generated.swift`.
package enum OutputName {
  package static func isGenerated(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 && parts[parts.count - 2] == "generated"
      && parts.first?.isEmpty == false && parts.last?.isEmpty == false
  }

  /// The name with what it lacks; nil where it has no ending.
  static func generated(_ name: some StringProtocol) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }), let ending = parts.last else {
      return nil
    }
    return parts.dropLast().joined(separator: ".") + ".generated." + ending
  }
}
