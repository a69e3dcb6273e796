import RutterDiagnostics
import RutterTemplateEngine
import Testing

@Suite struct RenderErrorTests {
  private static let record: Record = [
    "screen": .record(["title": "Home", "summary": .none, "tags": .list(["a", "b"])]),
    "number": 5, "yes": true, "text": "abc", "list": .list(["a"]), "absent": .none,
    "mixed": .list([1, "a"]), "records": .list([.record(["name": "x"])]),
    "largest": .int(.max), "smallest": .int(.min),
  ]

  @Test(arguments: [
    // Undefined
    ("é {{ screeen }}", "1:6-13 undefined-variable: unknown variable 'screeen'"),
    ("{{ screen.titel }}", "1:11-16 undefined-variable: unknown field 'titel'"),
    ("{% if screeen %}{% endif %}", "1:7-14 undefined-variable: unknown variable 'screeen'"),
    ("{% for x in lst %}{% endfor %}", "1:13-16 undefined-variable: unknown variable 'lst'"),
    ("{{ screen[\"x\"] }}", "1:11-14 undefined-variable: unknown field 'x'"),
    ("{{ list.1 }}", "1:9-10 undefined-variable: there is no element 1 in a list of 1 element"),
    ("{{ list[-1] }}", "1:9-11 undefined-variable: there is no element -1 in a list of 1 element"),
    ("{{ list.frist }}", "1:9-14 undefined-variable: a list has no 'frist'"),
    ("{{ number.x }}", "1:11-12 undefined-variable: a number has no 'x'"),
    ("{{ text.first }}", "1:9-14 undefined-variable: text has no 'first'"),
    ("{{ forloop.first }}", "1:4-17 undefined-variable: 'forloop' outside of a loop"),
    (
      "{% for x in list %}{{ forloop.parent.first }}{% endfor %}",
      "1:23-43 undefined-variable: no loop around this one"
    ),
    (
      "{% block a %}{{ block.super }}{% endblock %}",
      "1:14-31 undefined-variable: there is no block above this one"
    ),
    ("{% for x in list %}{% endfor %}{{ x }}", "1:35-36 undefined-variable: unknown variable 'x'"),
    // Absent
    ("{{ absent }}", "1:4-10 missing-value: 'absent' has no value"),
    ("{{ screen.summary }}", "1:4-18 missing-value: 'screen.summary' has no value"),
    ("{{ absent.deeper }}", "1:4-17 missing-value: 'absent.deeper' has no value"),
    (
      "{{ absent|uppercase }}",
      "1:4-10 missing-value: filter 'uppercase' takes text or a list, not no value"
    ),
    ("{% for x in absent %}{% endfor %}", "1:13-19 missing-value: 'absent' has no value"),
    // Wrong
    ("{{ list }}", "1:4-8 wrong-value: a list cannot be written"),
    ("a{{ screen }}", "1:5-11 wrong-value: a record cannot be written"),
    (
      "{{ number|uppercase }}",
      "1:4-10 wrong-value: filter 'uppercase' takes text or a list, not a number"
    ),
    ("{{ text|join }}", "1:4-8 wrong-value: filter 'join' takes a list, not text"),
    ("{{ text|trim|join }}", "1:4-13 wrong-value: filter 'join' takes a list, not text"),
    (
      "{{ text|hasPrefix:number }}",
      "1:19-25 filter-arguments: argument 'start' of filter 'hasPrefix' must be text, not a number"
    ),
    ("{{ records|join }}", "1:4-11 wrong-value: filter 'join': cannot join a record"),
    (
      "{{ records|map:\"nme\" }}",
      "1:16-21 wrong-value: filter 'map': an element has no field 'nme'"
    ),
    ("{{ list|map:\"x\" }}", "1:4-8 wrong-value: filter 'map': text in the list has no fields"),
    (
      "{{ mixed|sorted }}",
      "1:4-9 wrong-value: filter 'sorted': only a list of numbers or of texts has an order"
    ),
    (
      "{{ text|contains:1 }}",
      "1:18-19 wrong-value: filter 'contains': a text can contain only text"
    ),
    ("{{ text|filter:\"nope\" }}", "1:16-22 wrong-value: filter 'filter': unknown filter 'nope'"),
    (
      "{{ text|filter:\"map\" }}",
      "1:16-21 wrong-value: filter 'filter': filter 'map' needs arguments"
    ),
    (
      "{{ number|filter:\"trim\" }}",
      "1:4-10 wrong-value: filter 'filter': filter 'trim' takes text, not a number"
    ),
    (
      "{{ text|removeNewlines:\"x\" }}",
      "1:24-27 wrong-value: filter 'removeNewlines': the mode must be \"all\" or \"leading\""
    ),
    (
      "{{ text|indent:-1 }}",
      "1:16-18 wrong-value: filter 'indent': the width must not be negative"
    ),
    ("{% filter split %}a{% endfilter %}", "1:11-16 wrong-value: a list cannot be written"),
    ("{{ number == text }}", "1:4-18 wrong-value: a number cannot be compared with text"),
    ("{{ yes < yes }}", "1:4-13 wrong-value: a Boolean cannot be compared with a Boolean"),
    ("{{ 1 in text }}", "1:9-13 wrong-value: a number cannot be in text"),
    ("{{ number + text }}", "1:4-17 wrong-value: '+' does not take a number and text"),
    ("{{ -text }}", "1:5-9 wrong-value: '-' does not take text"),
    ("{{ largest + 1 }}", "1:4-15 wrong-value: the number is too large"),
    ("{{ largest * 2 }}", "1:4-15 wrong-value: the number is too large"),
    ("{{ -smallest }}", "1:5-13 wrong-value: the number is too large"),
    ("{{ smallest / -1 }}", "1:4-17 wrong-value: the number is too large"),
    ("{{ smallest % -1 }}", "1:4-17 wrong-value: the number is too large"),
    ("{{ 1 / 0 }}", "1:4-9 wrong-value: division by zero"),
    ("{{ 1 % 0 }}", "1:4-9 wrong-value: division by zero"),
    ("{{ number[1] }}", "1:11-12 wrong-value: a number has no element for a number"),
    ("{{ list[\"a\"] }}", "1:9-12 wrong-value: a list has no element for text"),
    ("{% for x in number %}{% endfor %}", "1:13-19 wrong-value: cannot repeat over a number"),
    (
      "{% for a, b in list %}{% endfor %}",
      "1:16-20 wrong-value: text does not fill two loop variables"
    ),
    ("{% for i in text...2 %}{% endfor %}", "1:13-17 wrong-value: '...' takes numbers, not text"),
    (
      "{% include number %}",
      "1:12-18 wrong-value: the name of a template must be text, not a number"
    ),
    (
      "{% call m missing %}{% macro m a %}{% endmacro %}",
      "1:11-18 undefined-variable: unknown variable 'missing'"
    ),
    ("{{ text|toInt }}", "1:4-8 wrong-value: filter 'toInt': 'abc' is not a whole number"),
    (
      "{{ \"0x12\"|hexToInt }}",
      "1:4-10 wrong-value: filter 'hexToInt': '0x12' is not a hexadecimal number"
    ),
    ("{{ text|percent }}", "1:4-8 wrong-value: filter 'percent': 'abc' is not a number"),
    ("{{ \"inf\"|percent }}", "1:4-9 wrong-value: filter 'percent': 'inf' is not a number"),
    (
      "{{ \"1e30\"|percent }}", "1:4-10 wrong-value: filter 'percent': the number is too large"
    ),
    (
      "{{ text|replace:\"(\",\"\",\"regex\" }}",
      "1:17-20 wrong-value: filter 'replace': the pattern cannot be read"
    ),
    (
      "{{ text|replace:\"(x|(a+)b)+$\",\"\",\"regex\" }}",
      "1:17-30 wrong-value: filter 'replace': a group that is repeated must match a text in one way only: "
        + "this might take for ever"
    ),
    (
      "{{ text|replace:\".*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*.*x\",\"\",\"regex\" }}",
      "1:17-64 wrong-value: filter 'replace': a pattern with 22 repetitions might take for ever "
        + "on 3 bytes"
    ),
    (
      "{{ text|replace:\"a\",\"b\",\"all\" }}",
      "1:25-30 wrong-value: filter 'replace': the mode must be \"normal\" or \"regex\""
    ),
    (
      "{{ text|swiftIdentifier:\"nice\" }}",
      "1:25-31 wrong-value: filter 'swiftIdentifier': "
        + "the mode must be \"normal\", \"valid\" or \"pretty\""
    ),
    (
      "{{ records|uppercase }}",
      "1:4-11 wrong-value: filter 'uppercase': a record in the list is no text"
    ),
    (
      "{% map text into x %}{% endmap %}", "1:8-12 wrong-value: cannot repeat over text"
    ),
    ("{% include text %}", "1:12-16 unknown-template: unknown template 'abc'"),
    ("{% include \"main\" text %}", "1:19-23 wrong-value: 'include' takes a record, not text"),
  ])
  func reports(template: String, finding: String) {
    let outcome = Outcome(template, Self.record)
    #expect(outcome.findings == [finding])
    #expect(outcome.text == nil)
  }

  @Test(arguments: [
    ("{{ screeen }}", "{{ screen }}"),
    ("{{ screen.titel }}", "{{ screen.title }}"),
    ("{{ screen[\"titel\"] }}", "{{ screen[\"title\"] }}"),
    ("{{ records|map:\"nme\"|join }}", "{{ records|map:\"name\"|join }}"),
    ("{{ text|filter:\"trm\" }}", "{{ text|filter:\"trim\" }}"),
    ("{% set longName 1 %}{{ longNmae }}", "{% set longName 1 %}{{ longName }}"),
  ])
  func offersTheNearestName(template: String, fixed: String) {
    #expect(Outcome(template, Self.record).fixed == fixed)
  }

  @Test func offersNamesThatNoTemplateUses() {
    #expect(Outcome("{{ titel }}", ["title": "x"]).fixed == "{{ title }}")
    let outcome = Outcome(
      "{% include \"a\" r %}", ["r": .record(["title": 1])], with: [("a", "{{ titel }}")])
    #expect(outcome.diagnostics.first?.fixIts.first?.message == "rename to 'title'")
  }

  @Test func listsEachVariableOnce() {
    let outcome = Outcome("{% set c 1 %}{{ a }}{{ zzzzz }}", ["a": 1, "b": 2])
    #expect(outcome.diagnostics.first?.help == "known here: 'a', 'b', 'c'")
  }

  @Test func listsAFewNamesWhereNoneIsNear() {
    let outcome = Outcome("{{ r.zzzzz }}", ["r": .record(["title": 1, "name": 2])])
    #expect(outcome.diagnostics.first?.help == "known here: 'title', 'name'")
  }

  @Test(arguments: [
    ("{% set x \"titel\" %}{{ screen[x] }}", "'title' is known"),
    ("{% set x \"trm\" %}{{ text|filter:x }}", "'trim' is known"),
    ("{% set x \"mani\" %}{% include x %}", "'main' is known"),
    ("{{ absent }}", "ask for it with '{% if %}', or give a '|default:'"),
    ("{{ list }}", "join it, or repeat over it"),
  ])
  func saysWhatToDo(template: String, help: String) {
    let outcome = Outcome(template, Self.record)
    #expect(outcome.diagnostics.first?.help == help)
    #expect(outcome.diagnostics.first?.fixIts.isEmpty == true)
  }

  // MARK: Going on

  @Test func reportsAllErrorsOfARendering() {
    let outcome = Outcome(
      "{{ a }}{% if b %}{{ c }}{% endif %}{% include \"p\" %}", with: [("p", "{{ d }}")])
    #expect(
      outcome.findings == [
        "1:4-5 undefined-variable: unknown variable 'a'",
        "1:14-15 undefined-variable: unknown variable 'b'",
        "p:1:4-5 undefined-variable: unknown variable 'd'",
      ])
  }

  @Test func reportsEachPlaceOnce() {
    let outcome = Outcome("{% for i in 1...9 %}{{ i + \"x\" }}{{ a }}{% endfor %}")
    #expect(outcome.findings.count == 2)
  }

  @Test func aFailedSetBringsNoErrorsOfItsOwn() {
    #expect(Outcome("{% set x a %}{{ x }}").findings.count == 1)
  }

  // MARK: Notes

  @Test func tellsHowATemplateWasReached() {
    let outcome = Outcome(
      "{% extends \"base\" %}{% block a %}\n{% include \"part\" %}{% endblock %}",
      with: [
        ("base", "{% block a %}{% endblock %}"), ("part", "{% call show 1 %}"),
        ("macros", "{% macro show x %}\n  {{ y }}{% endmacro %}"),
      ])
    #expect(outcome.findings == ["macros:2:6-7 undefined-variable: unknown variable 'y'"])
    #expect(
      outcome.notes == [
        "part:1:1-18 called here", "2:1-21 included here", "1:1-21 extended here",
      ])
  }

  private func entry(_ start: Int) -> SourceRange { TestPlace.entry(start) }

  private func item(_ start: Int, _ name: Value?) -> Value {
    var record = Record(origin: entry(start))
    record["name"] = name
    return .record(record)
  }

  @Test func namesTheEntryBeingRendered() {
    let context: Record = ["items": .list([item(10, "a"), item(20, nil)])]
    let outcome = Outcome(
      "{% for item in items %}{{ item.name }}{% endfor %}", context, origin: entry(1))
    #expect(outcome.findings == ["1:32-36 undefined-variable: unknown field 'name'"])
    #expect(outcome.notes == ["manifest:20 while rendering this entry"])
  }

  @Test func returnsToTheOuterEntryAfterALoop() {
    let context: Record = ["items": .list([item(10, "a")])]
    let outcome = Outcome(
      "{% for item in items %}{% endfor %}{{ x }}", context, origin: entry(1))
    #expect(outcome.notes == ["manifest:1 while rendering this entry"])
  }

  @Test func takesTheEntryFromTheContextAndFromIncludes() {
    var context = Record(origin: entry(3))
    context["item"] = item(10, "a")
    #expect(Outcome("{{ x }}", context).notes == ["manifest:3 while rendering this entry"])
    let outcome = Outcome("{% include \"p\" item %}{{ y }}", context, with: [("p", "{{ x }}")])
    #expect(outcome.diagnostics.map { $0.notes.first?.range } == [entry(3), entry(10)])
  }

  @Test func namesTheEntryOfAField() {
    let context: Record = ["fields": .record(["f": item(30, nil)])]
    let outcome = Outcome("{% for k, v in fields %}{{ v.name }}{% endfor %}", context)
    #expect(outcome.notes == ["manifest:30 while rendering this entry"])
  }

  @Test func recordsAreEqualWhereverTheyComeFrom() {
    #expect(item(1, "a") == item(2, "a"))
    #expect(item(1, "a") != item(1, "b"))
  }
}
