import RutterCompiler
import RutterDiagnostics
import Testing

/// Encodings, line ends and characters that only look like what is meant.
@Suite struct CharacterTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsEveryLineEnd(_ lineEnd: String) {
    let lines = ["a: 1", "b:", "  - x", "  - y: \"q\"", "# c", "d: |", "  e", "  f", ""]
    let reading = SyntaxReading(lines.joined(separator: lineEnd))
    #expect(reading.findings.isEmpty)
    #expect(
      reading.outline == [
        "$ 1:1-8:4 block", "$/ 1:1-1:2 plain a", "$.a 1:4-1:5 plain 1", "$/ 2:1-2:2 plain b",
        "$.b 3:3-4:11 block", "$.b[0] 3:5-3:6 plain x", "$.b[1] 4:5-4:11 block",
        "$.b[1]/ 4:5-4:6 plain y", "$.b[1].y 4:8-4:11 doubleQuoted q", "$/ 6:1-6:2 plain d",
        "$.d 6:4-8:4 literal e\nf\n",
      ])
  }

  @Test(arguments: ["test.yaml", "test.json"])
  func countsAByteOrderMarkInOffsets(_ path: String) throws {
    let reading = SyntaxReading("\u{FEFF}{\"a\": \"b\"}", path: path)
    #expect(reading.findings.isEmpty)
    let value = try #require(reading.root?.at("a"))
    #expect(value.range.offsets == 9..<12)
    #expect(value.text == "b")
  }

  @Test func findsBytesBehindCharactersOfEveryLength() {
    let reading = SyntaxReading("été: {ключ: 値, 😀: [\"é\", ü]}\nx: 5 # ñ\n\"ö\": z\n")
    #expect(
      reading.outline == [
        "$ 1:1-3:7 block", "$/ 1:1-1:4 plain été", "$.été 1:6-1:28 flow",
        "$.été/ 1:7-1:11 plain ключ", "$.été.ключ 1:13-1:14 plain 値", "$.été/ 1:16-1:17 plain 😀",
        "$.été.😀 1:19-1:27 flow", "$.été.😀[0] 1:20-1:23 doubleQuoted é",
        "$.été.😀[1] 1:25-1:26 plain ü", "$/ 2:1-2:2 plain x", "$.x 2:4-2:5 plain 5",
        "$/ 3:1-3:4 doubleQuoted ö", "$.ö 3:6-3:7 plain z",
      ])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0, 0x3A, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x61], "UTF-16"),
      ([0x61, 0, 0x3A, 0], "UTF-16"), ([0, 0x61, 0, 0x3A], "UTF-16"), ([0x61, 0], "UTF-16"),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"),
      ([0x61, 0, 0, 0, 0x3A, 0, 0, 0], "UTF-32"), ([0, 0, 0, 0x61], "UTF-32"),
    ] as [([UInt8], String)])
  func namesOtherEncodings(_ bytes: [UInt8], _ name: String) {
    for path in ["test.yaml", "test.json"] {
      let reading = SyntaxReading(bytes, path: path)
      #expect(reading.findings == ["1:1-1:1 not-utf8: the file is \(name), not UTF-8"])
      #expect(reading.report.diagnostics.first?.help == "save it as UTF-8")
      #expect(reading.tree == nil)
    }
  }

  @Test(
    arguments: [
      [0xE9], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3],
    ] as [[UInt8]])
  func reportsTheFirstByteThatIsNotUTF8(_ bytes: [UInt8]) {
    let reading = SyntaxReading(Array("a: \"é\n".utf8) + bytes)
    let name = String(bytes[0], radix: 16, uppercase: true)
    #expect(reading.report.diagnostics.map(\.range.offsets) == [7..<8])
    #expect(reading.report.diagnostics.map(\.message) == ["byte 0x\(name) is not UTF-8"])
  }

  @Test(arguments: [
    ("a: \u{1}", "1:4-1:5 control-character: control character U+0001 in the text"),
    ("a: b\u{0}", "1:5-1:6 control-character: NUL in the text"),
    ("a: \u{7F}", "1:4-1:5 control-character: control character U+007F in the text"),
    ("a: b\u{2028}c", "1:5-1:6 control-character: line separator U+2028 in the text"),
    ("a: \u{85}", "1:4-1:5 control-character: line separator U+0085 in the text"),
    ("a: b\u{FEFF}", "1:5-1:6 control-character: byte-order mark in the text"),
    ("# \u{FFFF}", "1:3-1:4 control-character: character U+FFFF in the text"),
  ])
  func reportsCharactersNoTextHolds(_ text: String, _ finding: String) {
    #expect(SyntaxReading(text).findings == [finding])
  }

  @Test(arguments: [
    SyntaxCase(
      #"a: "\u0000x""#, "1:5-1:11 control-character: NUL in the text", fixed: #"a: "x""#),
    SyntaxCase(
      #"{"é\u202eV": 1}"#, "1:4-1:10 control-character: invisible character U+202E in the text",
      fixed: #"{"éV": 1}"#),
    SyntaxCase(
      "{\"a\": \"é\u{2066}b\"}",
      "1:9-1:10 control-character: invisible character U+2066 in the text",
      fixed: "{\"a\": \"éb\"}"),
    SyntaxCase(
      #"["\ud83d\ude00\u200f"]"#,
      "1:15-1:21 control-character: invisible character U+200F in the text",
      fixed: #"["\ud83d\ude00"]"#),
    SyntaxCase(
      #"["\n\t\r\b"]"#, "1:9-1:11 control-character: control character U+0008 in the text",
      fixed: #"["\n\t\r"]"#),
    SyntaxCase(
      #"["\ufeffa", "\u0085", "b"]"#,
      [
        "1:3-1:9 control-character: byte-order mark in the text",
        "1:14-1:20 control-character: line separator U+0085 in the text",
      ]),
  ])
  func reportsCharactersNobodySees(_ example: SyntaxCase) {
    if !example.text.hasPrefix("a:") { example.check(path: "test.json") }
    if !example.text.contains("ud83d") { example.check(path: "test.yaml") }
  }

  @Test(arguments: [
    ("a: 'it''s\u{202E}'", "1:10-1:11"), ("a: b\u{200E}", "1:5-1:6"), ("\u{2069}a: b", "1:1-1:2"),
    ("a: |\n  b\n  c\u{202A}d", "3:4-3:5"), ("a: >\n  b\n  é\u{202A}d", "3:4-3:5"),
    (#"a: "\x7F""#, "1:5-1:9"), (#"a: "x\e\0""#, "1:6-1:8"), ("x: &x b\u{200E}\na: *x", "1:8-1:9"),
  ])
  func findsHiddenCharactersInEveryStyle(_ text: String, _ place: String) {
    let findings = SyntaxReading(text).findings
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("\(place) control-character: ") == true)
  }

  @Test(arguments: ["# \u{202E}\na: b", #"a: "\t\n\r\u00a0\L""#, "a: 'b\u{200D}c\u{200C}'"])
  func leavesOtherCharactersAlone(_ text: String) {
    #expect(SyntaxReading(text).findings.isEmpty)
  }

  @Test(arguments: [
    ("a:\u{A0}b\nc: d", "1:3-1:4", "a: b\nc: d"),
    ("a: 1\nb:\u{A0}2\nc: 3", "2:3-2:4", "a: 1\nb: 2\nc: 3"),
    ("a:\n\u{A0} b: c", "2:1-2:2", "a:\n  b: c"),
    ("a:\n  b: c\n \u{A0}d: e", "3:2-3:3", "a:\n  b: c\n  d: e"),
    ("a:\n  b: x\n\u{A0}\u{A0}c: d", "3:1-3:3", "a:\n  b: x\n  c: d"),
    ("a: {b:\u{A0}c}", "1:7-1:8", "a: {b: c}"),
    ("-\u{A0}a", "1:2-1:3", "- a"),
    ("a: \u{3000}b", "1:4-1:5", "a:  b"),
    ("a: \u{200B}b", "1:4-1:5", "a:  b"),
  ])
  func reportsSpacesThatAreNone(_ text: String, _ place: String, _ fixed: String) {
    let reading = SyntaxReading(text)
    let name = text.unicodeScalars.contains("\u{A0}") ? "U+00A0" : "U+"
    #expect(reading.findings.count == 1)
    #expect(reading.findings.first?.hasPrefix("\(place) unicode-space: \(name)") == true)
    #expect(reading.fixed == fixed)
    #expect(SyntaxReading(fixed).findings.isEmpty)
  }

  @Test(arguments: [
    "a: b\u{A0}c", "# Titre\u{A0}: x\na: b", "a: \"\u{A0}b:\u{A0}c\"", "a: |\n  \u{A0}b:\u{A0}c",
    "summary: Note\u{A0}:\u{A0}x", "a: it’s “fine”", "a: ’tis", "a: \"“b”\"", "a: |\n  “b”",
  ])
  func leavesSuchCharactersAloneInText(_ text: String) {
    let reading = SyntaxReading(text)
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.entries.count == 1)
  }
}
