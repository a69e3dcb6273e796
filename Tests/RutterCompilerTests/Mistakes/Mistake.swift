import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport

/// One slip in a project that is right otherwise, as a line of `Tests/Mistakes/mistakes.txt` has it.
struct Mistake: Sendable, CustomStringConvertible {
  /// What a reader has to know to see it: `syntax`, `structure` or `meaning`.
  let kind: String
  let file: String
  let text: String
  /// With `«»` around the token that is wrong.
  let replacement: String
  let line: Int

  var description: String { "\(line): \(file): \(replacement)" }

  /// The project has no such text.
  struct Misfit: Error { let mistake: Mistake }

  private static let folder = Repository.root.appendingPathComponent("Tests/Mistakes")

  static let project = Result {
    try FileTree(readingFrom: folder.appendingPathComponent("Project"))
  }

  static let all: [Mistake] = {
    let text =
      (try? String(contentsOf: folder.appendingPathComponent("mistakes.txt"), encoding: .utf8))
      ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { Mistake(line: $0 + 1, String($1)) }
  }()

  private init?(line: Int, _ text: String) {
    let parts = text.components(separatedBy: " | ")
    guard parts.count == 4, !text.hasPrefix("#") else { return nil }
    self.line = line
    kind = parts[0]
    file = parts[1] == "rutter" ? "rutter.yaml" : "Specs/\(parts[1]).yaml"
    self.text = Self.unescaped(parts[2])
    replacement = Self.unescaped(parts[3])
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("\\n", with: "\n").replacing("\\t", with: "\t")
  }

  /// The project's files with the mistake in one of them, and where that is, in UTF-8 offsets.
  func seeded() throws -> (files: [String: String], token: Range<Int>) {
    var files = try Self.project.get().mapValues { String(decoding: $0, as: UTF8.self) }
    guard let base = files[file], let place = base.range(of: text) else {
      throw Misfit(mistake: self)
    }
    let marked = base.replacingCharacters(in: place, with: replacement)
    let parts = marked.split(omittingEmptySubsequences: false) { "«»".contains($0) }
    files[file] = parts.joined()
    let start = parts[0].utf8.count
    return (files, start..<start + (parts.count > 1 ? parts[1].utf8.count : 0))
  }

  static func input(_ files: [String: String]) -> ProjectInput {
    let project = files["rutter.yaml"].map {
      ProjectFile(SourceFile(id: FileID(0), path: "rutter.yaml", text: $0))
    }
    let manifests = files.filter { $0.key != "rutter.yaml" }.sorted { $0.key < $1.key }
    return ProjectInput(
      project: project,
      manifests: manifests.enumerated().map {
        SourceFile(id: FileID(UInt32($0 + 1)), path: $1.key, text: $1.value)
      })
  }
}
