import RutterDiagnostics
import RutterTemplateEngine
import Testing

/// Whatever is broken off or out of a template: a finding or a text, never a trap.
@Suite struct DamageTests {
  private static let templates = [
    """
    {% extends "base" %}
    {# comment #}
    {% block members %}
      {{ block.super }}
      {% for key, value in fields where value != 2 %}
      let {{ key|uppercase }} = {{ value + 1 }}{% if not forloop.last %},{% endif %}
      {% empty %}
      none
      {% endfor %}
    {% endblock %}
    """,
    """
    {%- if a and (b or not c) -%} x {% elif "a" in list %} {{ "é" if a else 'b' }}
    {% else %}{{ list.0 }}{{ list[1 - 1]|default:"x" }}{% endif %}
    {% set x %}{% filter indent:2," ",true %}y
    {% endfilter %}{% endset %}{{ x }}
    {% raw %}{{ raw }}{% endraw %}{% include "part" record %}
    """,
    """
    {% macro show item depth=1 %}{{ item.name }}{{ depth * -2 }}{% endmacro %}
      {% call show record depth=3 %}
    {% for i in 1...3 %}{% if i == 2 %}{% continue %}{% endif %}{{ forloop.counter0 }}{% endfor %}
    {% ifnot c is defined %}{% break %}{% endif %}{{ absent|default:list|join:", " }}
    """,
  ]

  private static let context: Record = [
    "a": true, "b": false, "c": 1, "list": .list(["a", "b"]), "absent": .none,
    "fields": .record(["one": 1, "two": 2]), "record": .record(["name": "n"]),
  ]

  private func check(_ bytes: [UInt8]) {
    let texts = [
      bytes, Array("{% block members %}{% endblock %}".utf8), Array("{{ name }}".utf8),
    ]
    let files = zip(["main", "base", "part"], texts).enumerated().map { index, text in
      (name: text.0, file: SourceFile(id: FileID(UInt32(index)), path: text.0, bytes: text.1))
    }
    var report = Report()
    let library = TemplateLibrary(files, into: &report)
    let output = library.render("main", Self.context, into: &report)
    #expect((output == nil) == report.hasErrors)
    for diagnostic in report.diagnostics {
      #expect(
        diagnostic.range.offsets.upperBound <= texts[Int(diagnostic.range.file.rawValue)].count)
      #expect(!diagnostic.message.contains("\n"))
    }
  }

  @Test(arguments: templates)
  func survivesEveryPrefix(template: String) {
    let bytes = Array(template.utf8)
    for end in 0...bytes.count { check(Array(bytes[..<end])) }
  }

  @Test(arguments: templates)
  func survivesEverySuffix(template: String) {
    let bytes = Array(template.utf8)
    for start in bytes.indices { check(Array(bytes[start...])) }
  }

  @Test(arguments: templates)
  func survivesEveryByteDeleted(template: String) {
    let bytes = Array(template.utf8)
    for index in bytes.indices { check(Array(bytes[..<index] + bytes[(index + 1)...])) }
  }

  @Test(arguments: templates, Array("{}%#-\"|(\n".utf8) + [0xFF])
  func survivesEveryByteReplaced(template: String, byte: UInt8) {
    var bytes = Array(template.utf8)
    for index in bytes.indices {
      let old = bytes[index]
      bytes[index] = byte
      check(bytes)
      bytes[index] = old
    }
  }

  @Test(arguments: templates)
  func survivesEveryTagMoved(template: String) {
    let parts = template.split(separator: "{", omittingEmptySubsequences: false)
    for index in parts.indices {
      var moved = parts
      let part = moved.remove(at: index)
      moved.insert(part, at: (index * 7 + 3) % parts.count)
      check(Array(moved.joined(separator: "{").utf8))
    }
  }

  @Test(arguments: [
    "", "{", "{%", "{%-", "{%-%}", "{{-}}", "{{--}}", "{#-#}", "{#}", "{{'\\", "{% raw",
    "{% raw %}",
    "{% raw %}{%", "{% raw %}{%-endraw", "\u{FEFF}", "\u{FEFF}{{", "{{\"\\\"}}", "}}", "-%}", "\r",
    "{% if %}{%", "{%if", "{% set", "{% set x", "{% for", "{% call", "{% macro", "{{ a.",
  ])
  func survivesScraps(template: String) {
    check(Array(template.utf8))
  }
}
