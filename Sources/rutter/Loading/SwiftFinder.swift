/// Finds the app's own Swift; passes over hidden folders and what tools keep among sources.
struct SwiftFinder {
  /// Folders of other people's code and of what is built.
  static let passedOver: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
  ]

  private(set) var finder = ManifestFinder(endings: ["swift"], skippingNames: passedOver)

  /// Adds a file, or those below a folder; false if nothing is there.
  mutating func add(_ location: String) throws -> Bool {
    switch try FileSystem.status(location)?.kind {
    case .folder: try finder.search(location)
    case nil: return false
    default: finder.add(location)
    }
    return true
  }

  var found: [String] { finder.found }
}
