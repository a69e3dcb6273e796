import RutterCompiler
import RutterDiagnostics

/// Finds and reads the app's own Swift, for its declarations.
///
/// Passes over hidden folders, what tools keep among sources, and what rutter itself has generated.
struct SwiftFinder {
  /// Folders of other people's code and of what is built.
  static let passedOver: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
  ]

  private let project: Project
  private var finder = ManifestFinder(endings: ["swift"], skippingNames: passedOver)

  init(_ project: Project) { self.project = project }

  /// Adds a file, or those below a folder; false if nothing is there.
  mutating func add(_ location: String) throws -> Bool {
    switch try FileSystem.status(location)?.kind {
    case .folder: try finder.search(location)
    case nil: return false
    default: finder.add(location)
    }
    return true
  }

  /// The declarations of all files, in order of path, numbered from `firstID`.
  func read(firstID: Int) throws -> [DeclarationFile] {
    var files: [DeclarationFile] = []
    var last: String?
    for path in finder.found.map({ FilePath.relative($0, from: project.root) })
      .sorted(by: FilePath.precedes) where path != last
    {
      last = path
      let bytes = try FileSystem.read(FilePath.normalize(FilePath.join(project.root, path)))
      if GeneratedHeader.begins(bytes, of: path) { continue }
      let id = FileID(UInt32(clamping: firstID + files.count))
      files.append(DeclarationReader.read(SourceFile(id: id, path: path, bytes: bytes)))
    }
    return files
  }
}
