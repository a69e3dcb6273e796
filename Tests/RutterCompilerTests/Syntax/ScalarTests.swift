import RutterCompiler
import RutterDiagnostics
import Testing

/// Scalars: their text, their style, their place.
@Suite struct ScalarTests {
  @Test(arguments: [
    "no", "on", "yes", "NO", "y", "true", "1.10", "0o17", "1e3", "12:30", "2024-01-31", "~", "null",
    "0x1F", ".inf", "+1", "1_000", "a b", "a#b", "http://x/y?z", "$0", "a, b",
    "[b".dropFirst() + "]",
    "(Int) -> Void", "Result<[Movie], Error>", "String?", "\\d+", "=",
  ])
  func keepsPlainTextAsWritten(_ text: String) throws {
    let reading = SyntaxReading("key: \(text)\n")
    #expect(reading.findings.isEmpty)
    let value = try #require(reading.root?.at("key"))
    #expect(value.text == text)
    #expect(value.style == .plain)
    #expect(value.sourceText == text)
    #expect(reading.place(value.range) == "1:6-1:\(6 + text.count)")
  }

  @Test(arguments: [
    (#"'a'"#, Node.Style.singleQuoted, "a"), (#"'it''s'"#, .singleQuoted, "it's"),
    (#""a""#, .doubleQuoted, "a"), (#""a\nb\u00e9""#, .doubleQuoted, "a\nbé"),
    (#""\x41\t\\""#, .doubleQuoted, "A\t\\"), (#""""#, .doubleQuoted, ""),
    ("''", .singleQuoted, ""),
    (#""\/""#, .doubleQuoted, "/"), ("'日本'", .singleQuoted, "日本"),
  ])
  func readsQuotedText(_ source: String, _ style: Node.Style, _ text: String) throws {
    let reading = SyntaxReading("- \(source) # comment\n- next\n")
    let node = try #require(reading.root?.items.first)
    #expect(node.text == text)
    #expect(node.style == style)
    #expect(node.sourceText == source)
    #expect(!node.isMissing && !node.isNull)
  }

  @Test(arguments: [
    ("a: b\n  c\n", "b c", "1:4-2:4"),
    ("a: b\n\n  c\n", "b\nc", "1:4-3:4"),
    ("a: 'b\n  c'\n", "b c", "1:4-2:5"),
    ("a: \"b\\\n  c\"\n", "bc", "1:4-2:5"),
    ("a: |\n  b\n  c\n\n", "b\nc\n", "1:4-3:4"),
    ("a: |-\n  b\n   c\nd: e\n", "b\n c", "1:4-3:5"),
    ("a: |+\n  b\n\nd: e\n", "b\n\n", "1:4-2:4"),
    ("a: >\n  b\n  c\n", "b c\n", "1:4-3:4"),
    ("a: |2 # why\n   b  \n", " b  \n", "1:4-2:7"),
    ("a: |\nd: e\n", "", "1:4-1:5"),
  ])
  func readsTextOverSeveralLines(_ source: String, _ text: String, _ place: String) throws {
    let reading = SyntaxReading(source)
    #expect(reading.findings.isEmpty)
    let node = try #require(reading.root?.at("a"))
    #expect(node.text == text)
    #expect(reading.place(node.range) == place)
  }

  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func tellsNullFromText(_ text: String) throws {
    let node = try #require(SyntaxReading("a: \(text)\n").root?.at("a"))
    #expect(node.isNull)
    #expect(node.isMissing == text.isEmpty)
    let quoted = try #require(SyntaxReading("a: \"\(text)\"\n").root?.at("a"))
    #expect(!quoted.isNull)
    #expect(!quoted.isMissing)
  }

  @Test(arguments: [
    ("a:\nb: c\n", "1:3-1:3"), ("a: # c\nb: c\n", "1:3-1:3"), ("a:   \n", "1:3-1:3"),
    ("{a: , b: c}", "1:4-1:4"), ("{a, b: c}", "1:3-1:3"), ("{a: }", "1:4-1:4"),
    ("a: &x\nb: c\n", "1:6-1:6"), ("? a\n", "1:4-1:4"),
  ])
  func placesWhatIsMissingBehindItsKey(_ source: String, _ place: String) throws {
    let reading = SyntaxReading(source)
    let node = try #require(reading.root?.at("a"))
    #expect(node.isMissing)
    #expect(reading.place(node.range) == place)
  }

  @Test(arguments: [
    "x < y", "x<3", "y>2", "String?", "foo(x)", "(Int) -> Void", "Set<Int>", "a -> b",
    "f(x).map(g)",
    "smile :(", "x <= y", "a << b", "Array<Set<Int>>", "it's", "a & b", "-1", "$x", "(c",
  ])
  func takesTextsBetweenBracketsThatAreWhole(_ text: String) {
    let reading = SyntaxReading("{a: \(text), b: [\(text), \(text)]}")
    #expect(reading.findings.isEmpty)
    #expect(reading.root?.shape == "{'a': '\(text)', 'b': ['\(text)', '\(text)']}")
  }

  @Test func comparesTextWithoutCopying() throws {
    let node = try #require(SyntaxReading("a: \"b\\u0063\"\n").root?.at("a"))
    #expect(node.textEquals("bc"))
    #expect(!node.textEquals("b"))
    #expect(!node.textEquals("bcd"))
    let list = try #require(SyntaxReading("a: []\n").root?.at("a"))
    #expect(!list.textEquals(""))
    #expect(list.text.isEmpty)
  }

  @Test func acceptsTagsThatSayNothingNew() throws {
    let reading = SyntaxReading("a: !!str 12\nb: !!seq [c]\nd: !!map {e: f}\n")
    #expect(reading.findings.isEmpty)
    let node = try #require(reading.root?.at("a"))
    #expect(node.text == "12")
    #expect(reading.place(node.range) == "1:10-1:12")
    #expect(reading.root?.at("b")?.sourceText == "[c]")
    #expect(reading.root?.at("d")?.sourceText == "{e: f}")
  }
}
