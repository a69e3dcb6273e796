import RutterCompiler
import RutterDiagnostics
import Testing

/// Severities that a project sets for some of its manifests.
struct SeverityByPathTests {
  private static let manifest = "screens: {home: {parameters: {1️⃣id: Int}, arguments: []}}\n"

  private func severities(_ rule: String) -> [String] {
    let project = MarkedProject(
      ["Shop.yaml": Self.manifest, "Old/A.yaml": Self.manifest.replacing("home", with: "a")],
      project: "rules:\n  unreachable-screen: off\n  unused-parameter: \(rule)\n")
    return Compiler().compile(project.input).report.sorted().map { "\($0.severity)" }
  }

  @Test(arguments: [
    ("error", ["error", "error"]), ("{}", ["warning", "warning"]),
    ("{severity: error}", ["error", "error"]), ("{in: {Specs/Old: off}}", ["warning"]),
    ("{severity: off, in: {Specs/Old: error}}", ["error"]),
    ("{severity: error, in: {Specs/*.yaml: warning}}", ["error", "warning"]),
    ("{in: {\"**\": off, Specs/Old/A.yaml: error}}", ["error"]),
    ("{in: {Specs/Old/A.yaml: error, \"**\": off}}", []),
  ])
  func theLastPathThatMatchesDecides(_ rule: String, _ expected: [String]) {
    #expect(severities(rule) == expected)
  }

  @Test(arguments: [
    ("{1️⃣level: off}", "unknown-key", "unknown key 'level' in a rule"),
    ("{in: {Specs: 1️⃣info}}", "unknown-value", "'info' is not a value of 'Specs'"),
    ("{in: {1️⃣/Specs: off}}", "bad-path", "the pattern is absolute"),
    ("{in: {1️⃣../Specs: off}}", "bad-path", "the pattern leaves the project"),
    ("{in: {1️⃣\"\": off}}", "bad-path", "the pattern is empty"),
    ("{in: {1️⃣Legacy: off}}", "unmatched-pattern", "no manifest is at 'Legacy'"),
  ])
  func mistakesAreFound(_ rule: String, _ code: String, _ message: String) {
    expectFindings(
      in: MarkedProject(
        "routers: {Shop: {root: home}}\nscreens: {home: {}}\n",
        project: "rules:\n  unused-parameter: \(rule)\n"), [.init("1️⃣", code, message)])
  }

  @Test func aPartOfTheProjectSaysNothingOfItsPatterns() {
    let project = MarkedProject(
      "routers: {Shop: {root: home}}\nscreens: {home: {}}\n",
      project: "rules: {unused-parameter: {in: {Legacy: off}}}\n")
    var input = project.input
    input.isPartial = true
    #expect(Compiler().compile(input).report.isEmpty)
  }
}
