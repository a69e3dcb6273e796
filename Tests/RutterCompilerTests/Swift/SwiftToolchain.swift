import Foundation
import RutterTestSupport

/// The Swift compiler, asked what it thinks of a text.
enum SwiftToolchain {
  /// The names of those files, given without ending, in which `swiftc` finds an error.
  static func filesWithErrors(
    in files: [String: String], _ options: [String]
  ) throws -> Set<String> {
    let folder = try Repository.temporaryFolder("rutter-swift")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
    }
    let result = try Command(
      "swiftc",
      options + ["-parse-as-library", "-swift-version", "6"]
        + files.keys.sorted().map { "\($0).swift" }, directory: folder
    ).run()
    let errors = result.transcript.split(separator: "\n").filter { $0.contains(": error: ") }
    return Set(
      errors.map { line in
        let path = line.prefix { $0 != ":" }
        return String(path.split(separator: "/").last?.dropLast(6) ?? path)
      })
  }
}
