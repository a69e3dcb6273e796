import RutterCompiler

/// Finds the files below a folder that have one of some endings.
///
/// Passes over hidden files and folders, project files and `skipped` folders. Links are followed, but
/// no folder is entered twice, so a loop of links ends.
struct ManifestFinder {
  static let manifestEndings: Set<String> = ["yaml", "yml", "json"]

  let endings: Set<String>
  let skipped: Set<String>
  /// Names of folders that are passed over wherever they are.
  let skippedNames: Set<String>

  /// Absolute paths; a link that leads nowhere is reported by whoever reads it.
  private(set) var found: [String] = []
  /// The folders that were gone through.
  private(set) var folders: [String] = []
  private var entered: Set<Identity> = []

  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  init(
    endings: Set<String> = manifestEndings, skipping skipped: Set<String> = [],
    skippingNames skippedNames: Set<String> = []
  ) {
    self.endings = endings
    self.skipped = skipped
    self.skippedNames = skippedNames
  }

  /// Goes through `folder` and what is below it, without recursion.
  mutating func search(_ folder: String) throws(FileError) {
    var waiting = [folder]
    while let folder = waiting.popLast() {
      guard let status = try FileSystem.status(folder), enter(status) else { continue }
      folders.append(folder)
      for name in try FileSystem.list(folder) where !FilePath.isHidden(name) {
        let path = FilePath.join(folder, name)
        if try FileSystem.status(path)?.kind == .folder {
          if !skipped.contains(path), !skippedNames.contains(name) { waiting.append(path) }
        } else if isWanted(name) {
          found.append(path)
        }
      }
    }
  }

  mutating func add(_ file: String) { found.append(file) }

  private mutating func enter(_ status: FileSystem.Status) -> Bool {
    entered.insert(Identity(device: status.device, inode: status.inode)).inserted
  }

  private func isWanted(_ name: String) -> Bool {
    endings.contains(FilePath.fileExtension(of: name)) && !Project.fileNames.contains(name)
      && name != Baseline.fileName
  }
}
