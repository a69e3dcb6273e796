import RutterDiagnostics
import RutterTemplateEngine
import Testing

/// The tags of Stencil and StencilSwiftKit beyond the everyday ones.
@Suite struct StencilTagTests {
  private static let record: Record = [
    "list": .list(["a", "b", "c"]), "none": .list([]), "name": "home", "absent": .none,
    "fields": .record(["one": 1, "two": 2]),
  ]

  @Test(arguments: [
    // Labels
    (
      "{% o: for x in list %}{% for y in list %}{% if y == \"b\" %}{% break o %}{% endif %}"
        + "{{ x }}{{ y }} {% endfor %}{% endfor %}", "aa "
    ),
    (
      "{% o : for x in list %}{% for y in list %}{% if y == \"b\" %}{% continue o %}{% endif %}"
        + "{{ x }}{{ y }} {% endfor %}!{% endfor %}", "aa ba ca "
    ),
    (
      "{% for x in list %}{% i: for y in list %}{% break i %}{% endfor %}{{ x }}{% endfor %}",
      "abc"
    ),
    (
      "{% a: for x in 1...2 %}{% b: for y in 1...2 %}{% for z in 1...2 %}{% continue a %}"
        + "{% endfor %}-{% endfor %}-{% endfor %}.", "."
    ),
    (
      "{%-o: for x in 1...2 %}{% for y in 1...2 %}{% for z in 1...2 %}"
        + "{{ forloop.o.counter }}{{ forloop.parent.counter }}{{ forloop.counter }} "
        + "{% endfor %}{% endfor %}{% endfor %}", "111 112 121 122 211 212 221 222 "
    ),
    (
      "{% o: for x in 1...2 %}{% p: for y in 1...2 %}{% for z in 1...1 %}"
        + "{{ forloop.p.parent.counter }}{% endfor %}{% endfor %}{% endfor %}", "1122"
    ),
    // An alternative is no turn of its loop
    (
      "{% for x in list %}{% for y in none %}{% empty %}{% break %}{% endfor %}{% endfor %}.", "."
    ),
    // Lists
    ("{% map list into r %}{{ maploop.item|uppercase }}{% endmap %}{{ r|join:\",\" }}", "A,B,C"),
    ("{% map list into r using x %}{{ x }}{{ x|uppercase }}{% endmap %}{{ r|join }}", "aAbBcC"),
    (
      "{% map list into r using x %}{{ maploop.counter }}{{ maploop.first }}{{ maploop.last }}"
        + "{% endmap %}{{ r|join:\" \" }}", "0truefalse 1falsefalse 2falsetrue"
    ),
    ("{% map none into r %}x{% endmap %}{{ r.count }}", "0"),
    ("{% map fields into r using f %}{{ f.key }}{% endmap %}{{ r|join:\"+\" }}", "one+two"),
    (
      "{% for x in list %}{% map list into r %}{{ forloop.counter }}{% endmap %}{{ r.0 }}"
        + "{% endfor %}", "123"
    ),
    (
      "{% map list into r %}\n  {{ maploop.item }}\n{% endmap %}\n{{ r|join:\",\" }}", "  a,  b,  c"
    ),
    // Imports
    ("{% import \"tools\" %}{% call greet name %}{{ shared }}", "<home>1"),
    ("{% import \"other\" %}{% call greet name %}", "(home)"),
    ("{% if true %}{% import \"tools\" %}{% endif %}{{ shared }}{{ derived }}", "12"),
    (
      "{% extends \"base\" %}{% import \"tools\" %}{% block b %}{% call greet shared %}{% endblock %}",
      "[<1>]"
    ),
    // Blocks once more
    ("{% block a %}{{ name }}{% endblock %}-{{ block.a }}", "home-home"),
    ("{% block a %}{{ x|default:0 }}{% endblock %}{% set x 5 %}{{ block.a }}", "05"),
    (
      "{% extends \"base\" %}{% block b %}x{% endblock %}{% macro m %}{{ block.b }}{% endmacro %}",
      "[x]"
    ),
    // Conditions
    (
      "{{ absent is defined }} {{ absent.x is defined }} {{ absent.x.y is not defined }}",
      "true false true"
    ),
    ("{% if 0 - 1 %}a{% else %}b{% endif %}", "b"),
    ("{% if name|!contains:\"x\" %}a{% endif %}", "a"),
    ("{% filter replace:\"o\",\"0\"|uppercase %}{{ name }}{% endfilter %}", "H0ME"),
  ])
  func renders(template: String, expected: String) {
    let outcome = Outcome(
      template, Self.record,
      with: [
        (
          "tools",
          "{% macro greet who %}<{{ who }}>{% endmacro %}{% set shared 1 %}text"
            + "{% set derived shared + 1 %}"
        ),
        ("other", "{% macro greet who %}({{ who }}){% endmacro %}"),
        ("base", "[{% block b %}1{% endblock %}]"),
      ])
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test(arguments: [
    ("a\n{% set x %}b{{ 1 }}{% endset %}\n{{ x }}", "a\nb1"),
    ("a\n  {% map l into r %}{{ maploop.item }};{% endmap %}  \n{{ r|join }}", "a\n1;2;"),
    ("a\n{% macro m %}b c{% endmacro %}\n{% call m %}\n", "a\nb c\n"),
    ("a\n{% set x %}b{% set y %}c{% endset %}{{ y }}{% endset %}\n{{ x }}", "a\nbc"),
    ("a\n{% set x %}b{% endset %}{{ x }}\n", "a\nb\n"),
    ("a\n{% set x %}b\nc{% endset %}\n{{ x }}", "a\n\nb\nc"),
    ("a\n{% set x 1 %}{{ x }}\n{% set y %}d{% endset %}\n", "a\n1\n"),
  ])
  func whatIsHeldOnALineIsNotWrittenThere(template: String, expected: String) {
    #expect(Outcome(template, ["l": .list([1, 2])]).text == expected)
  }

  @Test(arguments: [
    ("a\n{%+ if true %}\nb\n{% endif +%}\nc", "a\n\nb\n\nc"),
    ("a\n  {% if true +%}\nb{% endif %}", "a\n  \nb"),
    ("a {%+ if true -%} b {% endif %}", "a b "),
    ("{{+ 1 +}}\n", "1\n"),
  ])
  func aPlusKeepsTheLine(template: String, expected: String) {
    #expect(Outcome(template).text == expected)
  }

  @Test func aListNamesTheEntryOfItsElement() {
    let origin = TestPlace.entry(40)
    let item = Value.record(Record(["a": 1], origin: origin))
    let outcome = Outcome(
      "{% map items into r using x %}{{ x.b }}{% endmap %}", ["items": .list([item])])
    #expect(outcome.findings == ["1:36-37 undefined-variable: unknown field 'b'"])
    #expect(outcome.notes == ["manifest:40 while rendering this entry"])
  }

  @Test func tellsOfErrorsInWhatIsImported() {
    let outcome = Outcome("{% import \"a\" %}", with: [("a", "{% set x nope %}")])
    #expect(outcome.findings == ["a:1:10-14 undefined-variable: unknown variable 'nope'"])
    #expect(outcome.notes == ["1:1-17 imported here"])
  }

  @Test func importsThatLeadBackEndInAnError() {
    let outcome = Outcome("{% import \"a\" %}", with: [("a", "{% import \"main\" %}")])
    #expect(outcome.diagnostics.map(\.code.description) == ["template-limit"])
  }

  @Test func listsHaveALimit() {
    var limits = Limits()
    limits.outputBytes = 10
    let outcome = Outcome(
      "{% map x into r %}abc{% endmap %}", ["x": .list(Array(repeating: 1, count: 9))],
      limits: limits)
    #expect(outcome.diagnostics.map(\.message) == ["the list exceeds 10 bytes"])
  }
}
