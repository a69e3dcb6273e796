package import Foundation

/// The regular files below a folder, by path relative to it, with `/` between components.
package typealias FileTree = [String: Data]

extension FileTree {
  /// Reads what is below the folder; nothing if there is no such folder.
  package init(readingFrom folder: URL, where includes: (String) -> Bool = { _ in true }) throws {
    self.init()
    for path in FileManager.default.subpaths(atPath: folder.path) ?? [] where includes(path) {
      let file = folder.appendingPathComponent(path)
      if file.isFolder { continue }
      self[path] = try Data(contentsOf: file)
    }
  }

  /// Writes every file below the folder, making folders as needed; removes nothing.
  package func write(to folder: URL) throws {
    for (path, data) in self {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
  }

  /// How the tree differs from what is expected, as a unified diff; nil if it does not.
  package func difference(from expected: FileTree) -> String? {
    let paths = Set(keys).union(expected.keys).sorted()
    let parts = paths.compactMap { path -> String? in
      guard self[path] != expected[path] else { return nil }
      return unifiedDiff(
        from: expected[path].map { String(decoding: $0, as: UTF8.self) },
        to: self[path].map { String(decoding: $0, as: UTF8.self) }, path: path)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}

/// A folder of the repository that says what something must come to.
package struct Expectation: Sendable {
  package let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  package func read() throws -> FileTree {
    try FileTree(readingFrom: folder)
  }

  /// The message of a failure, or nil if the tree is as expected. While recording, a difference is
  /// also written to the folder, so that the next run passes.
  package func mismatch(of actual: FileTree) throws -> String? {
    guard let difference = actual.difference(from: try read()) else { return nil }
    guard Repository.isRecording else {
      return "\(folder.path) differs (RECORD=1 rewrites it):\n\(difference)"
    }
    try record(actual)
    return "recorded \(folder.path):\n\(difference)"
  }

  private func record(_ actual: FileTree) throws {
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
    try actual.write(to: folder)
  }
}
