import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// How much of what goes wrong is found, how exactly, and how much of it can be fixed by itself.
/// `make mistakes` prints the shares.
@Suite struct MistakeTests {
  /// What became of one mistake.
  private struct Outcome {
    let mistake: Mistake
    var isFound = false
    var isExact = false
    var isFixed = false
    var isSeenBySchema = false
  }

  @Test func theProjectIsRightWithoutThem() throws {
    let files = try Mistake.project.get().mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(Compiler().analyze(Mistake.input(files)).report.sorted().map(\.message) == [])
    #expect(Mistake.all.count >= 150)
  }

  @Test func mistakesAreFoundWhereTheyAre() throws {
    let outcomes = try Mistake.all.map(Self.outcome)
    let missed = outcomes.filter { !$0.isFound }.map(\.mistake.replacement)
    // What an `Int` has for members is for the Swift compiler to say, on the manifest's line.
    #expect(missed == ["id: «identifier.x»\n"])
    let inexact = outcomes.filter { $0.isFound && !$0.isExact }.map(\.mistake.description)
    #expect(inexact == [])
    #expect(outcomes.count(where: \.isFixed) * 100 >= outcomes.count * 60)
    let structural = outcomes.filter { $0.mistake.kind == "structure" }
    #expect(structural.filter { !$0.isSeenBySchema }.map(\.mistake.description) == [])
    if ProcessInfo.processInfo.environment["MISTAKES"] == "1" { Self.report(outcomes) }
  }

  private static func outcome(_ mistake: Mistake) throws -> Outcome {
    let (files, token) = try mistake.seeded()
    let input = Mistake.input(files)
    let findings = Compiler().analyze(input).report.sorted()
    let paths = Dictionary(uniqueKeysWithValues: input.files.map { ($0.id, $0.path) })
    var outcome = Outcome(mistake: mistake)
    outcome.isFound = !findings.isEmpty
    outcome.isExact = findings.contains {
      paths[$0.range.file] == mistake.file && $0.range.offsets == token
    }
    outcome.isFixed = findings.contains { finding in
      finding.fixIts.contains { isGone(finding, in: input.applying($0), of: findings.count) }
    }
    outcome.isSeenBySchema = try isRefused(files, mistake.file)
    return outcome
  }

  /// Whether the fix mends more than it breaks.
  private static func isGone(_ finding: Diagnostic, in input: ProjectInput, of count: Int) -> Bool {
    let left = Compiler().analyze(input).report.sorted()
    return left.count < count
      && !left.contains { $0.code == finding.code && $0.message == finding.message }
  }

  private static func isRefused(_ files: [String: String], _ path: String) throws -> Bool {
    var report = Report()
    let file = SourceFile(id: FileID(0), path: path, text: files[path] ?? "")
    guard let root = SyntaxReader.parse(file, into: &report)?.root, !report.hasErrors else {
      return true
    }
    let schema = path == "rutter.yaml" ? JSONSchema.project : .manifest
    return !SchemaValidator(schema.document).errors(in: JSONInstance.value(of: root)).isEmpty
  }

  private static func report(_ outcomes: [Outcome]) {
    print("kind        mistakes   found   exact   fixed   schema")
    for kind in ["structure", "meaning", "syntax", "all"] {
      let some = outcomes.filter { kind == "all" || $0.mistake.kind == kind }
      let counts = [\Outcome.isFound, \.isExact, \.isFixed, \.isSeenBySchema].map { share in
        some.count { $0[keyPath: share] }
      }
      let shares = counts.map { count in
        String(format: "%3d %%", some.isEmpty ? 0 : count * 100 / some.count)
      }
      let name = kind + String(repeating: " ", count: 12 - kind.count)
      print(name + String(format: "%8d   ", some.count) + shares.joined(separator: "   "))
    }
    for outcome in outcomes where !outcome.isFixed { print("no fix:", outcome.mistake) }
  }
}
