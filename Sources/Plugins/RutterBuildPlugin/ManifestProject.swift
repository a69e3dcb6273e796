import Foundation

/// The manifests that are read together for one target: its own, and those of the targets that share
/// its project file.
///
/// A target's manifests are in its folder `Specs`. Its project is the nearest folder from its own
/// upwards that has a project file; without one it stands alone.
struct ManifestProject {
  /// What is looked at of each target.
  struct Target {
    let name: String
    let folder: URL

    var specs: URL { folder.appendingPathComponent("Specs") }
  }

  let target: Target
  let root: URL
  let projectFile: URL?
  /// The other targets of the project that have manifests.
  let others: [Target]

  init(of target: Target, among targets: [Target], below top: URL) {
    self.target = target
    let file = Self.projectFile(around: target.folder, below: top)
    projectFile = file
    root = file?.deletingLastPathComponent() ?? target.folder
    others = targets.filter { other in
      file != nil && other.name != target.name && !Self.manifests(in: other.specs).isEmpty
        && Self.projectFile(around: other.folder, below: top) == file
    }
  }

  var manifests: [URL] { Self.manifests(in: target.specs) }

  /// Everything whose change can change what is generated, and perhaps more: a plugin does not read the
  /// project file, so all of the project's templates count and, where it may name `sources`, its Swift.
  var inputs: [URL] {
    let swift = mayReadSwift ? ["swift"] : []
    let templates =
      projectFile == nil ? [] : Self.files(below: root) { (swift + ["stencil"]).contains($0) }
    let baseline = root.appendingPathComponent(Self.baselineName)
    let optional = FileManager.default.fileExists(atPath: baseline.path) ? [baseline] : []
    return manifests + others.flatMap { Self.manifests(in: $0.specs) } + templates + optional
      + [projectFile].compactMap { $0 }
  }

  private var mayReadSwift: Bool {
    guard let projectFile, let data = try? Data(contentsOf: projectFile) else { return false }
    return String(decoding: data, as: UTF8.self).contains("sources")
  }

  private static let projectFileNames = ["rutter.yaml", "rutter.yml", "rutter.json"]
  private static let baselineName = "rutter-baseline.json"

  private static func projectFile(around folder: URL, below top: URL) -> URL? {
    var folder = folder.standardizedFileURL
    let top = top.standardizedFileURL.path
    while folder.path == top || folder.path.hasPrefix(top + "/") {
      let files = projectFileNames.map(folder.appendingPathComponent)
      if let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
        return file
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func manifests(in folder: URL) -> [URL] {
    files(below: folder) { ["yaml", "yml", "json"].contains($0) }
      .filter { !(projectFileNames + [baselineName]).contains($0.lastPathComponent) }
  }

  /// Files with one of some endings, hidden ones apart and those that tools keep, in order of path.
  private static func files(below folder: URL, ending: (String) -> Bool) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while let file = files?.nextObject() as? URL {
      if passedOver.contains(file.lastPathComponent) { files?.skipDescendants() }
      if ending(file.pathExtension.lowercased()), !file.path.hasSuffix(".generated.swift") {
        found.append(file)
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  private static let passedOver: Set<String> = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "build", "node_modules",
  ]
}
