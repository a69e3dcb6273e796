/// Names of the files that hold a new content until it is moved to its place.
enum TemporaryFile {
  private static let prefix = ".rutter-tmp-"

  static func path(beside location: String, number: Int) -> String {
    let name = "\(prefix)\(FileSystem.processID)-\(number)"
    return FilePath.join(FilePath.parent(of: location), name)
  }

  /// Removes what a run that was killed left in the folders; call it only while holding the lock.
  static func removeLeftovers(in folders: Set<String>) {
    for folder in folders {
      for name in (try? FileSystem.list(folder)) ?? [] where isOurs(name) {
        let path = FilePath.join(folder, name)
        guard let status = try? FileSystem.status(path, followingLinks: false),
          status.kind == .file
        else { continue }
        try? FileSystem.removeFile(path)
      }
    }
  }

  /// `.rutter-tmp-`, a process and a number.
  static func isOurs(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let parts = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { Int32($0).map { $0 >= 0 } ?? false }
  }
}
