import RutterDiagnostics
import RutterTemplateEngine
import Testing

@Suite struct LimitTests {
  private static let deep = "the expression is too complex"
  private static let nested = "tags are nested too deeply"

  @Test(arguments: [
    ("", "("), ("", "not "), ("", "- "), ("", "a["), ("", "a if b else "), ("a", " + a"),
    ("a", " and a"), ("a", ".a"), ("a", "|trim"), ("forloop", ".parent"),
  ])
  func expressionsHaveALimit(start: String, part: String) {
    let expression = start + String(repeating: part, count: 10_000)
    let outcome = Outcome("{% for x in y %}{{ \(expression) }}{% endfor %}")
    #expect(outcome.diagnostics.map(\.message) == [Self.deep])
  }

  @Test(arguments: [
    "{% if a %}", "{% for a in b %}", "{% filter trim %}", "{% set x %}", "{% block b %}",
    "{% if a %}{% else %}", "{% macro a %}",
  ])
  func tagsHaveALimit(tag: String) {
    let outcome = Outcome(String(repeating: tag, count: 10_000))
    #expect(outcome.diagnostics.contains { $0.message == Self.nested })
    #expect(outcome.text == nil)
  }

  @Test func thingsBelowTheLimitsWork() {
    let expression = String(repeating: "(", count: 12) + "1" + String(repeating: ")", count: 12)
    let tags = String(repeating: "{% if true %}", count: 40)
    let ends = String(repeating: "{% endif %}", count: 40)
    #expect(Outcome("\(tags){{ \(expression) }}\(ends)").text == "1")
  }

  @Test(arguments: [
    ("1", " + 1", "60"), ("true", " and true", "true"), ("\"a\"", "|trim", "a"),
  ])
  func longExpressionsWork(start: String, part: String, expected: String) {
    let expression = start + String(repeating: part, count: 59)
    let outcome = Outcome("{{ \(expression) }}")
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  // MARK: Rendering

  private static let depth = "templates are nested more than 64 deep"

  @Test(arguments: [
    ("{% include \"main\" %}", "1:1-21"),
    ("{% if true %}{% include \"main\" %}{% endif %}", "1:7-11"),
    ("{% call a %}{% macro a %}{% call a %}{% endmacro %}", "1:26-38"),
    (
      "{% call a %}{% macro a %}{% call b %}{% endmacro %}{% macro b %}{% call a %}{% endmacro %}",
      "1:65-77"
    ),
    ("{% call a %}{% macro a %}{% set x %}{% call a %}{% endset %}{% endmacro %}", "1:37-49"),
    ("{% block a %}{% include \"main\" %}{% endblock %}", "1:1-14"),
  ])
  func recursionHasALimit(template: String, place: String) {
    let outcome = Outcome(template)
    #expect(outcome.findings.count == 1)
    #expect(outcome.diagnostics.map(\.message) == [Self.depth])
    #expect(outcome.findings.first?.hasPrefix(place) == true)
    #expect(outcome.text == nil)
  }

  @Test func deepTemplatesRecurseAtMostToTheLimit() {
    let nest = String(repeating: "{% if true %}", count: 46)
    let ends = String(repeating: "{% endif %}", count: 46)
    let outcome = Outcome("\(nest){% include \"main\" %}\(ends)")
    #expect(outcome.diagnostics.map(\.code) == [.templateLimit])
  }

  @Test func blocksThatHoldOneAnotherEnd() {
    let outcome = Outcome(
      "{% extends \"base\" %}{% block b %}{% block a %}{{ block.super }}{% endblock %}{% endblock %}",
      with: [("base", "{% block a %}{% block b %}{% endblock %}{% endblock %}")])
    #expect(outcome.diagnostics.map(\.code) == [.templateLimit])
  }

  @Test func notesOfADeepRecursionAreFew() {
    #expect(Outcome("{% include \"main\" %}").notes.count <= 12)
  }

  @Test func loopsHaveALimit() {
    var limits = Limits()
    limits.iterations = 100
    let loop = "{% for i in 1...20 %}{% for j in 1...20 %}{% endfor %}{% endfor %}"
    let outcome = Outcome(loop, limits: limits)
    #expect(outcome.findings == ["1:22-43 template-limit: the loops take more than 100 turns"])
    let long = Outcome("{% for i in 0...9223372036854775807 %}{% endfor %}", limits: limits)
    #expect(long.findings == ["1:17-36 template-limit: the loops take more than 100 turns"])
    let filtered = Outcome(
      "{% for i in 1...80 %}{% for j in 1...80 where false %}{% endfor %}{% endfor %}",
      limits: limits)
    #expect(filtered.diagnostics.map(\.code) == [.templateLimit])
  }

  @Test func outputHasALimit() {
    var limits = Limits()
    limits.outputBytes = 1000
    let outcome = Outcome("{% for i in 1...999 %}0123456789{% endfor %}", limits: limits)
    #expect(outcome.findings == ["1:1-23 template-limit: the output exceeds 1000 bytes"])
    let include = Outcome(
      "{% include \"a\" %}{% include \"a\" %}{% include \"a\" %}",
      with: [("a", String(repeating: "x", count: 600))], limits: limits)
    #expect(include.findings == ["1:35-52 template-limit: the output exceeds 1000 bytes"])
  }

  @Test(arguments: [
    "x|indent:9223372036854775807", "x|indent:99999999,\"ab\",true",
    "x|replace:\"a\",x|replace:\"a\",x",
    "list|join:x",
  ])
  func textHasALimit(expression: String) {
    let x = String(repeating: "ab", count: 2000)
    let context: Record = ["x": .string(x), "list": .list(Array(repeating: "a", count: 2000))]
    let outcome = Outcome("{{ \(expression) }}", context)
    #expect(outcome.diagnostics.count == 1)
    #expect(outcome.diagnostics.first?.message.hasSuffix("the text it makes is too long") == true)
  }

  @Test func concatenationHasALimit() {
    let double = String(repeating: "{% set x x + x %}", count: 60)
    let outcome = Outcome("{% set x \"0123456789\" %}\(double)")
    #expect(outcome.diagnostics.first?.message == "the text is too long")
  }
}
