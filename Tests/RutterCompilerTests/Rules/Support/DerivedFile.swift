import Foundation
import RutterTestSupport
import Testing

/// A file of the repository that is derived from the sources: compared with what they say now and,
/// with `RECORD=1`, rewritten.
struct DerivedFile {
  let path: String

  private var location: URL { Repository.root.appendingPathComponent(path) }

  /// Fails where the file is not `expected`, whether it was rewritten or not.
  func expect(_ expected: String, at place: Testing.SourceLocation = #_sourceLocation) throws {
    let written = (try? Data(contentsOf: location)).map { String(decoding: $0, as: UTF8.self) }
    if written == expected { return }
    if Repository.isRecording {
      try FileManager.default.createDirectory(
        at: location.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(expected.utf8).write(to: location)
    }
    let verb = Repository.isRecording ? "was rewritten" : "is out of date: RECORD=1 swift test"
    let difference = unifiedDiff(from: written, to: expected, path: path)
    Issue.record("\(path) \(verb)\n\(difference)", sourceLocation: place)
  }
}
