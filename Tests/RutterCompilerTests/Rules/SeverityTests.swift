import RutterCompiler
import RutterDiagnostics
import Testing

/// Severities that a project sets.
@Suite struct SeverityTests {
  private static let manifest = """
    routers: {Shop: {root: home}}
    screens: {home: {}, 1️⃣cart: {}}
    """

  private func severities(_ project: String) -> ([Severity], hasFiles: Bool) {
    let compilation = Compiler().compile(MarkedProject(Self.manifest, project: project).input)
    return (compilation.report.sorted().map(\.severity), !compilation.files.isEmpty)
  }

  @Test(arguments: [
    ("rules: {}", [Severity.warning], true),
    ("rules: {unreachable-screen: warning}", [.warning], true),
    ("rules: {unreachable-screen: error}", [.error], false),
    ("rules: {unreachable-screen: off}", [], true),
  ])
  func decideWhetherFilesAreMade(_ project: String, _ expected: [Severity], _ hasFiles: Bool) {
    let result = severities(project)
    #expect(result.0 == expected)
    #expect(result.hasFiles == hasFiles)
  }

  @Test func ofOneRuleLeaveTheOthersAlone() {
    let project = MarkedProject(
      """
      screens:
        home: {parameters: {1️⃣id: Int}, arguments: []}
      """, project: "rules: {unreachable-screen: off}")
    expectFindings(
      in: project,
      [.init("1️⃣", "unused-parameter", "the parameter 'id' of 'home' reaches no call")])
  }
}
