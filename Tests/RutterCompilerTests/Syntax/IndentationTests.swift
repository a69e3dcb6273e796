import RutterCompiler
import RutterDiagnostics
import Testing

/// Lines of YAML that are indented too much, too little, or with tabs.
@Suite struct IndentationTests {
  @Test(arguments: [
    SyntaxCase(
      "a:\n    b: 1\n  c: 2",
      "3:3-3:4 bad-indentation: 'c' lines up with nothing above it"),
    SyntaxCase(
      "a:\n  b: 1\n    c: 2",
      "3:5-3:6 bad-indentation: 'c' is indented under 'b', which has a value already",
      fixed: "a:\n  b: 1\n  c: 2"),
    SyntaxCase(
      "a: b\n  c: d",
      "2:3-2:4 bad-indentation: 'c' is indented under 'a', which has a value already",
      fixed: "a: b\nc: d"),
    SyntaxCase(
      "a:\nb: c\n  d: [e]\n  f: g",
      "2:1-2:2 bad-indentation: 'b' belongs below 'a', which has no value",
      fixed: "a:\n  b: c\n  d: [e]\n  f: g"),
    SyntaxCase(
      "- a: # x\n  b: 'c'\n     d: e",
      "2:3-2:4 bad-indentation: 'b' belongs below 'a', which has no value",
      fixed: "- a: # x\n     b: 'c'\n     d: e"),
    SyntaxCase(
      "a: 1\nb: c\n  d: e",
      "3:3-3:4 bad-indentation: 'd' is indented under 'b', which has a value already",
      fixed: "a: 1\nb: c\nd: e"),
    SyntaxCase(
      " a: 1\nb: 2",
      "2:1-2:2 bad-indentation: 'b' is indented less than the first line of the file"),
    SyntaxCase(
      "- a\n- c: 1\n d: 2",
      "3:2-3:3 bad-indentation: 'd' lines up with nothing above it"),
    SyntaxCase(
      "a:\n  b:\n      x: 1\n   c: 2",
      "4:4-4:5 bad-indentation: 'c' lines up with nothing above it"),
    SyntaxCase(
      "a: b #c\n d: e",
      "2:2-2:3 bad-indentation: 'd' lines up with nothing above it"),
  ])
  func reportsBadIndentation(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    SyntaxCase(
      "a:\n\tb: c",
      "2:1-2:2 tab-indentation: a tab cannot indent in YAML",
      fixed: "a:\n  b: c"),
    SyntaxCase(
      "a:\n\tb: c\n    d: e",
      "2:1-2:2 tab-indentation: a tab cannot indent in YAML",
      fixed: "a:\n    b: c\n    d: e"),
    SyntaxCase(
      "a:\n    b: 1\n\tc: 2",
      "3:1-3:2 tab-indentation: a tab cannot indent in YAML",
      fixed: "a:\n    b: 1\n    c: 2"),
    SyntaxCase(
      "a:\n   b:\n      c: 1\n\t\td: 2",
      "4:1-4:3 tab-indentation: a tab cannot indent in YAML",
      fixed: "a:\n   b:\n      c: 1\n      d: 2"),
    SyntaxCase(
      "a:\n  - b: 1\n\tc: 2",
      "3:1-3:2 tab-indentation: a tab cannot indent in YAML",
      fixed: "a:\n  - b: 1\n    c: 2"),
    SyntaxCase(
      "a:\n  b: c\n \td: e",
      "3:2-3:3 tab-indentation: a tab cannot indent in YAML",
      fixed: "a:\n  b: c\n  d: e"),
    SyntaxCase(
      "- \ta: b",
      "1:3-1:4 tab-indentation: a tab cannot indent in YAML",
      fixed: "- a: b"),
    SyntaxCase(
      "-\ta: b\n   c: d",
      "1:2-1:3 tab-indentation: a tab cannot indent in YAML",
      fixed: "-  a: b\n   c: d"),
    SyntaxCase(
      "a: |\n\tx\n   y",
      "2:1-2:2 tab-indentation: a tab cannot indent in YAML",
      fixed: "a: |\n   x\n   y"),
    SyntaxCase(
      "a: |-\n\tx",
      "2:1-2:2 tab-indentation: a tab cannot indent in YAML",
      fixed: "a: |-\n  x"),
  ])
  func reportsTabs(_ example: SyntaxCase) {
    example.check(path: "test.yaml")
  }

  @Test(arguments: [
    "a: b\n\tc: d", "a: A<B>\n\tc: d", "a:\n\tb:\n    c: d", "a:\n  b:\n\tc: d",
    "a:\n  b:\n    c: d\n \te: f",
  ])
  func leavesATabAloneThatCouldMeanSeveralThings(_ text: String) {
    let diagnostics = SyntaxReading(text).report.diagnostics
    #expect(diagnostics.map(\.code) == ["tab-indentation"])
    #expect(diagnostics.first?.fixIts.isEmpty == true)
  }
}
