import RutterCompiler
import RutterDiagnostics
import Testing

/// JSON, and that it is the same language as YAML.
@Suite struct JSONReaderTests {
  @Test func placesEveryKeyAndValue() {
    let reading = SyntaxReading(
      json: """
        {
          "a": [1, -2.5e+10, true, null],
          "b\\u0020c": {"d": "e\\n"},
          "f": [ ]
        }
        """)
    #expect(reading.findings.isEmpty)
    #expect(
      reading.outline == [
        "$ 1:1-5:2 flow",
        "$/ 2:3-2:6 doubleQuoted a",
        "$.a 2:8-2:33 flow",
        "$.a[0] 2:9-2:10 plain 1",
        "$.a[1] 2:12-2:20 plain -2.5e+10",
        "$.a[2] 2:22-2:26 plain true",
        "$.a[3] 2:28-2:32 plain null",
        "$/ 3:3-3:13 doubleQuoted b c",
        "$.b c 3:15-3:27 flow",
        "$.b c/ 3:16-3:19 doubleQuoted d",
        "$.b c.d 3:21-3:26 doubleQuoted e\n",
        "$/ 4:3-4:6 doubleQuoted f",
        "$.f 4:8-4:11 flow",
      ])
  }

  @Test(arguments: [
    "0", "-0", "12", "-1", "1.5", "0.5", "1e5", "1E+5", "1.25e-10",
    "123456789012345678901234567890",
    "true", "false", "null",
  ])
  func keepsWordsAsWritten(_ word: String) {
    let reading = SyntaxReading(json: " \(word)\n")
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.text == word)
    #expect(reading.root?.style == .plain)
    #expect(reading.root?.isNull == (word == "null"))
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\n\r\t""#, "\"\\/\n\r\t"),
    (#""\u0041\u00e9\u20ac\ud83d\ude00""#, "Aé€😀"), (#""é€😀""#, "é€😀"),
    (#""a'b // c""#, "a'b // c"),
    (#""\uD834\uDD1E""#, "𝄞"), ("\"\u{2028}\"", "\u{2028}"),
    (#""a\\""#, #"a\"#),
  ])
  func readsStrings(_ source: String, _ text: String) {
    let reading = SyntaxReading(json: "[\(source)]")
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.items.first?.text == text)
    #expect(reading.root?.items.first?.style == .doubleQuoted)
    #expect(reading.root?.items.first?.sourceText == source)
  }

  @Test(arguments: ["", " \n\t\r\n"])
  func hasNoRootWhereNothingIsWritten(_ text: String) throws {
    let reading = SyntaxReading(json: text)
    #expect(reading.findings.isEmpty)
    #expect(try #require(reading.tree).root == nil)
  }

  @Test(arguments: ["a.json", "A.JSON", "x/y.Json"])
  func goesByTheEndingOfThePath(_ path: String) {
    #expect(SyntaxReading("[a]", path: path).report.hasErrors)
    #expect(SyntaxReading("[a]", path: path + ".yaml").report.isEmpty)
    #expect(SyntaxReading("[a]", path: "<stdin>").report.isEmpty)
  }

  @Test func readsAForcedNotation() {
    var report = Report()
    let file = SourceFile(id: FileID(0), path: "<stdin>", text: "[a]")
    #expect(SyntaxReader.parse(file, as: .yaml, into: &report) != nil)
    #expect(report.isEmpty)
    _ = SyntaxReader.parse(file, as: .json, into: &report)
    #expect(report.hasErrors)
  }

  @Test(arguments: [
    "{}", "[]", "[1, \"a\", true, null, [], {}]",
    "{\"a\": {\"b\": [1, {\"c\": -2.5}]}, \"d\": \"\"}",
    "{\n  \"é\": \"日本 \\\"x\\\"\",\n  \"f\": [\n    \"\\u00e9\\n\"\n  ]\n}\n", "\"text\"", "12",
  ])
  func givesTheTreeThatYAMLGives(_ text: String) {
    let json = SyntaxReading(json: text)
    let yaml = SyntaxReading(text)
    #expect(json.findings.isEmpty && yaml.findings.isEmpty)
    #expect(json.outline == yaml.outline)
    #expect(!json.outline.isEmpty)
  }

  @Test func meansWhatBlocksMean() {
    let json = SyntaxReading(
      json: #"{"screens": {"home": {"view": "Home"}}, "list": ["a", {"b": 1}]}"#)
    let yaml = SyntaxReading("screens:\n  home:\n    view: Home\nlist:\n- a\n- b: 1\n")
    #expect(json.root?.shape == yaml.root?.shape)
  }

  @Test(arguments: [
    ("[1, 2,]", "['1', '2']"), ("{'a': foo /* x */}", "{'a': 'foo'}"), ("[1 2]", "['1', '2']"),
    ("{\"a\" 1}", "{'a': '1'}"), ("[01, NaN]", "['01', 'NaN']"),
    ("[\"\\ud800x\"]", "['\u{FFFD}x']"),
  ])
  func goesOnWhereTheMeaningIsPlain(_ text: String, _ shape: String) {
    let reading = SyntaxReading(json: text)
    #expect(reading.report.hasErrors)
    #expect(reading.root?.shape == shape)
  }
}
