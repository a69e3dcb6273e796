import Foundation
import RutterTestSupport
import Testing

/// The harness itself: that it would notice.
@Suite struct HarnessSpecs {
  @Test func runsAProcessThatWritesMoreThanAPipeHolds() throws {
    let script = "head -c 300000 /dev/zero | tr '\\0' 'a'; head -c 300000 /dev/zero >&2; exit 7"
    let result = try Command("sh", ["-c", script]).run()
    #expect(result.exitCode == 7)
    #expect(result.output.count == 300_000)
    #expect(result.errorOutput.count == 300_000)
  }

  @Test func givesAProcessItsInputAndFolderAndEnvironment() throws {
    let folder = try Repository.temporaryFolder()
    var command = Command("sh", ["-c", "cat; pwd -P; echo $GREETING"], directory: folder)
    command.input = Data("first\n".utf8)
    command.environment = ["GREETING": "hello", "PATH": "/usr/bin:/bin"]
    let lines = try command.run().text.split(separator: "\n")
    #expect(lines.first == "first")
    #expect(lines.dropFirst().first.map { $0.hasSuffix(folder.lastPathComponent) } == true)
    #expect(lines.last == "hello")
  }

  @Test func showsWhatDiffers() throws {
    let old = FileTree(uniqueKeysWithValues: [("a.txt", Data("1\n2\n3\n4\n5\n6\n".utf8))])
    let new = FileTree(uniqueKeysWithValues: [
      ("a.txt", Data("1\n2\n3\n4\nfive\n6\n".utf8)), ("b.txt", Data("new".utf8)),
    ])
    #expect(new.difference(from: new) == nil)
    #expect(
      new.difference(from: old) == """
        --- expected/a.txt
        +++ actual/a.txt
        @@ -2,5 +2,5 @@
         2
         3
         4
        -5
        +five
         6
        --- (missing)
        +++ actual/b.txt
        @@ -1,0 +1,2 @@
        +new
        +\\ No newline at end of file
        """)
  }

  @Test(.enabled(if: !Repository.isRecording))
  func expectationNamesEveryFileThatDiffers() throws {
    let folder = try Repository.temporaryFolder()
    try FileTree(uniqueKeysWithValues: [("same", Data("1\n".utf8)), ("gone", Data("2\n".utf8))])
      .write(to: folder)
    let actual: FileTree = ["same": Data("1\n".utf8), "sub/new": Data("3\n".utf8)]
    let mismatch = try #require(try Expectation(folder: folder).mismatch(of: actual))
    #expect(mismatch.contains("--- expected/gone\n+++ (not produced)\n@@ -1,1 +1,0 @@\n-2"))
    #expect(mismatch.contains("--- (missing)\n+++ actual/sub/new\n@@ -1,0 +1,1 @@\n+3"))
    #expect(!mismatch.contains("same"))
    try actual.write(to: folder)
    try FileManager.default.removeItem(at: folder.appendingPathComponent("gone"))
    #expect(try Expectation(folder: folder).mismatch(of: actual) == nil)
  }

  @Test(arguments: [
    ("NavigationStack(path: .constant([Plain()])) { Text(\"\") }", "Hashable"),
    ("Text(\"\").sheet(item: .constant(Optional(Plain()))) { _ in Text(\"\") }", "Identifiable"),
    ("Text(\"\").navigationDestination(for: Plain.self) { _ in Text(\"\") }", "Hashable"),
    ("Text(verbose: \"\")", "verbose"),
  ])
  func standInRefusesWhatSwiftUIRefuses(_ body: String, _ word: String) throws {
    let source = """
      import SwiftUI
      struct Plain {}
      struct Page: View { var body: some View { \(body) } }
      """
    let complaint = try SwiftCompiler().complaint(about: ["Page.swift": Data(source.utf8)])
    #expect(complaint?.contains(word) == true, "\(complaint ?? "compiled")")
  }

  @Test func standInKeepsTheMainActor() throws {
    let source = """
      import SwiftUI
      struct Page: View { var body: some View { Text("") } }
      func show(_ page: Page) { _ = page.body }
      """
    let complaint = try SwiftCompiler().complaint(about: ["Page.swift": Data(source.utf8)])
    #expect(complaint?.contains("main actor") == true, "\(complaint ?? "compiled")")
  }

  @Test func compilesModulesInOrderOfTheirImports() {
    let modules = [
      ("A", "import C\nimport SwiftUI"), ("B", "import Foundation"), ("C", "public import B"),
    ].map { SwiftModule(name: $0, files: ["\($0).swift": Data($1.utf8)]) }
    #expect(SwiftModule.inOrderOfDependence(modules).map(\.name) == ["B", "C", "A"])
  }
}
