import RutterCompiler
import RutterDiagnostics
import Testing

@Suite struct DuplicateKeyTests {
  @Test(arguments: [
    SyntaxCase("a: 1\nb: 2\na: 3", "3:1-3:2 duplicate-key: duplicate key 'a'"),
    SyntaxCase("{a: 1, \"a\": 2}", "1:8-1:11 duplicate-key: duplicate key 'a'"),
    SyntaxCase("\"\\x61\": 1\n'a': 2", "2:1-2:4 duplicate-key: duplicate key 'a'"),
    SyntaxCase("k: &k a\n*k : 1\na: 2", "3:1-3:2 duplicate-key: duplicate key 'a'"),
    SyntaxCase("a:\n  b: 1\n  b: 2", "3:3-3:4 duplicate-key: duplicate key 'b'"),
    SyntaxCase("{\"\": 1, \"\": 2}", "1:9-1:11 duplicate-key: duplicate key ''"),
    SyntaxCase("é: 1\né: 2", "2:1-2:2 duplicate-key: duplicate key 'é'"),
    SyntaxCase(
      "a: 1\na: 2\na: 3",
      ["2:1-2:2 duplicate-key: duplicate key 'a'", "3:1-3:2 duplicate-key: duplicate key 'a'"]),
  ])
  func reportsEachKeyThatIsThereAlready(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: ["test.yaml", "test.json"])
  func pointsAtTheFirst(_ path: String) throws {
    let reading = SyntaxReading("{\"a\": 1, \"b\": 2, \"a\": 3, \"a\": 4}", path: path)
    #expect(reading.report.diagnostics.count == 2)
    for diagnostic in reading.report.diagnostics {
      let note = try #require(diagnostic.notes.first)
      #expect(note.message == "first used here")
      #expect(note.range.map(reading.place) == "1:2-1:5")
    }
    #expect(reading.root?.value(for: "a")?.text == "1")
    #expect(reading.root?.entries.count == 4)
  }

  @Test(arguments: ["a: 1\nA: 2", "a: {b: 1}\nc: {b: 2}", "[a: 1, a: 2]", "{[a]: 1, [a]: 2}"])
  func acceptsKeysThatDiffer(_ text: String) {
    #expect(SyntaxReading(text).findings.isEmpty)
  }

  @Test(arguments: [10, 16, 17, 18, 100, 2_000])
  func findsTheOneAmongMany(_ count: Int) {
    let keys = (0..<count).map { "key\($0)" }
    let unique = keys.map { "\($0): 1\n" }.joined()
    #expect(SyntaxReading(unique).findings.isEmpty)
    for twice in [0, count / 2, count - 1] {
      let reading = SyntaxReading(unique + "key\(twice): 2\n")
      #expect(
        reading.findings == [
          "\(count + 1):1-\(count + 1):\(4 + String(twice).count) duplicate-key: "
            + "duplicate key 'key\(twice)'"
        ])
    }
  }
}
