import Testing

/// Values that YAML reads as something else unless they are quoted.
@Suite struct NeedsQuotesTests {
  @Test(arguments: [
    SyntaxCase(
      "index: [String: Int]?",
      "1:8-1:22 needs-quotes: '[String: Int]?' needs quotes",
      fixed: #"index: "[String: Int]?""#),
    SyntaxCase(
      "- [Int]?",
      "1:3-1:9 needs-quotes: '[Int]?' needs quotes",
      fixed: #"- "[Int]?""#),
    SyntaxCase(
      "a: [Int]!",
      "1:4-1:10 needs-quotes: '[Int]!' needs quotes",
      fixed: #"a: "[Int]!""#),
    SyntaxCase(
      "a: [Int] -> Void",
      "1:4-1:17 needs-quotes: '[Int] -> Void' needs quotes",
      fixed: #"a: "[Int] -> Void""#),
    SyntaxCase(
      "f: {a: b}.c",
      "1:4-1:12 needs-quotes: '{a: b}.c' needs quotes",
      fixed: #"f: "{a: b}.c""#),
    SyntaxCase(
      "parameters: {index: [String: Int]?, x: Int}",
      "1:21-1:35 needs-quotes: '[String: Int]?' needs quotes",
      fixed: #"parameters: {index: "[String: Int]?", x: Int}"#),
    SyntaxCase(
      "- a\n- [Int]? # why",
      "2:3-2:9 needs-quotes: '[Int]?' needs quotes",
      fixed: #"- a\#n- "[Int]?" # why"#),
    SyntaxCase(
      "{a: b} c",
      "1:1-1:9 needs-quotes: '{a: b} c' needs quotes",
      fixed: #""{a: b} c""#),
  ])
  func reportsSwiftTypesThatGoOnBehindABracket(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "parameters: {result: Result<[Movie], Error>}",
      "1:22-1:44 needs-quotes: 'Result<[Movie], Error>' needs quotes",
      fixed: #"parameters: {result: "Result<[Movie], Error>"}"#),
    SyntaxCase(
      "parameters: {d: Dictionary<String, Int>}",
      "1:17-1:40 needs-quotes: 'Dictionary<String, Int>' needs quotes",
      fixed: #"parameters: {d: "Dictionary<String, Int>"}"#),
    SyntaxCase(
      "parameters: {f: (Int, Int) -> Void}",
      "1:17-1:35 needs-quotes: '(Int, Int) -> Void' needs quotes",
      fixed: #"parameters: {f: "(Int, Int) -> Void"}"#),
    SyntaxCase(
      "parameters: {f: (Int, Int) -> Void, g: (Int, Int) -> Void, h: Int}",
      [
        "1:17-1:35 needs-quotes: '(Int, Int) -> Void' needs quotes",
        "1:40-1:58 needs-quotes: '(Int, Int) -> Void' needs quotes",
      ]),
    SyntaxCase(
      "parameters: {a: foo[0]}",
      "1:17-1:23 needs-quotes: 'foo[0]' needs quotes",
      fixed: #"parameters: {a: "foo[0]"}"#),
    SyntaxCase(
      "parameters: {b: any [Foo], c: d}",
      "1:17-1:26 needs-quotes: 'any [Foo]' needs quotes",
      fixed: #"parameters: {b: "any [Foo]", c: d}"#),
    SyntaxCase(
      #"arguments: [Text("a, b"), c]"#,
      #"1:13-1:25 needs-quotes: 'Text("a, b")' needs quotes"#,
      fixed: #"arguments: ['Text("a, b")', c]"#),
    SyntaxCase(
      "{Foo<A, B>: x}",
      "1:2-1:11 needs-quotes: 'Foo<A, B>' needs quotes",
      fixed: #"{"Foo<A, B>": x}"#),
    SyntaxCase(
      "a: {b: foo(c, d)[0]}",
      "1:8-1:20 needs-quotes: 'foo(c, d)[0]' needs quotes",
      fixed: #"a: {b: "foo(c, d)[0]"}"#),
    SyntaxCase(
      #"a: {e: "x" + f(g, h), b: c}"#,
      #"1:8-1:21 needs-quotes: '"x" + f(g, h)' needs quotes"#,
      fixed: #"a: {e: '"x" + f(g, h)', b: c}"#),
    SyntaxCase(
      "a: {x: @escaping (Int) -> Void, y: 1}",
      "1:8-1:31 needs-quotes: a value that starts with '@' needs quotes",
      fixed: #"a: {x: "@escaping (Int) -> Void", y: 1}"#),
  ])
  func reportsSwiftTypesThatBracketsCut(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: b: c",
      "1:4-1:8 needs-quotes: a value with ': ' in it needs quotes",
      fixed: #"a: "b: c""#),
    SyntaxCase(
      "summary: it's: fine",
      "1:10-1:20 needs-quotes: a value with ': ' in it needs quotes",
      fixed: #"summary: "it's: fine""#),
    SyntaxCase(
      #"summary: Say "hi: there" now: x"#,
      "1:10-1:32 needs-quotes: a value with ': ' in it needs quotes",
      fixed: #"summary: 'Say "hi: there" now: x'"#),
    SyntaxCase(
      "a: foo: # c",
      "1:4-1:8 needs-quotes: a value with ': ' in it needs quotes",
      fixed: #"a: "foo:" # c"#),
    SyntaxCase(
      "a: {b: c: d}",
      "1:8-1:12 needs-quotes: 'c: d' needs quotes",
      fixed: #"a: {b: "c: d"}"#),
    SyntaxCase(
      #"a: {"b": "c": d}"#,
      #"1:10-1:16 needs-quotes: '"c": d' needs quotes"#,
      fixed: #"a: {"b": '"c": d'}"#),
    SyntaxCase(
      "a: {b: c:}",
      "1:8-1:10 needs-quotes: 'c:' needs quotes",
      fixed: #"a: {b: "c:"}"#),
    SyntaxCase(
      "- a: b: c",
      "1:6-1:10 needs-quotes: a value with ': ' in it needs quotes",
      fixed: #"- a: "b: c""#),
    SyntaxCase(
      #"a: "x: y": z"#,
      "1:10-1:11 invalid-yaml: a second ':' on the line of a key"),
  ])
  func reportsColonsInValues(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: @foo bar",
      "1:4-1:12 needs-quotes: a value that starts with '@' needs quotes",
      fixed: #"a: "@foo bar""#),
    SyntaxCase(
      "a: `foo`",
      "1:4-1:9 needs-quotes: a value that starts with '`' needs quotes",
      fixed: #"a: "`foo`""#),
    SyntaxCase(
      "a: %foo",
      "1:4-1:8 needs-quotes: a value that starts with '%' needs quotes",
      fixed: #"a: "%foo""#),
    SyntaxCase(
      "%foo: x",
      "1:1-1:8 needs-quotes: a value that starts with '%' needs quotes",
      fixed: #""%foo: x""#),
    SyntaxCase(
      "a: *",
      "1:4-1:5 needs-quotes: a value that starts with '*' needs quotes",
      fixed: #"a: "*""#),
    SyntaxCase(
      "a: *.swift\nb: 1",
      "1:4-1:11 needs-quotes: a value that starts with '*' needs quotes",
      fixed: #"a: "*.swift"\#nb: 1"#),
    SyntaxCase(
      "x: &x 1\na: *x y",
      "2:4-2:8 needs-quotes: a value that starts with '*' needs quotes",
      fixed: #"x: &x 1\#na: "*x y""#),
    SyntaxCase(
      "a: & more",
      "1:4-1:10 needs-quotes: a value that starts with '&' needs quotes",
      fixed: #"a: "& more""#),
    SyntaxCase(
      "a: &b(c)",
      "1:4-1:9 needs-quotes: a value that starts with '&' needs quotes",
      fixed: #"a: "&b(c)""#),
    SyntaxCase(
      "a: ? b",
      "1:4-1:7 needs-quotes: a value that starts with '?' needs quotes",
      fixed: #"a: "? b""#),
    SyntaxCase(
      "a: |foo",
      "1:4-1:8 needs-quotes: a value that starts with '|' needs quotes",
      fixed: #"a: "|foo""#),
    SyntaxCase(
      "if: |x| + 1 # c",
      "1:5-1:12 needs-quotes: a value that starts with '|' needs quotes",
      fixed: #"if: "|x| + 1" # c"#),
    SyntaxCase(
      "a: > 5",
      "1:4-1:7 needs-quotes: a value that starts with '>' needs quotes",
      fixed: #"a: "> 5""#),
    SyntaxCase(
      "a: ,x",
      "1:4-1:6 needs-quotes: a value that starts with ',' needs quotes",
      fixed: #"a: ",x""#),
    SyntaxCase(
      "a: {b: :c}",
      "1:8-1:10 needs-quotes: a value that starts with ':' needs quotes",
      fixed: #"a: {b: ":c"}"#),
    SyntaxCase(
      "a: - b",
      "1:4-1:5 mixed-collection: a list cannot start on the line of its key",
      fixed: #"a: "- b""#),
  ])
  func reportsReservedFirstCharacters(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: !foo bar",
      "1:4-1:8 tag: tags are not part of the language",
      fixed: #"a: "!foo bar""#),
    SyntaxCase(
      "a: !isOn",
      "1:4-1:9 tag: tags are not part of the language",
      fixed: #"a: "!isOn""#),
    SyntaxCase(
      "a: !!binary abc",
      "1:4-1:12 tag: tags are not part of the language",
      fixed: "a: abc"),
    SyntaxCase(
      "c: !e!x y",
      "1:4-1:8 tag: tags are not part of the language",
      fixed: #"c: "!e!x y""#),
    SyntaxCase(
      "a: !foo {b: c}",
      "1:4-1:8 tag: tags are not part of the language",
      fixed: "a: {b: c}"),
    SyntaxCase(
      "a: !!map [b]",
      "1:4-1:9 tag: tags are not part of the language",
      fixed: "a: [b]"),
  ])
  func reportsTags(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "title: “Hello”",
      "1:8-1:9 smart-quote: a typographic quote does not quote",
      fixed: #"title: "Hello""#),
    SyntaxCase(
      "title: ‘Hello",
      "1:8-1:9 smart-quote: a typographic quote does not quote"),
    SyntaxCase(
      "list: [“a”, “b, c”]",
      [
        "1:8-1:9 smart-quote: a typographic quote does not quote",
        "1:13-1:14 smart-quote: a typographic quote does not quote",
      ]),
    SyntaxCase(
      "„key“: value",
      "1:1-1:2 smart-quote: a typographic quote does not quote",
      fixed: #""key": value"#),
  ])
  func reportsSmartQuotes(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a: 'it's fine'",
      "1:8-1:15 text-after-value: text after the closing quote",
      fixed: #"a: "it's fine""#),
    SyntaxCase(
      "- 'it's fine'",
      "1:7-1:14 text-after-value: text after the closing quote",
      fixed: #"- "it's fine""#),
    SyntaxCase(
      "'it's: 5",
      "1:5-1:9 text-after-value: text after the closing quote",
      fixed: #""'it's: 5""#),
    SyntaxCase(
      #"a: "foo" bar"#,
      "1:10-1:13 text-after-value: text after the closing quote",
      fixed: #"a: '"foo" bar'"#),
    SyntaxCase(
      #"title: "Hello " + name"#,
      "1:17-1:23 text-after-value: text after the closing quote",
      fixed: #"title: '"Hello " + name'"#),
    SyntaxCase(
      #"a: "b" "c""#,
      "1:8-1:11 text-after-value: text after the closing quote",
      fixed: #"a: '"b" "c"'"#),
  ])
  func reportsTextBehindQuotes(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }
}
