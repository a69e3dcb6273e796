import RutterCompiler
import RutterDiagnostics

/// Where a run looks for what it reads: files, the folders that are searched, and places where a file
/// would be read if there were one.
struct LoadedPlaces {
  private(set) var paths: Set<String> = []

  /// What cannot be looked at is left to the run, which says so.
  init(_ session: Session) throws {
    let project = session.project
    func location(_ path: String) -> String {
      FilePath.normalize(FilePath.join(project.root, path))
    }
    for name in Project.fileNames + [Baseline.fileName] { paths.insert(location(name)) }
    let configuration = try SourceLoader.projectFile(of: project)?.configuration ?? Configuration()
    let arguments = try session.invocation.arguments.map(project.location(ofArgument:))
    let specs =
      configuration.specs.isEmpty
      ? [SourceLoader.usualFolder] : configuration.specs.map(\.path)
    let manifests = ManifestFinder(skipping: [location(configuration.output)])
    for place in arguments.isEmpty ? specs.map(location) : arguments { add(place, manifests) }
    if let folder = configuration.templates.location {
      add(location(folder), ManifestFinder(endings: ["stencil"]))
    }
    let sources = try session.sourcePlaces(configuration)
    for place in sources { add(place, SwiftFinder().finder) }
    if let catalog = configuration.localization?.catalog { paths.insert(location(catalog.path)) }
    for file in configuration.links.associations?.files ?? [] {
      paths.insert(location(file.path.path))
    }
  }

  private mutating func add(_ place: String, _ finder: ManifestFinder) {
    paths.insert(place)
    var finder = finder
    guard (try? FileSystem.status(place))??.kind == .folder,
      (try? finder.search(place)) != nil
    else { return }
    paths.formUnion(finder.folders)
    paths.formUnion(finder.found.filter { !OutputPath.isGenerated($0) })
  }
}

extension Session {
  /// Where the app's own Swift is, as the command line has it or the project file.
  func sourcePlaces(_ configuration: Configuration) throws -> [String] {
    let arguments = invocation.values(.sources)
    if !arguments.isEmpty { return try arguments.map(project.location(ofArgument:)) }
    return configuration.sources.map {
      FilePath.normalize(FilePath.join(project.root, $0.path))
    }
  }
}
