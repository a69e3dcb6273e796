import RutterTemplateEngine
import Testing

@Suite struct WhitespaceTests {
  private static let record: Record = [
    "list": .list(["a", "b"]), "yes": true, "no": false, "text": "one\n\ntwo", "empty": "",
  ]

  private func expect(
    _ template: String, _ expected: String, with others: [(String, String)] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let outcome = Outcome(template, Self.record, with: others)
    #expect(outcome.findings == [], sourceLocation: sourceLocation)
    #expect(outcome.text == expected, sourceLocation: sourceLocation)
  }

  // MARK: Tag lines

  @Test func aTagAloneOnALineTakesTheLine() {
    expect(
      """
      struct A {
        {% for x in list %}
        let {{ x }} = 1
          {% if yes %}
        // yes
          {% endif %}
        {% endfor %}
      }

      """,
      """
      struct A {
        let a = 1
        // yes
        let b = 1
        // yes
      }

      """)
  }

  @Test(arguments: [
    ("a\n  {# c #}  \nb", "a\nb"),
    ("a\n  {# c\n  d #}\nb", "a\nb"),
    ("a\n{% set x 1 %}\nb", "a\nb"),
    ("a\n{% macro m %}\nx\n{% endmacro %}\nb", "a\nb"),
    ("a\n{% raw %}\n  {{ x }}\n{% endraw %}\nb", "a\n  {{ x }}\nb"),
    ("{% if yes %}\na\n{% endif %}", "a\n"),
    ("{% if yes %}\na{% endif %}\n", "a\n"),
    ("a\n\n{% if yes %}\n\nb\n{% endif %}\n\nc", "a\n\n\nb\n\nc"),
    ("\t{% if yes %} \t\n\ta\n\t{% endif %}\t\n", "\ta\n"),
    ("a\r\n{% if yes %}\r\nb\r\n{% endif %}\r\nc\rd\r\n", "a\nb\nc\nd\n"),
    ("\u{FEFF}{% if yes %}\na\n{% endif %}\n", "a\n"),
  ])
  func takesLines(template: String, expected: String) {
    expect(template, expected)
  }

  @Test(arguments: [
    // Several tags may share the line.
    ("a\n  {% if yes %}{% set x 1 %}{# c #}\nb{{ x }}\n{% endif %} {# d #}\n", "a\nb1\n"),
    ("a\n{% if no %}x{% endif %}\nb", "a\n\nb"),
    ("a\n{% if no %}{% endif %}\nb", "a\nb"),
    // Text or an output keeps it.
    ("a {% if yes %}\nb\n{% endif %}", "a \nb\n"),
    ("{% if yes %} a\nb\n{% endif %} c", " a\nb\n c"),
    ("  {{ empty }}\nb", "  \nb"),
    ("{% set x 1 %}{{ x }}\nb", "1\nb"),
    ("{{ empty }}{% set x 1 %}\nb", "\nb"),
  ])
  func keepsLinesWithText(template: String, expected: String) {
    expect(template, expected)
  }

  // MARK: Trim markers

  @Test(arguments: [
    ("a \n {{- 1 }} b", "a1 b"),
    ("a {{ 1 -}} \n\n b", "a 1b"),
    ("a\n{%- if yes -%}\n b \n{%- endif -%}\n c", "abc"),
    ("a {#- c -#} b", "ab"),
    // A marker leaves the rest of its line as it is written.
    ("a\n  {%- if yes %}\nb\n{% endif %}\n", "a\nb\n"),
    ("x(\n{% for x in list -%}\n  {{ x }},\n{%- endfor %}\n)", "x(\na,b,\n)"),
    ("{{- 1 -}}", "1"),
  ])
  func trims(template: String, expected: String) {
    expect(template, expected)
  }

  // MARK: Text from elsewhere

  private static let part = ("part", "let x = 1\n\n  let y\n")

  @Test(arguments: [
    ("{\n  {% include \"part\" %}\n}", "{\n  let x = 1\n\n    let y\n}"),
    ("{\n{% include \"part\" %}\n}", "{\nlet x = 1\n\n  let y\n}"),
    ("{\n  {% include \"noEnd\" %}\n}", "{\n  x\n}"),
    ("{\n  {% include \"nothing\" %}\n}", "{\n}"),
    ("{ {% include \"noEnd\" %} }", "{ x }"),
    ("  {% include \"noEnd\" %}{# c #}\n}", "  x\n}"),
    ("  {% include \"noEnd\" %}{% include \"noEnd\" %}\n}", "  xx\n}"),
    ("  {% include \"nested\" %}\n", "  a\n    let x = 1\n\n      let y\n  b\n"),
    ("  {%- include \"part\" %}|", "let x = 1\n\n  let y\n|"),
    ("a{{ 1 -}}\n  {% include \"part\" %}\n", "a1let x = 1\n\n    let y\n"),
  ])
  func indentsIncludes(template: String, expected: String) {
    let others = [
      Self.part, ("noEnd", "x"), ("nothing", "{# c #}\n"),
      ("nested", "a\n  {% include \"part\" %}\nb\n"),
    ]
    expect(template, expected, with: others)
  }

  @Test func indentsCallsRelativeToTheMacrosTag() {
    expect(
      """
      {% macro field name %}
      /// {{ name }}

      let {{ name }}: Int
      {% endmacro %}
        {% macro inner %}
        if a {
          b
        }
        {% endmacro %}
      struct A {
        {% for x in list %}
        {% call field x %}
        {% endfor %}
          {% call inner %}
      }

      """,
      """
      struct A {
        /// a

        let a: Int
        /// b

        let b: Int
          if a {
            b
          }
      }

      """)
  }

  private static let base = """
    struct A {
      {% block members %}
      let a = 1

        // inner
      {% endblock %}
        {% block more %}{% endblock %}
    }

    """

  @Test func aBlockNobodyOverridesIsWrittenAsItStands() {
    expect(Self.base, "struct A {\n  let a = 1\n\n    // inner\n}\n")
  }

  @Test func aBlocksTextMovesWithItsTag() {
    let child = """
      {% extends "base" %}
      {% block members %}
      {{ block.super }}
      func f() {
        {{ block.super }}
      }
      {% endblock %}
      {% block more %}
      let b: B {

        2
      }
      {% endblock %}

      """
    expect(
      child,
      """
      struct A {
        let a = 1

          // inner
        func f() {
          let a = 1

            // inner
        }
          let b: B {

            2
          }
      }

      """, with: [("base", Self.base)])
  }

  @Test func aBlockWithoutALineEndGetsTheLineEndOfItsPlace() {
    let child = """
      {% extends "base" %}
      {% block members %}x{% endblock %}
      {% block more %}y{% endblock %}
      """
    expect(child, "struct A {\n  x\n    y\n}\n", with: [("base", Self.base)])
  }

  @Test func anEmptyBlockLeavesNothing() {
    let child = "{% extends \"base\" %}\n{% block members %}\n{% endblock %}"
    expect(child, "struct A {\n}\n", with: [("base", Self.base)])
  }

  @Test func aBlockAmongTextIsNotIndented() {
    let child = "{% extends \"base\" %}{% block a %}1\n2{% endblock %}"
    expect(child, "  f(1\n2)", with: [("base", "  f({% block a %}{% endblock %})")])
  }

  @Test func indentsTheLinesOfAValueWithTheOthers() {
    expect("  {% include \"part\" %}\n", "  one\n\n  two.\n", with: [("part", "{{ text }}.\n")])
  }

  // MARK: Captured text

  @Test(arguments: [
    ("{% set x %}\n  a\n{% endset %}\n{{ x }}\n", "  a\n"),
    ("{% set x %}\na\n\n{% endset %}\n{{ x }}\n", "a\n\n"),
    ("{% set x %}a\n{% endset %}.{{ x }}", ".a\n"),
    ("{% set x %}{% endset %}.{{ x }}", "."),
    ("z{% set x %}{% include \"part\" %}{% endset %}{{ x }}", "zlet x = 1\n\n  let y\n"),
    ("{% set x %}\n  {% include \"part\" %}\n{% endset %}\n{{ x }}", "  let x = 1\n\n    let y"),
    ("{% filter trim %}\n  a\n{% endfilter %}\nb", "a\nb"),
    ("{% filter trim %}\n  \n{% endfilter %}\nb", "b"),
    ("{% filter indent:2,\" \",true %}\na\n\nb\n{% endfilter %}\nc", "  a\n\n  b\nc"),
  ])
  func captures(template: String, expected: String) {
    expect(template, expected, with: [Self.part])
  }
}
