import RutterCompiler
import RutterDiagnostics
import Testing

/// Where a part of a text stands in the source.
@Suite struct TextRangeTests {
  /// The source of each part of the text that matches, for the value of `a`.
  private func source(
    of part: String, in text: String, path: String = "test.yaml"
  ) throws -> String {
    let node = try #require(SyntaxReading(text, path: path).root?.at("a"))
    let bytes = Array(node.text.utf8)
    let wanted = Array(part.utf8)
    let start = try #require(
      (0...bytes.count).first { bytes[$0...].starts(with: wanted) })
    let range = node.range(ofText: start..<start + wanted.count)
    #expect(node.range.start <= range.start && range.end <= node.range.end)
    return node.tree(text: range)
  }

  @Test(arguments: [
    ("a: hello world", "world", "world"),
    ("a: été à la mer", "mer", "mer"),
    ("a: 'hello world'", "world", "world"),
    ("a: 'it''s here'", "it's", "it''s"),
    ("a: 'it''s here'", "here", "here"),
    (#"a: "tab\there""#, "here", "here"),
    (#"a: "tab\there""#, "\t", #"\t"#),
    (#"a: "caf\u00e9 au lait""#, "é", #"\u00e9"#),
    (#"a: "caf\u00e9 au lait""#, "lait", "lait"),
    (#"a: "\x41\U0001F600\N\_\L b""#, "b", "b"),
    (#"a: "\x41\U0001F600\N\_\L b""#, "😀", #"\U0001F600"#),
    ("a: one\n  two\n\n  three", "two", "two"),
    ("a: one\n  two\n\n  three", "three", "three"),
    ("a: 'one  \n   two'", "one two", "one  \n   two"),
    ("a: \"one \\\n  two\\\n\n  three\"", "two", "two"),
    ("a: \"one \\\n  two\\\n\n  three\"", "three", "three"),
    ("a: |\n  one\n   two\n\n  three\n", "two", "two"),
    ("a: |\n  one\n   two\n\n  three\n", "three", "three"),
    ("a: |2-\n    one\n  two\n", "two", "two"),
    ("a: |\r\n  one\r\n  two\r\n", "two", "two"),
  ])
  func findsTheSourceOfAPart(_ text: String, _ part: String, _ expected: String) throws {
    #expect(try source(of: part, in: text) == expected)
  }

  @Test(arguments: [
    (#"{"a": "x\ud83d\ude00y"}"#, "😀", #"\ud83d\ude00"#),
    (#"{"a": "x\ud83d\ude00y"}"#, "y", "y"),
    (#"{"a": "\"q\"\/z"}"#, "z", "z"),
    (#"{"a": 12.5}"#, "5", "5"),
  ])
  func findsItInJSON(_ text: String, _ part: String, _ expected: String) throws {
    #expect(try source(of: part, in: text, path: "test.json") == expected)
  }

  @Test func givesAnEmptyRangeItsPlace() throws {
    let node = try #require(SyntaxReading("a: 'b''c'").root?.at("a"))
    #expect(node.range(ofText: 0..<0).offsets == 4..<4)
    #expect(node.range(ofText: 2..<2).offsets == 7..<7)
    #expect(node.range(ofText: 3..<3).offsets == 8..<8)
  }

  @Test(arguments: ["a: >\n  one\n  two\n", "x: &x one two\na: *x", "a: [one, two]"])
  func givesTheWholeNodeWhereAPartHasNoPlace(_ text: String) throws {
    let node = try #require(SyntaxReading(text).root?.at("a"))
    #expect(node.range(ofText: 1..<3) == node.range)
  }

  @Test(arguments: ["a: one", "a: 'one'", "a: |\n  one\n", "a: \"\"", "a:"])
  func survivesOffsetsThatAreNotInTheText(_ text: String) throws {
    let node = try #require(SyntaxReading(text).root?.at("a"))
    for offsets in [0..<99, 50..<99, 99..<99, 0..<0] {
      let range = node.range(ofText: offsets)
      #expect(node.range.start <= range.start && range.end <= node.range.end)
    }
  }
}

extension Node {
  fileprivate func tree(text range: SourceRange) -> String {
    let whole = sourceText.utf8
    let start = Int(range.start - self.range.start)
    return String(whole.dropFirst(start).prefix(range.offsets.count)) ?? ""
  }
}
