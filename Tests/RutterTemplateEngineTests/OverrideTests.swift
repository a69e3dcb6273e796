import RutterDiagnostics
import RutterTemplateEngine
import Testing

/// A project's templates in the place of standard ones.
@Suite struct OverrideTests {
  /// What the template `main` makes of nothing, with `own` in the place of templates of their names.
  private func text(
    standard: [(String, String)], own: [(String, String)], _ main: String = "main"
  ) -> (text: String?, findings: [String]) {
    var report = Report()
    let sources = (standard + own).enumerated().map { index, text in
      (
        name: text.0,
        file: SourceFile(id: FileID(UInt32(index)), path: text.0, text: text.1)
      )
    }
    let library = TemplateLibrary(sources, into: &report)
    let bytes = library.render(main, ["name": "home"], into: &report)
    return (
      bytes.map { String(decoding: $0, as: UTF8.self) }, report.sorted().map(\.message)
    )
  }

  private static let frame = [
    ("main", "[{% include \"part\" %}]"),
    ("part", "{% block head %}h{% endblock %}{% call item 1 %}{% block foot %}f{% endblock %}"),
    ("macros", "{% macro item x %}<{% block inside %}{{ x }}{% endblock %}>{% endmacro %}"),
  ]

  @Test(arguments: [
    // A whole template
    ("part", "own", "[own]"),
    ("main", "<{% include \"standard/main\" %}>", "<[h<1>f]>"),
    ("part", "{% include \"standard/part\" %}!", "[h<1>f!]"),
    ("main", "{% include \"standard/part\" %}", "h<1>f"),
    // A block
    ("part", "{% extends \"part\" %}{% block head %}H{% endblock %}", "[H<1>f]"),
    ("part", "{% extends \"standard/part\" %}{% block head %}H{% endblock %}", "[H<1>f]"),
    ("part", "{% extends \"part\" %}{% block foot %}{{ block.super }}!{% endblock %}", "[h<1>f!]"),
    // A block of a macro
    ("macros", "{% extends \"macros\" %}{% block inside %}{{ x + 1 }}{% endblock %}", "[h<2>f]"),
    (
      "macros",
      "{% extends \"macros\" %}{% block inside %}{{ block.super }}{{ name }}{% endblock %}",
      "[h<1home>f]"
    ),
    // A macro
    ("macros", "{% extends \"macros\" %}{% macro item x %}({{ x }}){% endmacro %}", "[h(1)f]"),
    ("macros", "{% macro item x %}({{ x }}){% endmacro %}", "[h(1)f]"),
  ])
  func standsInForAStandardTemplate(name: String, own: String, expected: String) {
    let result = text(standard: Self.frame, own: [(name, own)])
    #expect(result.findings == [])
    #expect(result.text == expected)
  }

  @Test func aTemplateMayOverrideABlockOfAMacroForItselfAlone() {
    let own = [("report", "{% extends \"part\" %}{% block head %}R{% endblock %}")]
    #expect(text(standard: Self.frame, own: own, "report").text == "R<1>f")
    #expect(text(standard: Self.frame, own: own).text == "[h<1>f]")
  }

  @Test func macrosOfAnExtendedTemplateCallTheOnesThatReplaceThem() {
    let standard = [
      ("main", "{% call outer %}"),
      (
        "macros",
        "{% macro outer %}({% call inner %}){% endmacro %}{% macro inner %}s{% endmacro %}"
      ),
    ]
    let own = [("macros", "{% extends \"macros\" %}{% macro inner %}own{% endmacro %}")]
    #expect(text(standard: standard, own: own).text == "(own)")
  }

  @Test func aReplacedTemplateTakesItsMacrosWithIt() {
    let result = text(standard: Self.frame, own: [("macros", "")])
    #expect(result.text == nil)
    #expect(result.findings == ["unknown macro 'item'"])
  }

  @Test func aBlockThatTheStandardTemplateLacksIsReported() {
    let own = "{% extends \"macros\" %}{% block insde %}{% endblock %}"
    #expect(
      text(standard: Self.frame, own: [("macros", own)]).findings == ["unknown block 'insde'"])
  }

  @Test func onlyTheLastOfSeveralCounts() {
    let own = [
      ("part", "one"), ("part", "{% extends \"part\" %}{% block head %}two{% endblock %}"),
    ]
    #expect(text(standard: Self.frame, own: own).text == "[two<1>f]")
  }

  @Test func aBlockKeepsItsIndentationInAMacro() {
    let standard = [
      ("main", "{\n  {% call item %}\n}\n"),
      ("m", "{% macro item %}\n{\n  {% block body %}\n  a\n  {% endblock %}\n}\n{% endmacro %}"),
    ]
    #expect(text(standard: standard, own: []).text == "{\n  {\n    a\n  }\n}\n")
    let own = [("m", "{% extends \"m\" %}\n{% block body %}\nb\nc\n{% endblock %}\n")]
    #expect(text(standard: standard, own: own).text == "{\n  {\n    b\n    c\n  }\n}\n")
  }

  @Test func namesAreThoseThatCount() {
    var report = Report()
    let files = ["a", "b", "a"].enumerated().map { index, name in
      (name: name, file: SourceFile(id: FileID(UInt32(index)), path: name, text: ""))
    }
    #expect(TemplateLibrary(files, into: &report).names == ["b", "a"])
  }
}
