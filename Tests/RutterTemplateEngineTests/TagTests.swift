import RutterTemplateEngine
import Testing

@Suite struct TagTests {
  private static let record: Record = [
    "list": .list(["a", "b", "c"]), "none": .list([]), "name": "home", "yes": true, "no": false,
    "people": .list([
      .record(["name": "Ann", "age": 30]), .record(["name": "Bob", "age": 7]),
      .record(["name": "Cid", "age": 41]),
    ]),
    "pairs": .list([.list(["x", 1]), .list(["y", 2])]),
    "fields": .record(["one": 1, "two": 2]),
    "template": "part",
  ]

  @Test(arguments: [
    // Conditions
    ("{% if yes %}a{% endif %}", "a"),
    ("{% if no %}a{% endif %}", ""),
    ("{% if no %}a{% elif yes %}b{% elif yes %}c{% else %}d{% endif %}", "b"),
    ("{% if no %}a{% elif no %}b{% else %}c{% endif %}", "c"),
    ("{% ifnot no %}a{% else %}b{% endif %}", "a"),
    ("{% ifnot yes %}a{% elif yes %}b{% endif %}", "b"),
    ("{%if yes%}a{%endif%}", "a"),
    // Loops
    ("{% for x in list %}{{ x }}{% endfor %}", "abc"),
    ("{% for x in none %}{{ x }}{% empty %}-{% endfor %}", "-"),
    ("{% for x in none %}{{ x }}{% else %}-{% endfor %}", "-"),
    ("{% for x in list %}{{ x }}{% else %}-{% endfor %}", "abc"),
    ("{% for k, v in fields %}{{ k }}={{ v }};{% endfor %}", "one=1;two=2;"),
    ("{% for (k, v) in fields %}{{ k }}={{ v }};{% endfor %}", "one=1;two=2;"),
    ("{% for f in fields %}{{ f.key }}={{ f.value }};{% endfor %}", "one=1;two=2;"),
    ("{% for a, b in pairs %}{{ a }}{{ b }}{% endfor %}", "x1y2"),
    ("{% for p in people where p.age > 18 %}{{ p.name }}{% endfor %}", "AnnCid"),
    ("{% for p in people where p.age > 99 %}{% empty %}-{% endfor %}", "-"),
    ("{% for k, v in fields where v == 2 %}{{ k }}{% endfor %}", "two"),
    ("{% for i in 1...3 %}{{ i }}{% endfor %}", "123"),
    ("{% for i in 2...list.count %}{{ i }}{% endfor %}", "23"),
    ("{% for i in 3...1 %}{{ i }}{% endfor %}", ""),
    ("{% for x in list %}{% if x == \"b\" %}{% break %}{% endif %}{{ x }}{% endfor %}", "a"),
    ("{% for x in list %}{% if x == \"b\" %}{% continue %}{% endif %}{{ x }}{% endfor %}", "ac"),
    (
      "{% for x in list %}{% for y in list %}{% if y == \"b\" %}{% break %}{% endif %}"
        + "{{ x }}{{ y }} {% endfor %}{% endfor %}", "aa ba ca "
    ),
    (
      "{% for x in list %}{{ forloop.counter }}{{ forloop.counter0 }}{{ forloop.length }}"
        + "{{ forloop.first }}{{ forloop.last }} {% endfor %}",
      "103truefalse 213falsefalse 323falsetrue "
    ),
    (
      "{% for x in list %}{% for y in fields %}{{ forloop.parent.counter }}{{ forloop.counter }} "
        + "{% endfor %}{% endfor %}", "11 12 21 22 31 32 "
    ),
    (
      "{% for p in people where p.age > 18 %}{{ forloop.counter }}/{{ forloop.length }} "
        + "{% endfor %}", "1/2 2/2 "
    ),
    // Variables
    ("{% set x 1 + 2 %}{{ x }}", "3"),
    ("{% set x = \"a\" %}{{ x }}", "a"),
    ("{% set x %}a{{ name }}{% endset %}{{ x }}!", "ahome!"),
    ("{% set x 1 %}{% if yes %}{% set x 2 %}{% endif %}{{ x }}", "2"),
    ("{% set x 1 %}{% for y in list %}{% set x 2 %}{% endfor %}{{ x }}", "1"),
    ("{% for name in list %}{% endfor %}{{ name }}", "home"),
    ("{% set x %}{% for y in list %}{{ y }}{% endfor %}{% endset %}{{ x|uppercase }}", "ABC"),
    (
      "{% for x in list %}{% set y %}{{ x }}{% if x == \"b\" %}{% break %}{% endif %}{% endset %}"
        + "{{ y }}{% endfor %}.", "a."
    ),
    // Filters, raw text, comments
    ("{% filter uppercase %}a{{ name }}{% endfilter %}", "AHOME"),
    ("{% filter replace:\"a\",\"b\"|uppercase %}aa{% endfilter %}", "BB"),
    ("{% raw %}{{ x }}{% if %}{% endraw %}", "{{ x }}{% if %}"),
    ("{% verbatim %}{# x #}{% endraw %}{% endverbatim %}", "{# x #}{% endraw %}"),
    ("a{# {{ b }} {% c %} #}d", "ad"),
    ("{{ \"}}\" }}{{ '%}' }}", "}}%}"),
    ("a } b %} c }} { d", "a } b %} c }} { d"),
  ])
  func renders(template: String, expected: String) {
    let outcome = Outcome(template, Self.record)
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  // MARK: Includes

  @Test(arguments: [
    ("{% include \"part\" %}", "<home>"),
    ("{% include template %}", "<home>"),
    ("{% include template|lowercase %}", "<home>"),
    ("{% include \"part\" people.0 %}", "<Ann>"),
    ("{% include \"part\" people[1] %}{% include \"part\" %}", "<Bob><home>"),
    ("{% for p in people %}{% include \"part\" p %}{% endfor %}", "<Ann><Bob><Cid>"),
    ("{% set name \"x\" %}{% include \"part\" %}", "<x>"),
  ])
  func includes(template: String, expected: String) {
    let outcome = Outcome(template, Self.record, with: [("part", "<{{ name }}>")])
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test func namesSetByAnIncludedTemplateStayInside() {
    let outcome = Outcome("{% include \"part\" %}{{ x }}", with: [("part", "{% set x 1 %}{{ x }}")])
    #expect(outcome.findings == ["1:24-25 undefined-variable: unknown variable 'x'"])
  }

  // MARK: Blocks

  private static let base = "[{% block a %}1{% endblock %}|{% block b %}2{% endblock b %}]"

  @Test(arguments: [
    ("{% extends \"base\" %}", "[1|2]"),
    ("{% extends \"base\" %}{% block a %}x{% endblock %}", "[x|2]"),
    (
      "{# c #}\n{% extends \"base\" %}\n\n{% block b %}{{ block.super }}y{% endblock %}\n",
      "[1|2y]"
    ),
    ("{% extends \"middle\" %}{% block a %}x{{ block.super }}{% endblock %}", "[xm1|n2]"),
    ("{% extends \"middle\" %}{% block c %}x{% endblock %}", "[m1|x2]"),
    ("{% extends \"base\" %}{% set v 5 %}{% block a %}{{ v }}{% endblock %}", "[5|2]"),
    ("{% include \"middle\" %}", "[m1|n2]"),
    ("{% extends \"base\" %}{% block a %}{% include \"middle\" %}{% endblock %}", "[[m1|n2]|2]"),
    ("{% block a %}{% for x in list %}{{ x }}{% endfor %}{% endblock %}", "abc"),
  ])
  func extends(template: String, expected: String) {
    let middle = """
      {% extends "base" %}{% block a %}m{{ block.super }}{% endblock %}\
      {% block b %}{% block c %}n{% endblock %}{{ block.super }}{% endblock %}
      """
    let outcome = Outcome(template, Self.record, with: [("base", Self.base), ("middle", middle)])
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test func aBlockIsRenderedAtEachTurnOfALoop() {
    let base = "{% for x in list %}{% block a %}{% endblock %}{% endfor %}"
    let child = "{% extends \"base\" %}{% block a %}<{{ x }}>{% endblock %}"
    #expect(Outcome(child, Self.record, with: [("base", base)]).text == "<a><b><c>")
  }

  // MARK: Macros

  @Test(arguments: [
    ("{% call pair 1 2 %}", "(1,2)"),
    ("{% call pair name \"z\"|uppercase %}", "(home,Z)"),
    ("{% call pair 1 %}", "(1,d)"),
    ("{% call pair b=1 a=2 %}", "(2,1)"),
    ("{% call pair (1 + 1) b=-3 %}", "(2,-3)"),
    ("{% call plain %}", "plain home"),
    ("{% call elsewhere 4 %}", "{4}"),
    ("{% call shared %}", "mine"),
    ("{% for x in list %}{% call pair x forloop.counter %}{% endfor %}", "(a,1)(b,2)(c,3)"),
  ])
  func calls(template: String, expected: String) {
    let macros = """
      {% macro pair a b="d" %}({{ a }},{{ b }}){% endmacro %}\
      {% macro plain %}plain {{ name }}{% endmacro %}\
      {% macro shared %}mine{% endmacro shared %}
      """
    let other = """
      {% macro elsewhere x %}{% call brace x %}{% endmacro %}{% macro brace x %}{{ "{" }}{{ x }}\
      }{% endmacro %}{% macro shared %}theirs{% endmacro %}
      """
    let outcome = Outcome(template + macros, Self.record, with: [("other", other)])
    #expect(outcome.findings == [])
    #expect(outcome.text == expected)
  }

  @Test func aMacroMayCallItself() {
    let tree: Record = [
      "node": .record([
        "name": "a",
        "children": .list([
          .record(["name": "b", "children": .list([])]),
          .record(["name": "c", "children": .list([])]),
        ]),
      ])
    ]
    let outcome = Outcome(
      """
      {% macro show n %}{{ n.name }}(\
      {% for child in n.children %}{% call show child %}{% endfor %}){% endmacro %}\
      {% call show node %}
      """, tree)
    #expect(outcome.text == "a(b()c())")
  }
}
