import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

@testable import rutter

/// What teams copy into their repositories calls commands that there are.
struct AutomationTests {
  private static let files = [
    "Specs/Automation/github-workflow.yml", "Specs/Automation/pre-commit-config.yaml",
    ".pre-commit-hooks.yaml",
  ]

  @Test(arguments: files)
  func fileIsYAML(_ path: String) throws {
    var report = Report()
    _ = SyntaxReader.parse(
      SourceFile(id: FileID(0), path: path, text: try Self.text(path)), into: &report)
    #expect(report.sorted().map(\.message) == [])
  }

  @Test func callsAreUnderstood() throws {
    let calls = try Self.files.flatMap { path in
      try Self.text(path).matches(of: /(?:run|entry): rutter ([a-z]+)([^|>\n]*)/)
        .map { (String($0.1), $0.2.split(separator: " ").map(String.init)) }
    }
    #expect(calls.count == 6)
    for (name, words) in calls {
      _ = try ArgumentParser.parse(words, for: try .named(name))
    }
  }

  @Test func everyHookOfTheExampleIsDefined() throws {
    let ids = /- id: ([a-z-]+)/
    let defined = try Self.text(".pre-commit-hooks.yaml").matches(of: ids).map(\.1)
    let used = try Self.text("Specs/Automation/pre-commit-config.yaml").matches(of: ids).map(\.1)
    #expect(!used.isEmpty && used == defined)
  }

  private static func text(_ path: String) throws -> String {
    let file = Repository.root.appendingPathComponent(path)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
