import RutterTemplateEngine
import Testing

@Suite struct FilterTests {
  private static let record: Record = [
    "list": .list(["b", "a", "c", "a"]), "numbers": .list([10, 9, 100]),
    "flags": .list([true, false]), "nothing": .list([]),
    "people": .list([
      .record(["name": "Bob", "age": 7]), .record(["name": "Ann", "age": 30]),
      .record(["name": "Cid", "age": 7]),
    ]),
    "absent": .none, "known": "here", "filterName": "uppercase", "fields": .record(["a": 1]),
  ]

  /// Every filter at least once, under its name: see `testsEveryFilter`.
  private static let cases: [(String, String)] = [
    ("known|default:\"x\"", "here"),
    ("absent|default:\"x\"", "x"),
    ("unknown|default:\"x\"", "x"),
    ("fields.b|default:1 + 1", "2"),
    ("unknown.b.c|default:known", "here"),
    ("unknown|uppercase|default:\"x\"", "x"),
    ("list.9|default:\"x\"", "x"),
    ("known|count", "4"),
    ("list|count", "4"),
    ("fields|count", "1"),
    ("known|contains:\"er\"", "true"),
    ("known|contains:\"x\"", "false"),
    ("known|contains:\"\"", "false"),
    ("list|contains:\"c\"", "true"),
    ("numbers|contains:9", "true"),
    ("known|filter:filterName", "HERE"),
    ("known|filter:\"indent\"", "here"),
    ("\"aß\"|uppercase", "ASS"),
    ("\"ABÉ\"|lowercase", "abé"),
    ("\"hello big-wORLD it's\"|capitalize", "Hello Big-World It's"),
    ("\"homeScreen\"|upperFirstLetter", "HomeScreen"),
    ("\"\"|upperFirstLetter", ""),
    ("\"URLBar\"|lowerFirstLetter", "uRLBar"),
    ("known|hasPrefix:\"he\"", "true"),
    ("known|hasPrefix:\"re\"", "false"),
    ("known|hasSuffix:\"re\"", "true"),
    ("known|hasSuffix:\"he\"", "false"),
    ("\"a.b.c\"|replace:\".\",\"::\"", "a::b::c"),
    ("\"aaa\"|replace:\"aa\",\"b\"", "ba"),
    ("\"abc\"|replace:\"\",\"-\"", "abc"),
    ("\"a b c\"|split|join:\"+\"", "a+b+c"),
    ("\"a,,b\"|split:\",\"|join:\"+\"", "a++b"),
    ("\" \\n a b\\t \"|trim", "a b"),
    ("\"  \"|trim", ""),
    ("\"a\\n  b\\nc\"|removeNewlines", "a  bc"),
    ("\"a\\n  b\\nc\"|removeNewlines:\"leading\"", "abc"),
    ("\"a\\n\\nb\"|indent", "a\n\n    b"),
    ("\"a\\nb\"|indent:1,\"\\t\"", "a\n\tb"),
    ("\"a\\nb\"|indent:2,\" \",true", "  a\n  b"),
    ("\"\\nb\"|indent:2,\" \",true", "\n  b"),
    ("\"\"|indent:2,\" \",true", ""),
    ("\"Sources/App/Home.swift\"|basename", "Home.swift"),
    ("\"Home.swift\"|basename", "Home.swift"),
    ("\"a/b/\"|basename", "b"),
    ("\"/\"|basename", "/"),
    ("\"Sources/App/Home.swift\"|dirname", "Sources/App"),
    ("\"Home.swift\"|dirname", "."),
    ("\"/a\"|dirname", "/"),
    ("\"a//b\"|dirname", "a"),
    ("\"screen_with_words\"|snakeToCamelCase", "ScreenWithWords"),
    ("\"SCREEN_WITH\"|snakeToCamelCase", "ScreenWith"),
    ("\"_someURL_bar\"|snakeToCamelCase", "_SomeURLBar"),
    ("\"homeScreen\"|camelToSnakeCase", "home_screen"),
    ("\"HTTPServerGo\"|camelToSnakeCase", "http_server_go"),
    ("\"HTTPServer\"|camelToSnakeCase:false", "HTTP_Server"),
    ("\"a_B\"|camelToSnakeCase", "a_b"),
    ("\"two words, here\"|swiftIdentifier", "twoWordsHere"),
    ("\"2nd-try\"|swiftIdentifier", "_2ndTry"),
    ("\"-\"|swiftIdentifier", "_"),
    ("\"über_1\"|swiftIdentifier", "über_1"),
    ("\"default\"|escapeReservedKeywords", "`default`"),
    ("\"Type\"|escapeReservedKeywords", "`Type`"),
    ("\"home\"|escapeReservedKeywords", "home"),
    ("\"a\\\"\\\\(b)\\n\\té\"|quoted", "\"a\\\"\\\\(b)\\n\\té\""),
    ("\"\"|quoted", "\"\""),
    ("\"a\\n\\nb\"|docComment", "/// a\n///\n/// b"),
    ("\"a\\n\\n\"|docComment", "/// a"),
    ("\"\"|docComment", "///"),
    ("\"a²b½\"|swiftIdentifier", "aB"),
    ("list|first", "b"),
    ("list|last", "a"),
    ("nothing|first|default:\"-\"", "-"),
    ("nothing|last|default:\"-\"", "-"),
    ("list|reversed|join", "acab"),
    ("list|unique|join", "bac"),
    ("people|map:\"age\"|unique|join:\",\"", "7,30"),
    ("list|join:\", \"", "b, a, c, a"),
    ("nothing|join:\", \"", ""),
    ("numbers|join:\" \"", "10 9 100"),
    ("flags|join:\" \"", "true false"),
    ("known|split:\"er\"|count", "2"),
    ("\"\"|contains:\"\"", "true"),
    ("people|map:\"name\"|join:\" \"", "Bob Ann Cid"),
    ("list|sorted|join", "aabc"),
    ("numbers|sorted|join:\" \"", "9 10 100"),
    ("people|sorted:\"name\"|map:\"name\"|join:\" \"", "Ann Bob Cid"),
    ("people|sorted:\"age\"|map:\"name\"|join:\" \"", "Bob Cid Ann"),
    ("nothing|sorted|count", "0"),
  ]

  @Test(arguments: cases)
  func filters(expression: String, expected: String) {
    let outcome = Outcome("{{ \(expression) }}", Self.record)
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test(arguments: [
    ("a\u{0}b", "\"a\\0b\""), ("\u{1B}", "\"\\u{1B}\""), ("\u{2028}\r", "\"\\u{2028}\\r\""),
    ("e\u{301}👩‍👩‍👧", "\"e\u{301}👩‍👩‍👧\""),
  ])
  func quotesEveryCharacter(text: String, expected: String) {
    #expect(Outcome("{{ text|quoted }}", ["text": .string(text)]).text == expected)
  }

  @Test(arguments: Filter.catalogue.map(\.name))
  func testsEveryFilter(name: String) {
    #expect(Self.cases.contains { $0.0.contains("|\(name)") })
  }

  // MARK: The catalogue

  @Test func namesAreUnique() {
    let names = Filter.catalogue.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Filter.catalogue)
  func summariesAreSentences(filter: Filter) {
    #expect(filter.summary.hasSuffix("."))
    #expect(filter.summary.first?.isUppercase == true)
  }

  @Test(arguments: Filter.catalogue)
  func optionalParametersComeLast(filter: Filter) {
    let optional = filter.parameters.drop { $0.fallback == nil }
    #expect(optional.allSatisfy { $0.fallback != nil })
  }

  @Test(arguments: Filter.catalogue.flatMap(\.parameters).filter { $0.fallback != nil })
  func defaultsAreOfTheDeclaredKind(parameter: Filter.Parameter) {
    let value = parameter.fallback ?? .none
    let kinds: [(Value, ValueKinds)] = [
      (.none, .none), (.bool(true), .truth), (.int(1), .number), (.string(""), .text),
    ]
    let isDeclared = kinds.contains { sample, kind in
      parameter.kinds.contains(kind) && sameCase(sample, value)
    }
    #expect(isDeclared)
  }

  private func sameCase(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.none, .none), (.bool, .bool), (.int, .int), (.string, .string): true
    default: false
    }
  }

  @Test func describesHowAFilterIsWritten() {
    let usages = Filter.catalogue.map(\.usage)
    #expect(usages.contains("replace:text,replacement"))
    #expect(usages.contains("trim"))
  }
}
