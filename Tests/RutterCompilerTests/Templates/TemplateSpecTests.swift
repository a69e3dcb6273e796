import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine
import RutterTestSupport
import Testing

/// `Specs/Templates`: the reference of the template language, whose folders are its examples.
@Suite struct TemplateSpecTests {
  private static let folder = Repository.specs.appendingPathComponent("Templates")

  static let examples = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasSuffix(".md") && !$0.hasPrefix(".") }.sorted()

  /// What the folder's template makes of its context or, where it does not, the findings.
  private func outcome(_ example: String) throws -> String {
    let folder = Self.folder.appendingPathComponent(example)
    let tree = try FileTree(readingFrom: folder)
    func file(_ name: String, _ id: UInt32) -> SourceFile {
      SourceFile(
        id: FileID(id), path: "Specs/Templates/\(example)/\(name)",
        bytes: Array(tree[name] ?? Data()))
    }
    let names = tree.keys.filter { $0.hasSuffix(".stencil") }.sorted()
    let files = names.enumerated().map { (name: $1, file: file($1, UInt32($0 + 1))) }
    let context = file("context.json", 0)
    var report = Report()
    let syntax = SyntaxReader.parse(context, into: &report)
    guard case .record(let record)? = syntax?.root.map(TestValue.value) else {
      return "no context"
    }
    let library = TemplateLibrary(files, into: &report)
    let text = library.render("template.stencil", record, into: &report)
    let findings = report.sorted()
    let sources = SourceIndex([context] + files.map(\.file), usedBy: findings)
    return findings.isEmpty
      ? String(decoding: text ?? [], as: UTF8.self)
      : DiagnosticFormat.text.render(findings, sources: sources)
  }

  @Test(arguments: examples)
  func rendersWhatIsExpected(_ example: String) throws {
    try DerivedFile(path: "Specs/Templates/\(example)/expected.txt").expect(outcome(example))
  }

  @Test func everyExampleIsInTheReference() throws {
    let page = String(
      decoding: try Data(contentsOf: Self.folder.appendingPathComponent("README.md")),
      as: UTF8.self)
    #expect(Self.examples.count > 8)
    for example in Self.examples { #expect(page.contains("](\(example))"), "\(example)") }
  }

  @Test func listsEveryFilterAndBlock() throws {
    let path = "Specs/Templates/README.md"
    let page = String(
      decoding: try Data(contentsOf: Self.folder.appendingPathComponent("README.md")),
      as: UTF8.self)
    let derived = [("filters", Self.filters()), ("blocks", try Self.blocks())]
    let expected = try derived.reduce(page) { page, part in
      try Self.replace(part.0, in: page, with: part.1)
    }
    try DerivedFile(path: path).expect(expected)
  }

  private static func replace(_ name: String, in page: String, with text: String) throws -> String {
    let start = try #require(page.range(of: "<!-- \(name) -->\n"))
    let end = try #require(page.range(of: "<!-- end of \(name) -->"))
    return page[..<start.upperBound] + text + page[end.lowerBound...]
  }

  private static func filters() -> String {
    let rows = Filter.catalogue.map { filter in
      "| `\(filter.name)` | \(filter.operand) | \(arguments(of: filter)) | \(filter.summary) |\n"
    }
    return "| filter | of | arguments | answers |\n| --- | --- | --- | --- |\n" + rows.joined()
  }

  private static func arguments(of filter: Filter) -> String {
    filter.parameters.map { parameter in
      let value =
        switch parameter.fallback {
        case .string(let text): " = \"\(text)\""
        case .int(let number): " = \(number)"
        case .bool(let truth): " = \(truth)"
        case Value.none?: " = nothing"
        case .list, .record, nil: ""
        }
      return "\(parameter.name)\(value)"
    }.joined(separator: ", ")
  }

  /// The blocks of each standard template, in their order.
  private static func blocks() throws -> String {
    let pattern = try Regex("\\{%-? *block +(\\w+)")
    let rows = TemplateLibrary.standardSources.compactMap { source -> String? in
      let text = String(decoding: source.bytes, as: UTF8.self)
      let names = text.matches(of: pattern).compactMap { $0.output[1].substring }
      if names.isEmpty { return nil }
      return "| `\(source.fileName)` | \(names.map { "`\($0)`" }.joined(separator: ", ")) |\n"
    }
    return "| template | its blocks |\n| --- | --- |\n" + rows.joined()
  }
}
