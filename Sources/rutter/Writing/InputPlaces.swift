/// The files and folders that a run reads, by what they are on the disk and not by what they are called.
///
/// Nothing of it may be removed or written over, whichever link or spelling leads there.
struct InputPlaces {
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64

    init(_ status: FileSystem.Status) {
      device = status.device
      inode = status.inode
    }
  }

  private var identities: Set<Identity> = []

  init() {}

  /// Paths where nothing is are passed over.
  init(_ paths: [String]) throws(FileError) {
    for path in paths {
      guard let status = try FileSystem.status(path) else { continue }
      identities.insert(Identity(status))
    }
  }

  func contains(_ status: FileSystem.Status) -> Bool { identities.contains(Identity(status)) }

  /// Whether what is at a path, links followed, belongs to the input.
  func contains(_ path: String) throws(FileError) -> Bool {
    try FileSystem.status(path).map(contains) ?? false
  }
}

extension InputPlaces {
  /// Why a report or a picture must not replace what is at a path; nil if it may.
  func obstacle(at path: String) throws -> String? {
    let name = FilePath.name(of: try FileSystem.canonicalPath(path) ?? path).lowercased()
    if try contains(path) { return "is a file that is read" }
    if name == Ledger.fileName { return "is the ledger" }
    return OutputPath.isGenerated(name) ? "is called as a generated file" : nil
  }
}
