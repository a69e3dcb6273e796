import RutterCompiler
import RutterDiagnostics
import Testing

/// Sequences and mappings: their places, their children, their styles.
@Suite struct CollectionTests {
  @Test func placesEveryKeyAndValueOfBlocks() {
    let reading = SyntaxReading(
      """
      screens:
        home:
          view: HomeView   # shown first

        detail: {id: Int, "t": 'x'}
      list:
      - one
      - two: 2
        three: 3

      # the end
      """)
    #expect(
      reading.outline == [
        "$ 1:1-9:11 block",
        "$/ 1:1-1:8 plain screens",
        "$.screens 2:3-5:30 block",
        "$.screens/ 2:3-2:7 plain home",
        "$.screens.home 3:5-3:19 block",
        "$.screens.home/ 3:5-3:9 plain view",
        "$.screens.home.view 3:11-3:19 plain HomeView",
        "$.screens/ 5:3-5:9 plain detail",
        "$.screens.detail 5:11-5:30 flow",
        "$.screens.detail/ 5:12-5:14 plain id",
        "$.screens.detail.id 5:16-5:19 plain Int",
        "$.screens.detail/ 5:21-5:24 doubleQuoted t",
        "$.screens.detail.t 5:26-5:29 singleQuoted x",
        "$/ 6:1-6:5 plain list",
        "$.list 7:1-9:11 block",
        "$.list[0] 7:3-7:6 plain one",
        "$.list[1] 8:3-9:11 block",
        "$.list[1]/ 8:3-8:6 plain two",
        "$.list[1].two 8:8-8:9 plain 2",
        "$.list[1]/ 9:3-9:8 plain three",
        "$.list[1].three 9:10-9:11 plain 3",
      ])
  }

  @Test func placesPairsInsideBrackets() {
    #expect(
      SyntaxReading("[a, b: c, d: , e: {f}]").outline == [
        "$ 1:1-1:23 flow",
        "$[0] 1:2-1:3 plain a",
        "$[1] 1:5-1:9 flow",
        "$[1]/ 1:5-1:6 plain b",
        "$[1].b 1:8-1:9 plain c",
        "$[2] 1:11-1:13 flow",
        "$[2]/ 1:11-1:12 plain d",
        "$[2].d 1:13-1:13 plain ",
        "$[3] 1:16-1:22 flow",
        "$[3]/ 1:16-1:17 plain e",
        "$[3].e 1:19-1:22 flow",
        "$[3].e/ 1:20-1:21 plain f",
        "$[3].e.f 1:21-1:21 plain ",
      ])
  }

  @Test(arguments: ["[Movie]", "[String: Int]", "[[Int]]", "[String: [Int?]]", "[Int : Set<A>]"])
  func givesTheCharactersOfATypeInBrackets(_ type: String) throws {
    for source in ["a: \(type)", "b: c\na: \(type)  # why\n", "{a: \(type), b: c}", "{a: \(type)}"]
    {
      let reading = SyntaxReading(source)
      #expect(reading.findings.isEmpty)
      let node = try #require(reading.root?.at("a"))
      #expect(node.sourceText == type)
      #expect(node.isFlow)
      #expect(node.kind == .sequence)
    }
  }

  @Test func placesBlocksWithAnchors() {
    let reading = SyntaxReading("a: &x\n  b: c\nd: &y # list\n- e\nf: &z {g: h}\n")
    #expect(
      reading.outline == [
        "$ 1:1-5:13 block",
        "$/ 1:1-1:2 plain a", "$.a 2:3-2:7 block", "$.a/ 2:3-2:4 plain b", "$.a.b 2:6-2:7 plain c",
        "$/ 3:1-3:2 plain d", "$.d 4:1-4:4 block", "$.d[0] 4:3-4:4 plain e",
        "$/ 5:1-5:2 plain f", "$.f 5:7-5:13 flow", "$.f/ 5:8-5:9 plain g",
        "$.f.g 5:11-5:12 plain h",
      ])
  }

  @Test func endsABlockWithItsLastEmptyItem() throws {
    let reading = SyntaxReading("a:\n  - b\n  -\n\n\nc:\n  d:\n\n# end\n")
    let root = try #require(reading.root)
    #expect(root.at("a").map { reading.place($0.range) } == "2:3-3:4")
    #expect(root.at("c").map { reading.place($0.range) } == "7:3-7:5")
    #expect(reading.place(root.range) == "1:1-7:5")
  }

  @Test func givesItemsAndEntriesByPosition() throws {
    let root = try #require(SyntaxReading("a: [x, y, z]\nb: {k: v, l: w}\n").root)
    let items = try #require(root.at("a")).items
    #expect(items.count == 3)
    #expect(items[1].text == "y")
    #expect(items.reversed().map(\.text) == ["z", "y", "x"])
    let entries = try #require(root.at("b")).entries
    #expect(entries.count == 2)
    #expect(entries[1].key.text == "l")
    #expect(entries.map(\.value.text) == ["v", "w"])
    #expect(entries.allSatisfy { $0.mergedAt == nil })
  }

  @Test func hasNoChildrenOfTheOtherKind() throws {
    let root = try #require(SyntaxReading("a: [x]\nb: {k: v}\nc: d\n").root)
    #expect(root.at("a")?.entries.isEmpty == true)
    #expect(root.at("a")?.ownEntries.isEmpty == true)
    #expect(root.at("b")?.items.isEmpty == true)
    #expect(root.at("c")?.items.isEmpty == true)
    #expect(root.at("c")?.entries.isEmpty == true)
    #expect(root.at("a", "x") == nil)
  }

  @Test func readsKeysThatAreNoScalars() throws {
    let reading = SyntaxReading("{[a, b]: c, {d: e}: f}\n")
    #expect(reading.findings.isEmpty)
    let entries = try #require(reading.root).entries
    #expect(entries.map(\.key.kind) == [.sequence, .mapping])
    #expect(entries[0].key.sourceText == "[a, b]")
    #expect(reading.root?.value(for: "") == nil)
  }

  @Test(arguments: ["", "\n\n", "# only\n", "---\n", "--- # x\n...\n", "\u{FEFF}", "   "])
  func hasNoRootWhereNothingIsWritten(_ text: String) throws {
    let reading = SyntaxReading(text)
    #expect(reading.findings.isEmpty)
    #expect(try #require(reading.tree).root == nil)
    #expect(reading.report.isEmpty)
  }

  @Test func keepsAnExplicitNullAtTheRoot() {
    #expect(SyntaxReading("~\n").root?.isNull == true)
    #expect(SyntaxReading("''\n").root?.text == "")
  }

  @Test func readsOneDocumentBetweenItsMarkers() {
    let reading = SyntaxReading("%YAML 1.2\n---\na: b\n...\n# c\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.shape == "{'a': 'b'}")
  }
}
