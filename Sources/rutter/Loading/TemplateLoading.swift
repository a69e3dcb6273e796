import RutterCompiler
import RutterDiagnostics

/// What `rutter templates` reads: templates without manifests, and cases in place of the project's.
extension SourceLoader {
  /// The project's settings, its own templates, and the standard ones as they were when it copied them.
  static func templates(
    of project: Project
  ) throws -> (configuration: Configuration, own: [SourceFile], originals: [SourceFile]) {
    var loader = SourceLoader(
      project: project, workers: .one, file: try projectFile(of: project))
    let (own, originals) = try loader.templateFiles(firstID: 1)
    return (loader.file?.configuration ?? Configuration(), own, originals)
  }

  /// The manifests of a case's folder, as if they were all of the project.
  static func templateCase(_ folder: String, of project: Project) throws -> ProjectInput {
    var loader = SourceLoader(
      project: project, workers: .one, file: try projectFile(of: project))
    var finder = ManifestFinder(skipping: [FilePath.join(folder, TemplateCases.expected)])
    try finder.search(folder)
    let manifests = try loader.read(finder.found, firstID: 1)
    let (own, originals) = try loader.templateFiles(firstID: 1 + manifests.count)
    var input = ProjectInput(
      project: loader.file, manifests: manifests, templates: own, root: project.root)
    input.ejected = originals
    let firstID = input.files.count + 1
    input.declarations =
      try loader.swift().map { try loader.declarations($0, firstID: firstID) } ?? []
    return input
  }
}
