import RutterDiagnostics
import RutterTemplateEngine
import Testing

@Suite struct LinkTests {
  private static let base = "[{% block head %}1{% endblock %}{% block body %}2{% endblock %}]"

  @Test(arguments: [
    ("{% include \"nope\" %}", "1:12-18 unknown-template: unknown template 'nope'"),
    (
      "{% if false %}{% include \"nope\" %}{% endif %}",
      "1:26-32 unknown-template: unknown template 'nope'"
    ),
    ("{% extends \"nope\" %}", "1:12-18 unknown-template: unknown template 'nope'"),
    ("{% extends \"main\" %}", "1:12-18 template-cycle: the template extends itself"),
    (
      "{% extends \"base\" %}{% block hed %}{% endblock %}",
      "1:30-33 unknown-block: unknown block 'hed'"
    ),
    (
      "{% extends \"base\" %}\n  text \n",
      "2:3-7 text-outside-block: a template that extends another one renders only its blocks"
    ),
    (
      "{% extends \"base\" %}{{ x }}",
      "1:21-28 text-outside-block: a template that extends another one renders only its blocks"
    ),
    (
      "{% extends \"base\" %}{% if true %}{% block head %}{% endblock %}{% endif %}",
      "1:21-34 text-outside-block: a template that extends another one renders only its blocks"
    ),
    (
      "{% block a %}{% endblock %}{% block a %}{% endblock %}",
      "1:37-38 duplicate-block: block 'a' is defined twice"
    ),
    (
      "{% macro a %}{% endmacro %}{% macro a %}{% endmacro %}",
      "1:37-38 duplicate-macro: macro 'a' is defined twice"
    ),
    ("{% call nope %}", "1:9-13 unknown-macro: unknown macro 'nope'"),
    ("{% call twice %}", "1:9-14 duplicate-macro: several templates define macro 'twice'"),
    ("{% call two 1 %}", "1:9-12 macro-arguments: missing argument 'b' of macro 'two'"),
    ("{% call two 1 2 3 %}", "1:17-18 macro-arguments: macro 'two' takes 2 arguments"),
    ("{% call two 1 c=2 %}", "1:15-16 macro-arguments: unknown parameter 'c'"),
    ("{% call two 1 a=2 %}", "1:15-16 macro-arguments: parameter 'a' is given twice"),
    (
      "{% call two b=1 2 %}",
      "1:17-18 macro-arguments: an argument without a name must come before those with one"
    ),
  ])
  func reports(template: String, finding: String) {
    let others = [
      ("base", Self.base), ("one", "{% macro twice %}{% endmacro %}"),
      ("other", "{% macro twice %}{% endmacro %}{% macro two a b %}{% endmacro %}"),
    ]
    let outcome = Outcome(template, with: others)
    #expect(outcome.findings == [finding])
    #expect(outcome.text == nil)
  }

  @Test func reportsErrorsOfEveryTemplate() {
    let outcome = Outcome("{{ }}", with: [("a", "{% include \"b\" %}"), ("c", "{{ x|y }}")])
    #expect(
      outcome.findings == [
        "1:4-4 template-syntax: expected a value",
        "a:1:12-15 unknown-template: unknown template 'b'",
        "c:1:6-7 unknown-filter: unknown filter 'y'",
      ])
  }

  @Test func reportsALongCycleOnce() {
    let outcome = Outcome(
      "{% extends \"a\" %}",
      with: [
        ("a", "{% extends \"b\" %}"), ("b", "{% extends \"main\" %}"), ("c", "{% extends \"a\" %}"),
      ])
    #expect(outcome.findings == ["1:12-15 template-cycle: the template extends itself"])
    #expect(outcome.notes == ["a:1:12-15 through 'b'", "b:1:12-18 through 'main'"])
  }

  @Test func pointsAtTheFirstOfTwoDefinitions() {
    let outcome = Outcome("{% block a %}{% endblock %}{% block a %}{% endblock %}")
    #expect(outcome.notes == ["1:10-11 first defined here"])
  }

  // MARK: The library

  private func file(_ id: UInt32, _ text: String) -> SourceFile {
    SourceFile(id: FileID(id), path: "\(id)", text: text)
  }

  @Test func theLastOfTwoTemplatesOfOneNameCounts() {
    var report = Report()
    let sources = [
      (name: "a", file: file(0, "standard {{ }}")), (name: "b", file: file(1, "")),
      (name: "a", file: file(2, "own")),
    ]
    let library = TemplateLibrary(sources, into: &report)
    #expect(report.isEmpty)
    #expect(library.isSound)
    #expect(library.names == ["b", "a"])
    #expect(library.render("a", [:], into: &report) == Array("own".utf8))
  }

  @Test func reportsATemplateNobodyHasAtTheOrigin() {
    var report = Report()
    let library = TemplateLibrary([(name: "screens", file: file(0, ""))], into: &report)
    let origin = SourceRange(file: FileID(7), start: 3, end: 5)
    #expect(library.render("screen", [:], origin: origin, into: &report) == nil)
    #expect(report.diagnostics.map(\.range) == [origin])
    #expect(report.diagnostics.map(\.message) == ["unknown template 'screen'"])
    #expect(report.diagnostics.first?.fixIts.isEmpty == true)
  }

  @Test func anUnsoundLibraryRendersNothing() {
    var report = Report()
    let library = TemplateLibrary([(name: "a", file: file(0, "{{ x"))], into: &report)
    #expect(!library.isSound)
    let count = report.diagnostics.count
    #expect(library.render("a", [:], into: &report) == nil)
    #expect(report.diagnostics.count == count)
  }

  @Test func rendersTheSameBytesAgain() {
    var report = Report()
    let text = "{% for k, v in x %}{{ k }}{% set y v %}{{ y }}{% endfor %}"
    let library = TemplateLibrary([(name: "a", file: file(0, text))], into: &report)
    let context = Record(["x": .record(["b": "1", "a": "2"])])
    let first = library.render("a", context, into: &report)
    #expect(first == Array("b1a2".utf8))
    #expect(library.render("a", context, into: &report) == first)
  }
}
