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
    ("\"some$URL\"|swiftIdentifier", "Some_URL"),
    ("\"42hello\"|swiftIdentifier", "_42hello"),
    ("\"two words\"|swiftIdentifier:\"valid\"", "two_words"),
    ("\"9\"|swiftIdentifier:\"valid\"", "_9"),
    ("\"\"|swiftIdentifier", "_"),
    ("\"über_1\"|swiftIdentifier:\"valid\"", "über_1"),
    ("\"two words, here\"|swiftIdentifier:\"pretty\"", "TwoWordsHere"),
    ("\"2nd-try_it\"|swiftIdentifier:\"pretty\"", "_2ndTryIt"),
    ("\"-\"|swiftIdentifier:\"pretty\"", "_"),
    ("\"__snake_case\"|snakeToCamelCase:true", "SnakeCase"),
    ("\"homeScreen\"|titlecase", "HomeScreen"),
    ("\"PeoplePicker\"|lowerFirstWord", "peoplePicker"),
    ("\"URLChooser\"|lowerFirstWord", "urlChooser"),
    ("\"ID\"|lowerFirstWord", "id"),
    ("\"home\"|lowerFirstWord", "home"),
    ("\"A1\"|lowerFirstWord", "a1"),
    ("list|uppercase|join", "BACA"),
    ("list|capitalize|lowercase|join", "baca"),
    ("\"a1b22\"|replace:\"[0-9]+\",\"-\",\"regex\"", "a-b-"),
    ("\"key=value\"|replace:\"(\\\\w+)=(\\\\w+)\",\"$2: $1 $$ $9\",\"regex\"", "value: key $ "),
    ("\"ab+ab\"|replace:\"(ab)+\\\\+?\",\"-\",\"regex\"", "--"),
    ("\"abc\"|replace:\"x*\",\"-\",\"regex\"", "-a-b-c-"),
    ("\"a.b\"|replace:\".\",\"-\",\"normal\"", "a-b"),
    ("known|!contains:\"er\"", "false"),
    ("known|!hasPrefix:\"re\"", "true"),
    ("known|! hasSuffix:\"re\"", "false"),
    ("\"-12\"|toInt + 2", "-10"),
    ("numbers.0|toInt", "10"),
    ("\"fcFf\"|hexToInt", "64767"),
    ("\"240\"|int255toFloat", "0.9411765"),
    ("numbers.0|int255toFloat", "0.039215688"),
    ("\"0.23\"|percent", "23%"),
    ("\"0.779\"|percent", "77%"),
    ("\"1.234\"|percent", "123%"),
    ("\"0.29\"|percent", "29%"),
    ("people.0|json", "{\n  \"name\": \"Bob\",\n  \"age\": 7\n}"),
    ("absent|json", "null"),
    ("flags|json", "[\n  true,\n  false\n]"),
    ("\"default\"|escapeReservedKeywords", "`default`"),
    ("\"Type\"|escapeReservedKeywords", "`Type`"),
    ("\"home\"|escapeReservedKeywords", "home"),
    ("\"a\\\"\\\\(b)\\n\\té\"|quoted", "\"a\\\"\\\\(b)\\n\\té\""),
    ("\"\"|quoted", "\"\""),
    ("\"a\\n\\nb\"|docComment", "/// a\n///\n/// b"),
    ("\"a\\n\\n\"|docComment", "/// a"),
    ("\"\"|docComment", "///"),
    ("\"a²b½\"|swiftIdentifier:\"pretty\"", "AB"),
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
    #expect(usages.contains("replace:text,replacement,mode"))
    #expect(usages.contains("trim"))
  }
}
