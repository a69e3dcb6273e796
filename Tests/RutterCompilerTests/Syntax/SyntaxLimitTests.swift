import RutterCompiler
import RutterDiagnostics
import Testing

/// No input costs more than its size.
@Suite struct SyntaxLimitTests {
  private static let limits = {
    var limits = SyntaxLimits()
    limits.fileSize = 1_000
    limits.depth = 4
    limits.aliasedNodes = 20
    return limits
  }()

  @Test(arguments: ["test.yaml", "test.json"])
  func refusesLargeFiles(_ path: String) {
    let text = "\"" + String(repeating: "a", count: 998) + "\""
    #expect(SyntaxReading(text, path: path, limits: Self.limits).findings.isEmpty)
    let reading = SyntaxReading(text + "\n", path: path, limits: Self.limits)
    #expect(
      reading.findings == [
        "1:1-1:1 too-large: the file has 1001 bytes, more than the 1000 that are read"
      ])
    #expect(reading.tree == nil)
  }

  @Test(arguments: ["test.yaml", "test.json"])
  func refusesDeepCollections(_ path: String) {
    let limits = Self.limits
    #expect(SyntaxReading("[[[[]]]]", path: path, limits: limits).findings.isEmpty)
    for text in ["[[[[[]]]]]", "[[[[{}]]]]", "[[[[["] {
      let reading = SyntaxReading(text, path: path, limits: limits)
      #expect(
        reading.findings == ["1:5-1:6 too-deep: more than 4 collections inside each other"])
    }
  }

  @Test(arguments: ["test.yaml", "test.json"], ["[", "{\"a\":", "[[", "- ", "{"])
  func survivesAnyDepth(_ path: String, _ opening: String) {
    let reading = SyntaxReading(String(repeating: opening, count: 100_000), path: path)
    #expect(reading.report.hasErrors)
    #expect(reading.tree == nil)
  }

  @Test func countsDepthThroughAliases() {
    let reading = SyntaxReading(
      "a: &a [[1]]\nb: &b [*a]\nc: [*b]\n", limits: Self.limits)
    #expect(reading.findings == ["3:5-3:7 too-deep: more than 4 collections inside each other"])
  }

  @Test func countsNodesThroughAliases() {
    let enough = "a: &a [1, 2, 3]\nb: [*a, *a, *a, *a, *a]\n"
    #expect(SyntaxReading(enough, limits: Self.limits).findings.isEmpty)
    let reading = SyntaxReading(enough + "c: *a\n", limits: Self.limits)
    #expect(
      reading.findings == ["3:4-3:6 alias-expansion: aliases unfold into more than 20 nodes"])
    #expect(reading.tree == nil)
  }

  @Test(arguments: ["&z [%, %, %, %, %, %, %, %, %, %]", "&z {<<: [%, %], a: %, b: %}"])
  func refusesAliasBombs(_ pattern: String) throws {
    var lines = ["a0: &a0 {lol: lol}"]
    for level in 1...40 {
      let line = pattern.replacing("&z", with: "&a\(level)")
        .replacing("%", with: "*a\(level - 1)")
      lines.append("a\(level): " + line)
    }
    let reading = SyntaxReading(lines.joined(separator: "\n"))
    #expect(reading.report.diagnostics.map(\.code) == ["alias-expansion"])
    #expect(reading.tree == nil)
  }

  /// What would take seconds each if it took the square of its length.
  @Test(arguments: [
    "[" + String(repeating: "(a, ", count: 20_000) + "x]",
    "[" + String(repeating: "a\u{A0}b, ", count: 20_000) + "x]",
    "a: b\n" + String(repeating: "\n", count: 50_000) + "  c: d",
    String(repeating: "- {a: b}\n", count: 10_000),
  ])
  func takesTimeInProportionToTheText(_ text: String) {
    let reading = SyntaxReading(text)
    #expect(reading.report.diagnostics.count <= 1)
    #expect(reading.tree != nil || reading.report.hasErrors)
  }

  @Test func neverReadsPastWhatOffsetsHold() {
    var limits = SyntaxLimits()
    limits.fileSize = .max
    #expect(SyntaxReading("a: b", limits: limits).findings.isEmpty)
  }
}
