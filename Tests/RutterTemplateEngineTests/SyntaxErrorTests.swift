import RutterDiagnostics
import RutterTemplateEngine
import Testing

@Suite struct SyntaxErrorTests {
  @Test(arguments: [
    // Delimiters
    ("a {{ b", "1:3-5 unclosed-tag: '{{' is not closed"),
    ("a\n{% if b\nc{% endif %}", "2:1-3 unclosed-tag: '{%' is not closed"),
    ("é {# b", "1:3-5 unclosed-tag: '{#' is not closed"),
    ("{{ a {{ b }}", "1:1-3 unclosed-tag: '{{' is not closed"),
    ("{{ a %}\n", "1:1-3 unclosed-tag: '{{' is not closed"),
    ("{{", "1:1-3 unclosed-tag: '{{' is not closed"),
    ("{% raw %}\n{% end", "1:4-7 unclosed-block: 'raw' has no end"),
    // Tags
    ("{% %}", "1:1-6 template-syntax: expected a tag name"),
    ("{% 1 %}", "1:4-5 unknown-tag: unknown tag '1'"),
    ("{% whatever %}", "1:4-12 unknown-tag: unknown tag 'whatever'"),
    ("{% fro x in y %}{% endfor %}", "1:4-7 unknown-tag: unknown tag 'fro'"),
    ("{% now %}", "1:4-7 unknown-tag: there is no tag 'now'"),
    ("{% if a %}", "1:4-6 unclosed-block: 'if' has no end"),
    ("{% if a %}{% else %}b", "1:4-6 unclosed-block: 'if' has no end"),
    ("{% block a %}", "1:4-9 unclosed-block: 'block' has no end"),
    ("{% set a %}b", "1:4-7 unclosed-block: 'set' has no end"),
    ("{% for a in b %}{% if c %}{% endfor %}", "1:20-22 unclosed-block: 'if' has no end"),
    ("{% endif %}", "1:4-9 unexpected-tag: 'endif' without 'if' or 'ifnot'"),
    ("{% else %}", "1:4-8 unexpected-tag: 'else' without 'if' or 'ifnot' or 'for'"),
    ("{% empty %}", "1:4-9 unexpected-tag: 'empty' without 'for'"),
    (
      "{% if a %}{% else %}{% else %}{% endif %}",
      "1:24-28 unexpected-tag: 'else' without 'if' or 'ifnot' or 'for'"
    ),
    ("{% if a %}{% endif b %}", "1:20-21 template-syntax: expected the end of the tag"),
    ("{% block a %}{% endblock b %}", "1:26-27 template-syntax: expected 'a'"),
    ("{% break %}", "1:4-9 unexpected-tag: 'break' outside of a loop"),
    ("{% continue %}", "1:4-12 unexpected-tag: 'continue' outside of a loop"),
    (
      "{% for a in b %}{% block c %}{% break %}{% endblock %}{% endfor %}",
      "1:33-38 unexpected-tag: 'break' outside of a loop"
    ),
    ("a{% extends \"main\" %}", "1:5-12 unexpected-tag: 'extends' must come first"),
    (
      "{% if a %}{% macro b %}{% endmacro %}{% endif %}",
      "1:14-19 unexpected-tag: 'macro' inside another tag"
    ),
    // Loops with labels
    ("{% a: if b %}{% endif %}", "1:4-5 template-syntax: only a loop can have a label"),
    (
      "{% first: for a in b %}{% endfor %}",
      "1:4-9 template-syntax: 'first' cannot be a loop's label"
    ),
    ("{% : for a in b %}", "1:1-19 template-syntax: expected a tag name"),
    (
      "{% outer: for a in b %}{% break outr %}{% endfor %}",
      "1:33-37 template-syntax: unknown label 'outr'"
    ),
    (
      "{% a: for x in y %}{% block b %}{% continue a %}{% endblock %}{% endfor %}",
      "1:36-44 unexpected-tag: 'continue' outside of a loop"
    ),
    (
      "{% for a in b %}{% empty %}{% break %}{% endfor %}",
      "1:31-36 unexpected-tag: 'break' outside of a loop"
    ),
    (
      "{% for a in b %}{% map a into c %}{% break %}{% endmap %}{% endfor %}",
      "1:38-43 unexpected-tag: 'break' outside of a loop"
    ),
    // Lists and imports
    ("{% map a %}{% endmap %}", "1:10-10 template-syntax: expected 'into'"),
    ("{% map a into b %}", "1:4-7 unclosed-block: 'map' has no end"),
    (
      "{% map a into b using %}{% endmap %}",
      "1:23-23 template-syntax: expected a variable's name"
    ),
    ("{% import a %}", "1:11-12 template-syntax: expected the name of a template in quotes"),
    ("{% import \"a\" %}", "1:11-14 unknown-template: unknown template 'a'"),
    ("{{ block.a }}", "1:10-11 unknown-block: unknown block 'a'"),
    (
      "{% for block in a %}{% endfor %}",
      "1:8-13 template-syntax: 'block' cannot be a loop variable"
    ),
    (
      "{{ a|!trim }}",
      "1:6-7 template-syntax: '!' stands only before a filter that answers with a Boolean"
    ),
    ("{{ block.super }}", "1:1-18 template-syntax: 'block.super' stands outside of a block"),
    // Expressions
    ("{{ }}", "1:4-4 template-syntax: expected a value"),
    ("{{ a b }}", "1:6-7 template-syntax: expected the end of the tag"),
    ("{{ a. }}", "1:7-7 template-syntax: expected a name or number after '.'"),
    ("{{ a .b }}", "1:6-7 template-syntax: expected the end of the tag"),
    ("{{ a + }}", "1:8-8 template-syntax: expected a value"),
    ("{{ (a }}", "1:7-7 template-syntax: expected ')'"),
    ("{{ a[1 }}", "1:8-8 template-syntax: expected ']'"),
    ("{{ in }}", "1:4-6 template-syntax: expected a value, not 'in'"),
    ("{{ a ? b }}", "1:6-7 template-syntax: unexpected character '?'"),
    ("{{ a && b }}", "1:6-7 template-syntax: unexpected character '&'"),
    ("{{ \"a }}", "1:4-7 template-syntax: text is not closed on its line"),
    ("{{ \"a\\q\" }}", "1:6-8 template-syntax: unknown escape"),
    ("{{ 12ab }}", "1:4-8 template-syntax: '12ab' is not a whole number"),
    (
      "{{ 99999999999999999999 }}",
      "1:4-24 template-syntax: '99999999999999999999' is not a whole number"
    ),
    ("{{ a if b }}", "1:11-11 template-syntax: expected 'else'"),
    ("{{ a is b }}", "1:9-10 template-syntax: expected 'defined'"),
    ("{{ 1 is defined }}", "1:4-5 template-syntax: only a variable can be defined"),
    ("{{ a not b }}", "1:10-11 template-syntax: expected 'in'"),
    ("{{ forloop }}", "1:4-11 template-syntax: 'forloop' is no value of its own"),
    ("{{ forloop.fist }}", "1:12-16 undefined-variable: unknown field 'fist'"),
    (
      "{% block a %}{{ block.super|trim }}{% endblock %}",
      "1:23-28 template-syntax: 'super' is no field"
    ),
    // Filters
    ("{{ a|uppercse }}", "1:6-14 unknown-filter: unknown filter 'uppercse'"),
    ("{{ a| }}", "1:7-7 template-syntax: expected the name of a filter"),
    (
      "{{ a|replace:\"b\" }}",
      "1:6-13 filter-arguments: filter 'replace' takes 2 to 3 arguments, not 1"
    ),
    ("{{ a|uppercase:1 }}", "1:6-15 filter-arguments: filter 'uppercase' takes 0 arguments, not 1"),
    (
      "{{ a|indent:1,2,3,4 }}",
      "1:6-12 filter-arguments: filter 'indent' takes 0 to 3 arguments, not 4"
    ),
    ("{{ a|map }}", "1:6-9 filter-arguments: filter 'map' takes 1 argument, not 0"),
    (
      "{{ a|map:1 }}",
      "1:10-11 filter-arguments: argument 'field' of filter 'map' must be text, not a number"
    ),
    // Headers
    ("{% if %}{% endif %}", "1:7-7 template-syntax: expected a value"),
    ("{% for x of y %}{% endfor %}", "1:10-12 template-syntax: expected 'in'"),
    ("{% for 1 in y %}{% endfor %}", "1:8-9 template-syntax: expected a loop variable"),
    ("{% for if in y %}{% endfor %}", "1:8-10 template-syntax: 'if' cannot be a loop variable"),
    ("{% for (a, b in y %}{% endfor %}", "1:14-16 template-syntax: expected ')'"),
    ("{% set 1 2 %}", "1:8-9 template-syntax: expected a variable's name"),
    ("{% set x = %}", "1:12-12 template-syntax: expected a value"),
    ("{% set and %}a{% endset %}", "1:8-11 template-syntax: 'and' cannot be a variable's name"),
    ("{% block %}{% endblock %}", "1:10-10 template-syntax: expected a block's name"),
    ("{% extends main %}", "1:12-16 template-syntax: expected the name of a template in quotes"),
    ("{% include %}", "1:12-12 template-syntax: expected a value"),
    ("{% macro a b b %}{% endmacro %}", "1:14-15 template-syntax: parameter 'b' is declared twice"),
    ("{% filter a %}{% endfilter %}", "1:11-12 unknown-filter: unknown filter 'a'"),
    (
      "{% filter trim %}{% endfilter %}{% endfilter %}",
      "1:36-45 unexpected-tag: 'endfilter' without 'filter'"
    ),
  ])
  func reports(template: String, finding: String) {
    let outcome = Outcome(template)
    #expect(outcome.findings == [finding])
    #expect(outcome.text == nil)
  }

  @Test func reportsAllErrorsOfATemplate() {
    let outcome = Outcome(
      """
      {% if a and %}
        {{ b|uppr }}
        {% for x on y %}{{ x }}{% endfor %}
      {% elif %}
        {{ c
      {% endif %}
      {% endfor %}
      """)
    #expect(
      outcome.findings == [
        "1:13-13 template-syntax: expected a value",
        "2:8-12 unknown-filter: unknown filter 'uppr'",
        "3:12-14 template-syntax: expected 'in'",
        "4:9-9 template-syntax: expected a value",
        "5:3-5 unclosed-tag: '{{' is not closed",
        "7:4-10 unexpected-tag: 'endfor' without 'for'",
      ])
  }

  @Test(arguments: [
    (
      "{% fro x in \"\"|split %}{{ x }}{% endfor %}",
      "{% for x in \"\"|split %}{{ x }}{% endfor %}"
    ),
    ("{{ \"a\"|upperCase }}", "{{ \"a\"|uppercase }}"),
    (
      "{% for a in 1...2 %}{{ forloop.fist }}{% endfor %}",
      "{% for a in 1...2 %}{{ forloop.first }}{% endfor %}"
    ),
    ("{% include \"prat\" %}", "{% include \"part\" %}"),
    (
      "{% call foo %}{% macro fooo %}{% endmacro %}",
      "{% call fooo %}{% macro fooo %}{% endmacro %}"
    ),
  ])
  func offersTheNearestName(template: String, fixed: String) {
    let outcome = Outcome(template, with: [("part", "x")])
    #expect(outcome.fixed == fixed)
    #expect(Outcome(fixed, with: [("part", "x")]).findings == [])
  }

  @Test(arguments: [
    ("{{ a", "add '}}'"), ("{% if a", "add '%}'"), ("{# a", "add '#}'"),
    ("{% for a in b %}", "add '{% endfor %}'"), ("{{ a && b }}", "write 'and'"),
    ("{{ a|replace:1 }}", "write 'replace:text,replacement,mode'"),
    ("{% now %}", "what is rendered must not depend on the time"),
  ])
  func saysWhatToDo(template: String, help: String) {
    #expect(Outcome(template).diagnostics.first?.help == help)
  }
}
