import RutterCompiler
import RutterDiagnostics
import Testing

/// Anchors, aliases and merge keys.
@Suite struct AnchorTests {
  @Test func placesAnAliasAtItsTokenAndItsChildrenAtTheirOwn() throws {
    let reading = SyntaxReading("a: &x {b: c}\nd: *x\n")
    #expect(reading.findings.isEmpty)
    let node = try #require(reading.root?.at("d"))
    #expect(reading.place(node.range) == "2:4-2:6")
    #expect(node.alias == node.range)
    #expect(node.kind == .mapping)
    #expect(node.sourceText == "{b: c}")
    let child = try #require(node.at("b"))
    #expect(reading.place(child.range) == "1:11-1:12")
    #expect(child.alias == nil)
    #expect(reading.place(node.anchored.range) == "1:7-1:13")
    #expect(node.anchored.alias == nil)
  }

  @Test func givesAnAliasTheTextOfItsAnchor() throws {
    let reading = SyntaxReading("a: &x \"b\\n\"\n*x : c\nd: [*x, e]\n")
    #expect(reading.findings.isEmpty)
    let root = try #require(reading.root)
    #expect(root.at("b\n")?.text == "c")
    let item = try #require(root.at("d")?.items.first)
    #expect(item.text == "b\n")
    #expect(item.style == .doubleQuoted)
    #expect(reading.place(item.range) == "3:5-3:7")
  }

  @Test func takesTheLatestOfSeveralAnchors() {
    let reading = SyntaxReading("[&a 1, *a, &a 2, *a, &a [&a 3, *a], *a]")
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.shape == "['1', '1', '2', '2', ['3', '3'], '3']")
  }

  @Test(arguments: [
    SyntaxCase("a: *foo", "1:4-1:8 unknown-anchor: unknown anchor 'foo'"),
    SyntaxCase(
      "a: &foo 1\nb: *fo", "2:4-2:7 unknown-anchor: unknown anchor 'fo'",
      fixed: "a: &foo 1\nb: *foo"),
    SyntaxCase(
      "[*b, &b 1, *c]",
      [
        "1:2-1:4 unknown-anchor: unknown anchor 'b'",
        "1:12-1:14 unknown-anchor: unknown anchor 'c'",
      ]),
    SyntaxCase("<<: *a", "1:5-1:7 unknown-anchor: unknown anchor 'a'"),
    SyntaxCase("x: &x [*x]", "1:8-1:10 alias-loop: alias 'x' is inside what it stands for"),
    SyntaxCase(
      "x: &x\n  y: {z: *x}", "2:10-2:12 alias-loop: alias 'x' is inside what it stands for"),
    SyntaxCase(
      "x: &x\n  <<: *x", "2:7-2:9 alias-loop: alias 'x' is inside what it stands for"),
  ])
  func reportsAliasesWithoutAnchor(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
    #expect(SyntaxReading(example.text).tree == nil)
  }
}

@Suite struct MergeTests {
  @Test func bringsEntriesInThePlaceOfTheMergeKey() throws {
    let reading = SyntaxReading(
      """
      base: &base {id: Int, title: String}
      screen:
        first: A
        <<: *base
        last: B
      """)
    let screen = try #require(reading.root?.at("screen"))
    #expect(reading.findings.isEmpty)
    #expect(screen.shape == "{'first': 'A', 'id': 'Int', 'title': 'String', 'last': 'B'}")
    let merged = try #require(screen.entries.first { $0.key.text == "title" })
    #expect(reading.place(merged.key.range) == "1:23-1:28")
    #expect(merged.mergedAt.map(reading.place) == "4:3-4:5")
    #expect(screen.entries.first?.mergedAt == nil)
    #expect(screen.ownEntries.map(\.key.text) == ["first", "<<", "last"])
    #expect(screen.ownEntries.allSatisfy { $0.mergedAt == nil })
  }

  @Test(arguments: [
    ("<<: *a\nx: 9", "{'y': '2', 'x': '9'}"),
    ("x: 9\n<<: *a", "{'x': '9', 'y': '2'}"),
    ("<<: [*a, *b]", "{'x': '1', 'y': '2', 'z': '4'}"),
    ("<<: [*b, *a]", "{'y': '3', 'z': '4', 'x': '1'}"),
    ("<<: [*b, {w: 5}, *a]\nz: 0", "{'y': '3', 'w': '5', 'x': '1', 'z': '0'}"),
    ("<<: {x: 7}", "{'x': '7'}"),
    ("<<: {}", "{}"),
    ("<<: []", "{}"),
    ("\"<<\": v", "{'<<': 'v'}"),
    ("'<<': *b", "{'<<': {'y': '3', 'z': '4'}}"),
    ("<<: *list", "{'y': '3', 'z': '4', 'x': '1'}"),
    ("<<: *c", "{'y': '3', 'z': '4', 'x': '1', 'v': '6'}"),
    ("<<: *c\nv: 7\nz: 8", "{'y': '3', 'x': '1', 'v': '7', 'z': '8'}"),
  ])
  func appliesMergesInOrder(_ lines: String, _ shape: String) {
    let body = lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    let reading = SyntaxReading(
      """
      a: &a {x: 1, y: 2}
      b: &b {y: 3, z: 4}
      list: &list [*b, *a]
      c: &c {<<: [*b, *a], v: 6}
      m:
      \(body)
      """)
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.at("m")?.shape == shape)
  }

  @Test func namesTheMergeKeyTheReaderSees() throws {
    let reading = SyntaxReading("a: &a {x: 1}\nb: &b {<<: *a}\nc:\n  <<: *b\n")
    let entry = try #require(reading.root?.at("c")?.entries.first)
    #expect(reading.place(entry.key.range) == "1:8-1:9")
    #expect(entry.mergedAt.map(reading.place) == "4:3-4:5")
    let inner = try #require(reading.root?.at("b")?.entries.first)
    #expect(inner.mergedAt.map(reading.place) == "2:8-2:10")
  }

  @Test(arguments: [
    SyntaxCase(
      "m: {<<: 5}", "1:9-1:10 bad-merge: '<<' takes a mapping or a list of mappings"),
    SyntaxCase("m:\n  <<:\n", "2:6-2:6 bad-merge: '<<' takes a mapping or a list of mappings"),
    SyntaxCase(
      "a: &a [x]\nm: {<<: *a}", "1:8-1:9 bad-merge: '<<' takes a mapping or a list of mappings"),
    SyntaxCase(
      "m: {<<: [{x: 1}, y]}", "1:18-1:19 bad-merge: '<<' takes a mapping or a list of mappings"),
    SyntaxCase(
      "a: &a {x: 1}\nm:\n  <<: *a\n  <<: *a", "4:3-4:5 duplicate-key: duplicate key '<<'"),
  ])
  func reportsMergesOfAnythingElse(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
    #expect(SyntaxReading(example.text).root != nil)
  }

  @Test func knowsNoMergeKeyInJSON() {
    let reading = SyntaxReading(json: "{\"<<\": {\"a\": 1}}")
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.shape == "{'<<': {'a': '1'}}")
  }
}
