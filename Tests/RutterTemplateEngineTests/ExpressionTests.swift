import RutterTemplateEngine
import Testing

@Suite struct ExpressionTests {
  private static let screen: Record = [
    "name": "home", "tags": .list(["a", "b", "c"]), "parameters": .list([]), "count3": 3,
    "isRoot": true, "title": .none, "key": "inner", "place": 1,
    "record": .record(["inner": .record(["deep": "found"]), "other": 2]),
  ]

  @Test(arguments: [
    ("{{ name }}", "home"),
    ("{{ count3 }}", "3"),
    ("{{ isRoot }}", "true"),
    ("{{ \"a\\n\\t\\\"\\\\\" }}", "a\n\t\"\\"),
    ("{{ 'it' }}", "it"),
    ("{{ record.inner.deep }}", "found"),
    ("{{ record.count }}", "2"),
    ("{{ tags.0 }}{{ tags.2 }}", "ac"),
    ("{{ tags.first }}{{ tags.last }}{{ tags.count }}", "ac3"),
    ("{{ name.count }}", "4"),
    ("{{ record[key].deep }}", "found"),
    ("{{ record[\"other\"] }}", "2"),
    ("{{ tags[place] }}", "b"),
    ("{{ tags[place + 1] }}", "c"),
    ("{{ parameters.first|default:\"-\" }}{{ parameters.last|default:\"-\" }}", "--"),
    ("{{ title[0]|default:\"-\" }}", "-"),
    ("{{ count3.zero|default:\"-\" }}", "-"),
  ])
  func readsPaths(template: String, expected: String) {
    let outcome = Outcome(template, Self.screen)
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3"), ("7 % 4", "3"), ("-count3 + 1", "-2"),
    ("10 - 3 - 2", "5"), ("name + \"!\"", "home!"), ("-(-3)", "3"),
  ])
  func calculates(expression: String, expected: String) {
    let outcome = Outcome("{{ \(expression) }}", Self.screen)
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("not false", true), ("not not true", true),
    ("true or false and false", true), ("(true or false) and false", false),
    ("1 < 2", true), ("2 <= 2", true), ("3 > 4", false), ("4 >= 4", true),
    ("name == \"home\"", true), ("name != \"home\"", false), ("\"a\" < \"b\"", true),
    ("\"b\" in tags", true), ("\"z\" in tags", false), ("\"z\" not in tags", true),
    ("\"om\" in name", true), ("\"other\" in record", true), ("\"none\" in record", false),
    ("title", false), ("not title", true), ("title == \"x\"", false), ("title.deeper", false),
    ("parameters", false), ("tags", true), ("record", true), ("0", false), ("\"\"", false),
    ("title is defined", true), ("unknown is defined", false), ("unknown is not defined", true),
    ("record.nope is defined", false), ("tags.7 is defined", false),
    ("false and unknown", false), ("true or unknown", true),
    ("\"a\" in title", false), ("not name == \"x\"", true), ("tags|count == 3", true),
    ("isRoot == true", true), ("tags == tags", true),
  ])
  func decides(condition: String, expected: Bool) {
    let outcome = Outcome("{% if \(condition) %}yes{% else %}no{% endif %}", Self.screen)
    #expect(outcome.findings == [])
    #expect(outcome.text == (expected ? "yes" : "no"))
  }

  @Test(arguments: [
    ("\"a\" if isRoot else \"b\"", "a"),
    ("\"a\" if title else \"b\"", "b"),
    ("\"a\" if title else \"b\" if isRoot else \"c\"", "b"),
    ("name|uppercase if isRoot else name", "HOME"),
    ("(\"x\" if title else name)|uppercase", "HOME"),
  ])
  func choosesInline(expression: String, expected: String) {
    let outcome = Outcome("{{ \(expression) }}", Self.screen)
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test func evaluatesOnlyTheChosenSide() {
    #expect(Outcome("{{ 1 if true else nothing }}").text == "1")
  }
}
