import Foundation
import RutterTestSupport
import Testing

/// The rule of `Specs/Packages`, where Bazel is installed: `make plugin-test`.
@Suite(.serialized, .enabled(if: Bazel.isWanted))
struct BazelSpecs {
  @Test func anEditRunsTheActionsThatSeeTheManifest() throws {
    let bazel = try Bazel()
    let first = try bazel.build()
    try #require(first.exitCode == 0, "\(first.transcript)")
    let outputs = try FileManager.default.contentsOfDirectory(
      atPath: bazel.folder.appendingPathComponent("bazel-bin/swift").path)
    let names = ["Films", "Tabs", "Tickets", "rutter"].map { $0 + ".generated.swift" }
    #expect(outputs.sorted() == names)
    #expect(bazel.actions(try bazel.build()) == [])
    try bazel.replace("Int", by: "String", in: "Specs/Films.yaml")
    let films = try bazel.build()
    #expect(
      bazel.actions(films) == ["//:swift", "Specs/Films.yaml", "Specs/Tabs.yaml"],
      "\(films.transcript)")
    try bazel.replace("sheet", by: "popover", in: "Specs/Tickets.yaml")
    #expect(bazel.actions(try bazel.build()).count == 4)
  }

  @Test func errorsNameTheManifestInTheWorkspace() throws {
    let bazel = try Bazel()
    try bazel.replace("sheet", by: "shet", in: "Specs/Tickets.yaml")
    let result = try bazel.build()
    #expect(result.exitCode != 0)
    #expect(result.errorText.contains("\nSpecs/Tickets.yaml:3:14: error: "), "\(result.transcript)")
  }
}

/// A copy of the workspace, and Bazel in it.
private struct Bazel {
  private static let bundle = ProcessInfo.processInfo.environment["RUTTER_PACKAGE"]

  static let isWanted =
    bundle != nil && (try? Command("sh", ["-c", "command -v bazel"]).run().exitCode) == 0

  let folder: URL
  private let tool: URL

  init() throws {
    folder = try Repository.temporaryFolder("rutter-bazel")
    let packages = Repository.specs.appendingPathComponent("Packages")
    var tree = try FileTree(readingFrom: packages.appendingPathComponent("Cinema"))
    tree["rutter.bzl"] = try Data(contentsOf: packages.appendingPathComponent("rutter.bzl"))
    try tree.write(to: folder)
    tool = try Repository.temporaryFolder("rutter-tool")
    let bundle = URL(fileURLWithPath: try #require(Self.bundle))
      .appendingPathComponent("rutter.artifactbundle")
    let variants = try FileTree(readingFrom: bundle) { $0.hasSuffix("/rutter") }
    let program = bundle.appendingPathComponent(try #require(variants.keys.first))
    try FileManager.default.copyItem(at: program, to: tool.appendingPathComponent("rutter"))
    try FileTree(uniqueKeysWithValues: [
      ("WORKSPACE", Data()), ("BUILD", Data("exports_files([\"rutter\"])\n".utf8)),
    ]).write(to: tool)
  }

  func build() throws -> ProcessResult {
    try Command(
      "bazel",
      [
        "--output_user_root=\(folder.path)/.bazel", "--batch", "build", "--subcommands",
        "--override_repository=rutter=\(tool.path)", "//:swift",
      ], directory: folder
    ).run()
  }

  /// What was compiled.
  func actions(_ result: ProcessResult) -> [String] {
    result.errorText.matches(of: /action 'Compiling ([^']*)'/).map { String($0.1) }.sorted()
  }

  func replace(_ text: String, by other: String, in path: String) throws {
    let file = folder.appendingPathComponent(path)
    let old = try String(contentsOf: file, encoding: .utf8)
    try #require(old.contains(text))
    try Data(old.replacing(text, with: other).utf8).write(to: file)
  }
}
