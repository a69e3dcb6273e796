package import Foundation

/// What compiling has already told, kept between runs: content and flags make the key, so a changed
/// source is a new question.
package enum CompileCache {
  package static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("rutter-test-cache")

  /// Moves a finished folder to its place in the cache; another run may have been faster.
  package static func keep(_ work: URL, as place: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try FileManager.default.moveItem(at: work, to: place)
    } catch {
      guard FileManager.default.fileExists(atPath: place.path) else { throw error }
      try FileManager.default.removeItem(at: work)
    }
  }

  /// Runs the work unless it has succeeded before with the same key. Failures are not kept.
  package static func onceSucceeding(
    _ key: String, _ work: () throws -> String?
  ) throws -> String? {
    let stamp = folder.appendingPathComponent("passed-\(key)")
    if FileManager.default.fileExists(atPath: stamp.path) { return nil }
    if let failure = try work() { return failure }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: stamp)
    return nil
  }
}

/// Sixteen hexadecimal digits that stand for a content.
package enum ContentHash {
  package static func of(_ tree: FileTree, _ texts: [String] = []) -> String {
    var hash = Hash()
    for path in tree.keys.sorted() {
      hash.add(Array(path.utf8))
      hash.add(Array(tree[path] ?? Data()))
    }
    for text in texts { hash.add(Array(text.utf8)) }
    return String(hash.value, radix: 16)
  }

  /// FNV-1a over the bytes of each part and its length.
  private struct Hash {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: [UInt8]) {
      for byte in bytes { add(byte) }
      for shift in stride(from: 0, to: 64, by: 8) {
        add(UInt8(truncatingIfNeeded: bytes.count >> shift))
      }
    }

    private mutating func add(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
  }
}
