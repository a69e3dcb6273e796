import Testing

/// Lines, brackets and quotes that do not fit together, in YAML.
@Suite struct StructureErrorTests {
  @Test(arguments: [
    SyntaxCase(
      "screens:\n  home\n    view: Home",
      "2:3-2:7 missing-colon: a ':' is missing after 'home'",
      fixed: "screens:\n  home:\n    view: Home"),
    SyntaxCase(
      "screens\n  home: x",
      "1:1-1:8 missing-colon: a ':' is missing after 'screens'",
      fixed: "screens:\n  home: x"),
    SyntaxCase(
      "a: 1\nscreens\nb: 2",
      "2:1-2:8 missing-colon: a ':' is missing after 'screens'",
      fixed: "a: 1\nscreens:\nb: 2"),
    SyntaxCase(
      "a:\n - b\n  c: d",
      "2:4-2:5 missing-colon: a ':' is missing after 'b'"),
    SyntaxCase(
      #"a: 1\#n"b c"\#nd: 2"#,
      #"2:1-2:6 missing-colon: a ':' is missing after '"b c"'"#,
      fixed: #"a: 1\#n"b c":\#nd: 2"#),
  ])
  func reportsMissingColons(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: 1\nkey:value\nb: 2",
      "2:4-2:5 missing-space: a space is missing after ':'",
      fixed: "a: 1\nkey: value\nb: 2"),
    SyntaxCase(
      "a:\n  key:value\n  other: x",
      "2:6-2:7 missing-space: a space is missing after ':'",
      fixed: "a:\n  key: value\n  other: x"),
    SyntaxCase(
      "feature:Explore",
      "1:8-1:9 missing-space: a space is missing after ':'",
      fixed: "feature: Explore"),
    SyntaxCase(
      "- a\n-b: c\n- d",
      "2:1-2:2 missing-space: a space is missing after '-'",
      fixed: "- a\n- b: c\n- d"),
    SyntaxCase(
      "- -foo: x\n-bar",
      "2:1-2:2 missing-space: a space is missing after '-'",
      fixed: "- -foo: x\n- bar"),
    SyntaxCase(
      "p: {id:Int, b: X}",
      "1:7-1:8 missing-space: a space is missing after ':'",
      fixed: "p: {id: Int, b: X}"),
    SyntaxCase(
      "p: {b: X, url:https://x}",
      "1:14-1:15 missing-space: a space is missing after ':'",
      fixed: "p: {b: X, url: https://x}"),
    SyntaxCase(
      "p: {f:(A, B) -> C}",
      "1:6-1:7 missing-space: a space is missing after ':'"),
    SyntaxCase(
      "a: {view:}",
      "1:9-1:10 missing-space: a space is missing after ':'",
      fixed: "a: {view: }"),
    SyntaxCase(
      "a: {detail:, b: 1}",
      "1:11-1:12 missing-space: a space is missing after ':'",
      fixed: "a: {detail: , b: 1}"),
    SyntaxCase(
      "a: [String:[Int]]",
      "1:11-1:12 missing-space: a space is missing after ':'",
      fixed: "a: [String: [Int]]"),
  ])
  func reportsMissingSpaces(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    "p: {https://x, 10:30, A::B}", "p: {a:b: c}", "p: {\"a:b\", c: d}", "p: [a:b]",
    "p: {a, b: c:d}", "p: {a:\n}", "p: {if: i<count, b: c}",
  ])
  func leavesOtherColonsAlone(_ text: String) {
    #expect(SyntaxReading(text).findings.isEmpty)
  }

  @Test(arguments: [
    SyntaxCase(
      "a: 1\n- b",
      "2:1-2:2 mixed-collection: a list item among the keys of a mapping"),
    SyntaxCase(
      "- a\nb: 1",
      "2:1-2:2 mixed-collection: 'b' stands among the items of a list"),
    SyntaxCase(
      "a:\n  - b\n  c: d",
      "3:3-3:4 mixed-collection: 'c' stands among the items of a list"),
    SyntaxCase(
      "a:\n- b: c\n  - d",
      "3:3-3:4 mixed-collection: a list item among the keys of a mapping"),
    SyntaxCase(
      "a: [- b]",
      "1:5-1:6 mixed-collection: a '-' list cannot stand between brackets"),
  ])
  func reportsListItemsAmongKeysAndKeysAmongItems(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "screens: [home, search\nrouters: x",
      "1:10-1:11 unclosed-bracket: this '[' is never closed"),
    SyntaxCase(
      "screens: [home, search",
      "1:10-1:11 unclosed-bracket: this '[' is never closed"),
    SyntaxCase(
      "screens: {home: x\nrouters:\n  a: b",
      "1:10-1:11 unclosed-bracket: this '{' is never closed"),
    SyntaxCase(
      "screens: {home: {view: Home}\nrouters: {a: b}",
      "1:10-1:11 unclosed-bracket: this '{' is never closed"),
    SyntaxCase(
      "a:\n  b: [c,\n    d\n  e: f",
      "2:6-2:7 unclosed-bracket: this '[' is never closed"),
    SyntaxCase(
      "[a",
      "1:1-1:2 unclosed-bracket: this '[' is never closed"),
    SyntaxCase(
      "{id: Array<Int, t: String}",
      "1:11-1:12 unclosed-bracket: this '<' is never closed"),
    SyntaxCase(
      "a: {f: (A<B, c) -> D, g: h}",
      "1:10-1:11 unclosed-bracket: this '<' is never closed"),
  ])
  func reportsUnclosedBrackets(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: [b, c}",
      "1:9-1:10 wrong-bracket: '}' does not close '['"),
    SyntaxCase(
      "screens:\n  home: {view: Home]",
      "2:20-2:21 wrong-bracket: ']' does not close '{'"),
    SyntaxCase(
      "a: ]",
      "1:4-1:5 wrong-bracket: ']' belongs to no bracket before it"),
    SyntaxCase(
      "a: 1\n}",
      "2:1-2:2 wrong-bracket: '}' belongs to no bracket before it"),
    SyntaxCase(
      "a: [1, 2]]",
      "1:10-1:11 wrong-bracket: ']' belongs to no bracket before it"),
    SyntaxCase(
      "{a: b}}",
      "1:7-1:8 wrong-bracket: '}' belongs to no bracket before it"),
    SyntaxCase(
      "x: }",
      "1:4-1:5 wrong-bracket: '}' belongs to no bracket before it"),
  ])
  func reportsWrongBrackets(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      #"a: ["x" "y"]"#,
      "1:9-1:10 missing-comma: expected ',' or ']' here",
      fixed: #"a: ["x", "y"]"#),
    SyntaxCase(
      #"a: {"x": 1 "y": 2}"#,
      "1:12-1:13 missing-comma: expected ',' or '}' here",
      fixed: #"a: {"x": 1, "y": 2}"#),
    SyntaxCase(
      "a: {x: 1 y: 2}",
      "1:10-1:11 missing-comma: expected ',' or '}' here",
      fixed: "a: {x: 1, y: 2}"),
    SyntaxCase(
      "a: {x: 1\n  y: 2}",
      "2:3-2:4 missing-comma: expected ',' or '}' here",
      fixed: "a: {x: 1,\n  y: 2}"),
    SyntaxCase(
      "a: [[b] [c]]",
      "1:9-1:10 missing-comma: expected ',' or ']' here",
      fixed: "a: [[b], [c]]"),
  ])
  func reportsMissingCommas(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: [b,, c]",
      "1:7-1:8 missing-value: a value is missing before ','")
  ])
  func reportsMissingValues(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      #"a: "foo\#nb: 1"#,
      "1:4-1:5 unclosed-quote: this quote is never closed"),
    SyntaxCase(
      #"a: "foo\#nb: "bar""#,
      "1:4-1:5 unclosed-quote: this quote is not closed on its line"),
    SyntaxCase(
      "a: 'b\nc: 'd",
      "1:4-1:5 unclosed-quote: this quote is not closed on its line"),
    SyntaxCase(
      #"a: ""#,
      "1:4-1:5 unclosed-quote: this quote is never closed"),
    SyntaxCase(
      "{a: 'b",
      "1:5-1:6 unclosed-quote: this quote is never closed"),
  ])
  func reportsUnclosedQuotes(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      #"a: "\d""#,
      #"1:5-1:7 bad-escape: '\d' is no escape"#,
      fixed: #"a: "\\d""#),
    SyntaxCase(
      #"a: "\xZZ""#,
      #"1:5-1:7 bad-escape: '\x' needs hexadecimal digits"#),
    SyntaxCase(
      #"a: "\ud800x""#,
      #"1:5-1:11 bad-escape: '\ud800' is no character"#),
    SyntaxCase(
      #"a: "é\q""#,
      #"1:6-1:8 bad-escape: '\q' is no escape"#,
      fixed: #"a: "é\\q""#),
  ])
  func reportsBadEscapes(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: 1\n---\nb: 2",
      "2:1-2:4 several-documents: a second document starts here"),
    SyntaxCase(
      "---\n---",
      "2:1-2:4 several-documents: a second document starts here"),
  ])
  func reportsSeveralDocuments(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "[a]\nb",
      "2:1-2:2 text-after-value: text after the end of the document"),
    SyntaxCase(
      "a: 1\n...\nb: 2",
      "3:1-3:5 text-after-value: text after the end of the document"),
  ])
  func reportsTextBehindTheDocument(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: &x &y z",
      "1:7-1:8 invalid-yaml: not valid YAML: did not find expected key")
  ])
  func reportsTheRestInLibyamlsWords(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "%YAML 3.0\n---\na: b",
      "1:1-1:10 invalid-yaml: '%YAML 3.0' names an unknown version of YAML",
      fixed: "---\na: b"),
    SyntaxCase(
      "%YAML x # y\n---\na: b",
      "1:1-1:8 invalid-yaml: '%YAML x' names an unknown version of YAML",
      fixed: "---\na: b"),
  ])
  func reportsUnknownVersions(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }
}
