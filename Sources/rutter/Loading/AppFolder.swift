import RutterCompiler

/// What an app's folder tells of the app, and the files that start a project there.
struct AppFolder {
  /// A file of the project, by its path from the app's folder.
  struct File {
    let path: String
    let text: String
  }

  private let root: String
  /// The folder of the app's sources, if it can be told.
  private let sources: String?
  let output: String
  /// Whether there are manifests already; then none is written.
  private let hasManifests: Bool
  private let hasContentView: Bool
  /// The file of the app's type, if it can be told.
  let entryPoint: String?
  private let usesViewSuffix: Bool

  /// The router of the first manifest; nil where manifests were there.
  var router: String? { hasManifests ? nil : "App" }

  init(_ root: String, output: String?) throws {
    self.root = root
    sources = try Self.sources(of: root)
    self.output = output ?? FilePath.join(sources ?? ".", "Generated")
    let specs = FilePath.join(root, SourceLoader.usualFolder)
    var manifests = ManifestFinder()
    if try FileSystem.status(specs)?.kind == .folder { try manifests.search(specs) }
    hasManifests = !manifests.found.isEmpty
    var swift = ManifestFinder(endings: ["swift"])
    if let sources { try swift.search(FilePath.join(root, sources)) }
    let names = swift.found.map(FilePath.name)
    entryPoint = try swift.found.first { path in
      try path.hasSuffix("App.swift")
        && String(decoding: FileSystem.read(path), as: UTF8.self).contains("@main")
    }.map { FilePath.relative($0, from: root) }
    hasContentView = names.contains("ContentView.swift")
    usesViewSuffix = names.contains { $0.hasSuffix("View.swift") } || !hasManifests
  }

  func files() throws -> [File] {
    var files = [File(path: "rutter.yaml", text: projectFile)]
    if !hasManifests {
      files.append(File(path: "\(SourceLoader.usualFolder)/App.yaml", text: manifest))
      if !hasContentView {
        let folder = FilePath.parent(of: output)
        files.append(
          File(path: FilePath.normalize(FilePath.join(folder, "HomeView.swift")), text: Self.view))
      }
    }
    for file in files where file.path != "rutter.yaml" {
      let location = FilePath.join(root, file.path)
      guard try FileSystem.status(location, followingLinks: false) != nil else { continue }
      return files.filter { $0.path != file.path }
    }
    return files
  }

  // MARK: Texts

  private var projectFile: String {
    """
    rutter: 1
    specs: \(SourceLoader.usualFolder)
    output: \(Self.quoted(output))
    \(usesViewSuffix ? "defaults: {viewSuffix: View}\n" : "")
    """
  }

  private var manifest: String {
    """
    screens:
      home:\(hasContentView ? " {view: ContentView}" : "")

    routers:
      App: {root: home}

    """
  }

  private static let view = """
    import SwiftUI

    struct HomeView: View {
      var body: some View {
        Text(verbatim: "Home")
      }
    }

    """

  /// A path as a YAML text.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
        || "/_.-".utf8.contains(byte)
    }
    if isPlain, path.utf8.first != UInt8(ascii: "-") { return path }
    return "'"
      + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}

/// Where the sources are.
extension AppFolder {
  /// The folder of a package's only target, or of an Xcode project's name.
  private static func sources(of root: String) throws -> String? {
    let names = try FileSystem.list(root)
    if let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) {
      let name = String(project.dropLast(".xcodeproj".count))
      if try isFolder(root, name) { return name }
    }
    guard names.contains("Package.swift"), try isFolder(root, "Sources") else { return nil }
    let sources = FilePath.join(root, "Sources")
    let targets = try FileSystem.list(sources).filter {
      try !FilePath.isHidden($0) && isFolder(sources, $0)
    }
    let named = targets.first { $0 == FilePath.name(of: root) }
    if let target = named ?? (targets.count == 1 ? targets[0] : nil) { return "Sources/\(target)" }
    return targets.isEmpty ? "Sources" : nil
  }

  private static func isFolder(_ folder: String, _ name: String) throws -> Bool {
    try FileSystem.status(FilePath.join(folder, name))?.kind == .folder
  }
}
