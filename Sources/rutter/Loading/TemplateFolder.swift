import RutterCompiler
import RutterDiagnostics

/// The folder of a project's own templates.
///
/// `eject` puts a standard template there to be edited, and what it was beside it in a hidden folder, so
/// that a later rutter can tell what has changed since.
struct TemplateFolder {
  /// Of the templates as they were when they were ejected.
  static let ejected = ".ejected"
  /// Of the cases for `rutter templates test`.
  static let tests = "Tests"

  /// Absolute.
  let location: String
  /// Whether the project file names it.
  let isDeclared: Bool

  init(_ project: Project, _ configuration: Configuration) {
    let folder = configuration.templates.location
    isDeclared = folder != nil
    location = FilePath.normalize(
      FilePath.join(project.root, folder ?? TemplatesEntry.usualFolder))
  }

  func location(of name: String) -> String { FilePath.join(location, name) }

  func original(of name: String) -> String {
    FilePath.join(FilePath.join(location, Self.ejected), name)
  }

  var tests: String { FilePath.join(location, Self.tests) }
}
