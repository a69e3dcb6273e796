import RutterCompiler
import RutterDiagnostics
import Testing

/// What a finding says beyond its message: help and notes.
@Suite struct AdviceTests {
  @Test(arguments: [
    ("a:\n    b: 1\n  c: 2", "align it with 'b' (4 spaces) or with 'a' (0 spaces)"),
    ("- c: 1\n d: 2", "align it with 'c' (2 spaces) or with '-' (0 spaces)"),
    ("a:\n  b:\n      x: 1\n   c: 2", "align it with 'x' (6 spaces) or with 'b' (2 spaces)"),
    ("a:\n b:\n   x: 1\n  c: 2", "align it with 'x' (3 spaces) or with 'b' (1 space)"),
    (" a: 1\nb: 2", "align it with 'a'"),
    ("a: 1\n- b", "write 'key: value', or indent the item below a key"),
    ("a: - b", "put each '- …' on a line of its own"),
    ("a: b: c", "to nest a mapping instead, put it on the next line and indent it"),
    ("a: {f: (A, B) -> C}", "to YAML, a bracket or a comma ends a value"),
    ("a: 'it's'", "a ' inside single quotes is written twice: ''"),
    (#"a: "b"c"#, #"a " inside double quotes is written \""#),
    (#"a: "\d""#, "in single quotes a backslash is a backslash"),
    (#"a: "\ud83d""#, #"write a character beyond U+FFFF with eight digits: \U0001F600"#),
    ("a: 1\n---\nb: 2", "put it into a file of its own"),
    ("a: !b", "quote a value that starts with '!'"),
    ("a: “b”", "write \" instead"),
    ("a: ‚b‘", "write ' instead"),
    ("m: {<<: 5}", "name an anchor that holds a mapping, or quote the key: \"<<\""),
    ("a: {<<: {}, <<: {}}", "merge several mappings with one key: <<: [*first, *second]"),
    ("a: {b:}", "in braces, a key without a value needs it too"),
    ("a: {b: C<D, e: f}", "quote the value if it compares"),
    ("a: ]", "quote a value that holds it"),
  ])
  func saysWhatToDoInYAML(_ text: String, _ help: String) {
    let diagnostics = SyntaxReading(text).report.diagnostics
    #expect(diagnostics.map(\.help) == [help])
  }

  @Test(arguments: [
    ("[1] // x", "remove all comments, or write the manifest in YAML"),
    ("[NaN]", "write it as a string"), ("[1e]", "write a text in double quotes"),
    ("[\"a\n\"]", "a line break inside a string is written \\n"),
    ("[\"\\ud800\"]", "a character beyond U+FFFF is written as two escapes: \\ud83d\\ude00"),
  ])
  func saysWhatToDoInJSON(_ text: String, _ help: String) {
    let diagnostics = SyntaxReading(json: text).report.diagnostics
    #expect(diagnostics.map(\.help) == [help])
  }

  @Test(arguments: [
    ("a: \"b\nc: \"d\"", "2:4-2:5 it is closed by the next quote, here"),
    ("a: {b: [c}", "1:8-1:9 '[' is here"),
    ("a: {b: [c}\n", "1:8-1:9 '[' is here"),
    ("a: [b\n  c: d]", "1:4-1:5 '[' is here"),
    ("x: &x\n  y: *x", "2:3-2:3 'x' starts here"),
    ("a: 1\nb: 2\na: 3", "1:1-1:2 first used here"),
  ])
  func pointsAtWhatBelongsToIt(_ text: String, _ note: String) {
    let reading = SyntaxReading(text)
    let notes = reading.report.diagnostics.flatMap(\.notes).map { note in
      "\(note.range.map(reading.place) ?? "") \(note.message)"
    }
    #expect(notes == [note])
  }

  @Test(arguments: ["[1}", "{\"a\": 1]", "[{\"a\": 1]"])
  func pointsAtTheBracketInJSON(_ text: String) throws {
    let reading = SyntaxReading(json: text)
    let note = try #require(reading.report.diagnostics.first?.notes.first)
    let range = try #require(note.range)
    #expect("{[".contains(reading.file.text(of: range)))
    #expect(note.message == "'\(reading.file.text(of: range))' is here")
  }

  @Test func reportsOneCauseOnce() {
    for text in ["a: [b\nc: d\ne: f", "a: \"b\nc: d\n", "a: *x\nb: [", "f: {g: (A, B) -> C, h: [}"]
    {
      #expect(SyntaxReading(text).report.diagnostics.count == 1, "\(text)")
    }
  }
}
