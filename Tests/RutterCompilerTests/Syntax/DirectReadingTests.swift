import RutterDiagnostics
import RutterTestSupport
import Testing

@testable import RutterCompiler

/// What is read without libyaml is what libyaml reads.
struct DirectReadingTests {
  private func trees(_ text: [UInt8]) -> (direct: Reading?, full: Reading)? {
    let file = SourceFile(id: FileID(0), path: "test.yaml", bytes: text)
    guard case .success(let traits) = TextScan.traits(of: file, format: .yaml) else { return nil }
    let builder = DirectYAMLReader.parse(file, traits: traits, limits: .standard)
    var report = Report()
    let tree = YAMLReader.parseWithLibYAML(
      file, traits: traits, limits: .standard, into: &report)
    return (
      builder.map { Reading(tree: SyntaxTree($0), report: $0.report) },
      Reading(tree: tree, report: report)
    )
  }

  private struct Reading: Equatable {
    let nodes: [String]
    let findings: [String]

    init(tree: SyntaxTree?, report: Report) {
      var nodes: [String] = []
      if let root = tree?.root { Self.append(root, to: &nodes) }
      self.nodes = nodes
      findings = report.diagnostics.map { "\($0.range.offsets) \($0.code) \($0.message)" }
    }

    private static func append(_ node: Node, to nodes: inout [String]) {
      nodes.append("\(node.kind) \(node.style) \(node.range.offsets) \(node.text)")
      for item in node.items { append(item, to: &nodes) }
      for entry in node.ownEntries {
        append(entry.key, to: &nodes)
        append(entry.value, to: &nodes)
      }
    }
  }

  /// Whether the text was read without libyaml.
  @discardableResult
  private func check(
    _ text: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> Bool {
    guard let (direct, full) = trees(text), let direct else { return false }
    if direct != full {
      Issue.record(
        "\(direct)\n\(full)\nof \(String(decoding: text, as: UTF8.self))",
        sourceLocation: sourceLocation)
    }
    return true
  }

  static let specs: [[UInt8]]? = try? FileTree(readingFrom: Repository.specs) {
    $0.hasSuffix(".yaml")
  }
  .sorted { $0.key < $1.key }.map { Array($0.value) }

  @Test func readsSpecsAsLibYAMLDoes() throws {
    let texts = try #require(Self.specs)
    let count = texts.count { check($0) }
    #expect(count * 2 > texts.count, "\(count) of \(texts.count)")
  }

  /// Each line cut short, left out, moved and given what changes its meaning.
  @Test func readsDamagedSpecsAsLibYAMLDoes() throws {
    let texts = try #require(Self.specs)
    var count = 0
    for (number, text) in texts.enumerated() where text.count < 4000 {
      let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
      for index in lines.indices where (index + number) % 5 == 0 {
        for damage in Self.damages(of: Array(lines[index])) {
          var damaged = lines.map { Array($0) }
          damaged[index] = damage
          if check(Array(damaged.joined(separator: [0x0A]))) { count += 1 }
        }
      }
    }
    #expect(count > 1000)
  }

  private static func damages(of line: [UInt8]) -> [[UInt8]] {
    let indentation = line.prefix { $0 == 0x20 }.count
    let content = Array(line.dropFirst(indentation))
    let pieces = [
      ": ", ":", " #", "#", "- ", "-", "[", "]", "{", "}", ",", "'", "\"", "&", "*", "!", "|", ">",
      "%", "@",
      "?", "? ", "\\", "\t", "\r", "é", "---", "<<", "(", "<", "  ", "\n", "\n  ",
    ]
    let middle = line.count / 2
    return [
      [], Array(line.dropLast()), Array(line.dropFirst()), [0x20] + line, [0x20, 0x20] + line,
      content, [UInt8](repeating: 0x20, count: indentation) + Array("- ".utf8) + content,
    ]
      + pieces.flatMap { piece -> [[UInt8]] in
        let bytes = Array(piece.utf8)
        return [
          line + bytes, Array(line.prefix(indentation)) + bytes + content,
          Array(line[..<middle]) + bytes + line[middle...],
        ]
      }
  }

  @Test(arguments: [
    "a:\n- b\n- c: 1\n  d:\n- - e\n  - f\n", "- a\n-\n- - b\n  -\n", "a: {b: , c: [d, {e: f}]}\n",
    "  a: 1\n  b: 2", "a: # none\nb: 'x' # y\n\"c\" : \"d\"\n",
    "# only\n\na:\n\n  # deep\n  b: 1 \n",
    "- {from: A, to: B}\n- x:\n    y\n", "a: b: c", "a: 'it''s'", "a: -\nb: -1\nc: --x\n",
    "a: b#c\n",
    "a: http://x.y/z?q=1\nb: {u: http://x, v: Int?}\n", "a:\n  - b\n c: d\n",
    "a:\n  b: 1\n   c: 2\n",
    "a: [b]\n  c\n", "a:\n- b\n  c: d\n", "---\na: 1\n", "a: 1\n...\n", "a: 1\n--- \nb: 2",
    "a: [b, c",
    "a: {b: c, }\n", "a: []\nb: {}\nc: [ ]\n", "a: ~\nb: null\nc: .5\nd: =\n", "a: 1\na: 2\n",
  ])
  func readsAsLibYAMLDoes(_ text: String) { check(Array(text.utf8)) }
}
