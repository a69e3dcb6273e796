import RutterDiagnostics
import Testing

@testable import RutterTemplateEngine

@Suite struct LineOriginTests {
  private static let templates = [
    "main": """
    top
    {% for a in list %}
    {{ a.name }}
      {% include "inner" %}
    {% endfor %}
    {% set kept %}
    {% for a in list %}x{{ a.name }}{% endfor %}
    {% endset %}
    {{ kept }}{% for a in list %}{{ a.name }}{% endfor %}
    end

    """,
    "inner": "one\n{% for b in a.parts %}{{ b.name }}\n{% endfor %}\n",
  ]

  private static func entry(_ number: Int) -> SourceRange {
    SourceRange(file: FileID(9), start: number, end: number + 1)
  }

  private static func record(_ name: String, _ number: Int, _ parts: [Record] = []) -> Record {
    Record(
      ["name": .string(name), "parts": .list(parts.map(Value.record))], origin: entry(number))
  }

  private static func rendered() throws -> (lines: [String], origins: LineOrigins) {
    var report = Report()
    let library = TemplateLibrary(
      templates.sorted { $0.key < $1.key }.enumerated().map { index, template in
        (template.key, SourceFile(id: FileID(UInt32(index)), path: "", text: template.value))
      }, into: &report)
    let list = [record("a", 1, [record("p", 2), record("q", 3)]), record("b", 4)]
    let result = library.render(
      "main", Record(["list": .list(list.map(Value.record))]), origin: entry(0),
      tracesLines: true, into: &report)
    #expect(report.sorted().map(\.message) == [])
    let (text, traced) = try #require(result)
    let origins = try #require(traced)
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return (lines.map(String.init), origins)
  }

  @Test func linesComeFromTheInnermostEntry() throws {
    let (lines, origins) = try Self.rendered()
    let told = lines.indices.map { "\(lines[$0]) \(origins.entry(ofLine: $0)?.start ?? 99)" }
    #expect(
      told.prefix(7) == ["top 0", "a 1", "  one 1", "  p 2", "  q 3", "b 4", "  one 4"])
    let end = try #require(lines.firstIndex(of: "end"))
    #expect(lines[end - 1] == "xaxbab" && told[end - 1] == "xaxbab 0" && told[end] == "end 0")
  }

  @Test func whatWouldStandBetweenEntriesIsOfTheOneAround() throws {
    let (lines, origins) = try Self.rendered()
    func entry(before line: String) throws -> UInt32? {
      origins.entry(before: try #require(lines.firstIndex(of: line)))?.start
    }
    #expect(try entry(before: "a") == 0)
    #expect(try entry(before: "  q") == 1)
    #expect(try entry(before: "b") == 1)
  }
}
