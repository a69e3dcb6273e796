import RutterCompiler
import RutterDiagnostics
import Testing

struct BaselineTests {
  private static let old = "routers: {Shop: {root: home}}\nscreens:\n  home: {}\n  a: {}\n  b: {}\n"

  private func input(_ manifest: String, baseline: String? = nil) -> ProjectInput {
    var input = MarkedProject(manifest).input
    input.baseline = baseline.map {
      SourceFile(id: FileID(9), path: Baseline.fileName, text: $0)
    }
    return input
  }

  private func baseline(_ manifest: String) -> String {
    let analysis = Compiler().analyze(input(manifest))
    return Baseline(analysis.report, analysis.sources).text
  }

  private func findings(_ manifest: String, _ baseline: String) -> [String] {
    Compiler().analyze(input(manifest, baseline: baseline)).report.sorted().map {
      "\($0.severity) \($0.code): \($0.message)"
    }
  }

  @Test(arguments: [
    old,
    "# moved\n\nscreens:\n\n  b: {}\n  a: {} # here\n  home: {}\nrouters: {Shop: {root: home}}\n",
    "feature: Store\n" + old,
  ])
  func whatIsInItIsNotReported(_ manifest: String) {
    #expect(findings(manifest, baseline(Self.old)) == [])
  }

  @Test func whatIsNewIs() {
    #expect(
      findings(Self.old + "  c: {}\n", baseline(Self.old)) == [
        "warning unreachable-screen: no router reaches the screen 'c'"
      ])
  }

  @Test func whatIsGoneIsReportedOnce() {
    let text = baseline(Self.old + "  c: {}\n  d: {}\n")
    #expect(
      findings(Self.old, text) == ["warning stale-baseline: 2 findings of the baseline are gone"])
    #expect(
      findings(Self.old + "  c: {}\n", text) == [
        "warning stale-baseline: a finding of the baseline is gone"
      ])
  }

  @Test func aPartOfTheProjectSaysNothingOfWhatIsGone() {
    var part = input(Self.old, baseline: baseline(Self.old + "  c: {}\n"))
    part.isPartial = true
    #expect(Compiler().analyze(part).report.isEmpty)
  }

  @Test func errorsAreNeverInIt() {
    let broken = Self.old + "  c: {veiw: A}\n"
    let text = baseline(broken)
    #expect(!text.contains("unknown-key"))
    #expect(
      findings(broken, text) == ["error unknown-key: unknown key 'veiw' in a screen"])
  }

  @Test func theTextIsReadableAndInOrder() {
    #expect(
      baseline("routers: {Shop: {root: home}}\nscreens:\n  b: {}\n  a: {}\n  home: {}\n").split(
        separator: "\n"
      ).filter { $0.contains("message") }
        == [
          "      \"message\": \"no router reaches the screen 'a'\",",
          "      \"message\": \"no router reaches the screen 'b'\",",
        ])
    #expect(
      baseline(Self.old)
        == baseline("screens:\n  b: {}\n\n  a: {}\n  home: {}\nrouters: {Shop: {root: home}}\n"))
  }

  @Test(arguments: [
    ("{}", "bad-baseline: this is no baseline"),
    ("[1]", "bad-baseline: this is no baseline"),
    ("{\"version\": 1, \"findings\": 3}", "bad-baseline: this is no baseline"),
    (
      "{\"version\": 2, \"findings\": []}", "bad-baseline: this rutter reads baselines of version 1"
    ),
    ("{\"version\": 1, \"findings\": [{}]}", "bad-baseline: this is no entry of a baseline"),
    ("{\"version\": 1, \"findings\": [7]}", "bad-baseline: this is no entry of a baseline"),
  ])
  func whatRutterDidNotWriteIsRefused(_ text: String, _ message: String) {
    let manifest = "routers: {Shop: {root: home}}\nscreens: {home: {}}\n"
    #expect(findings(manifest, text) == ["error \(message)"])
  }

  @Test func mergeConflictsAreFoundAtTheirPlace() {
    let text = baseline(Self.old).replacing("\"findings\"", with: "<<<<<<< HEAD\n\"findings\"")
    let codes = findings("screens: {}\n", text)
    #expect(!codes.isEmpty && codes.allSatisfy { $0.hasPrefix("error ") || $0.contains("empty") })
  }
}
