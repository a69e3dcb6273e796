import RutterCompiler
import RutterDiagnostics
import Testing

/// What an entry of a mapping may say of an element, of its own severities, and how it is taken out.
@Suite struct MappingEntryTests {
  @Test func speaksOfAnElementAsItself() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {ids: [Int], tags: [Tag]}, B: {ids: [Int], tags: [Tag]}, Tag: {hidden: Bool}}
      mappings:
        - from: A
          to: B
          parameters: {min: Int}
          members:
            ids: {where: $0 > min, sortedBy: {$0: descending}, limit: 3}
            tags: {where: "![min].contains { $0 > 1 } && !$0.hidden"}
      """)
    #expect(compilation.findings == [])
    let swift = try compilation.swift()
    #expect(swift.contains("a.ids.filter { $0 > min }.sorted { $1 < $0 }.prefix(3)"))
    #expect(swift.contains("{ tag in ![min].contains { $0 > 1 } && !tag.hidden }"))
  }

  @Test func hasSeveritiesOfItsOwn() {
    let manifest = """
      models: {A: {x: Double, y: Double}, B: {x: Int, y: Int}}
      mappings:
        - from: A
          to: B
          members:
            x: {from: Int(x), rules: {narrowed-value: off}}
            y: Int(y)
      """
    let findings = MappingCompilation(manifest).findings
    #expect(findings.count == 1)
    #expect(findings.first?.contains("«Int(y)»") == true)
  }

  @Test(arguments: [
    ("members: {id: id, b: a}", "members: {b: a}"),
    ("members: {b: a, id: {}}", "members: {b: a}"),
    (
      "members: {b: a, id: {from: id, rules: {narrowed-value: warning}}}",
      "members: {b: a, id: {rules: {narrowed-value: warning}}}"
    ),
    ("members: {b: {from: a, default: '\"\"'}}", "members: {b: {from: a}}"),
    ("members: {b: a}, optional: true", "members: {b: a}"),
    ("optional: true, members: {b: a}", "members: {b: a}"),
  ])
  func isTakenOutWhereItSaysNothing(_ given: String, _ wanted: String) {
    let head = "models: {A: {id: Int, a: String}, B: {id: Int, b: String}}\n"
    let project = MarkedProject(head + "mappings: [{from: A, to: B, \(given)}]\n")
    let fixed = fixed(project)
    #expect(fixed == head + "mappings: [{from: A, to: B, \(wanted)}]\n")
  }

  @Test func takesItsLinesWithIt() {
    let project = MarkedProject(
      """
      models: {A: {id: Int, a: String}, B: {id: Int, b: String}}
      mappings:
        - from: A
          to: B
          members:
            id: id
            b: a

      """)
    #expect(fixed(project)?.hasSuffix("    members:\n      b: a\n") == true)
  }

  private func fixed(_ project: MarkedProject) -> String? {
    let report = Compiler().analyze(project.input).report
    #expect(report.diagnostics.allSatisfy { !$0.fixIts.isEmpty })
    guard let file = project.input.manifests.first else { return nil }
    var bytes = file.bytes
    let edits = report.sorted().flatMap(\.fixIts).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
