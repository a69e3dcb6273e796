package import RutterDiagnostics
package import RutterTemplateEngine

/// All that one generated file is made from.
package struct RenderContext: Sendable {
  package let template: String
  /// Where the file goes, relative to the project's root.
  package let path: String
  package var values: Record
  /// The manifest the file comes from.
  package let origin: SourceRange
  /// Whether it is an output of the team's own: there is no file where nothing but white space comes of
  /// it.
  package var isTeams = false
  var visibility = ImportVisibility(marked: [], generated: [])
}

/// The part of a manifest's output that one file holds.
package enum FileKind: String, Sendable, CaseIterable {
  case screens, factory, routers, models, mappings, previews

  /// How the kind is spelled in file names.
  var suffix: String { SwiftName.upperCamelCase(rawValue) }
}
