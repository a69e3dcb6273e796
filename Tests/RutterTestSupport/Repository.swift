// What tests are made of: this repository's files, processes, the Swift compiler with a stand-in for
// SwiftUI, and folders compared with what is expected of them. File by file, paths and settings
// enter; results and readable failures leave.

package import Foundation

/// This repository's folders, found from where this file stood when it was compiled.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let specs = root.appendingPathComponent("Specs")

  package static let formatConfiguration = root.appendingPathComponent(".swift-format")

  /// Whether expectations are to be rewritten instead of compared: `RECORD=1`.
  package static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// A new empty folder outside the repository.
  package static func temporaryFolder(_ name: String = "rutter") throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
