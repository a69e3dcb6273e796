import RutterCompiler
import RutterDiagnostics
import Testing

struct FixerTests {
  private func fix(_ manifest: String) -> (text: String, rest: [String], count: Int) {
    let analysis = Compiler().analyze(MarkedProject(manifest).input)
    let fixed = Compiler().fix(analysis)
    let file = fixed.changed.first ?? analysis.input.manifests[0]
    let rest = fixed.analysis.report.sorted().map(\.code.description)
    return (String(decoding: file.bytes, as: UTF8.self), rest, fixed.fixCount)
  }

  @Test func everythingThatHasAFixIsMended() {
    let result = fix(
      """
      # The shop.
      screens:   # all of them
        home: {veiw: HomeView, lasy: yes}   # first

        cart:
          presnt: sheat
      routers: {Shop: {rot: home, routes: [cart]}}
      """)
    #expect(
      result.text == """
        # The shop.
        screens:   # all of them
          home: {view: HomeView, lazy: true}   # first

          cart:
            present: sheet
        routers: {Shop: {root: home, routes: [cart]}}
        """)
    #expect(result.rest == [])
    #expect(result.count == 6)
  }

  @Test func whatHasNoFixStays() {
    let result = fix("screens:\n  home: {veiw: A, 123: 4}\nrouters: {Shop: {root: home}}\n")
    #expect(result.text == "screens:\n  home: {view: A, 123: 4}\nrouters: {Shop: {root: home}}\n")
    #expect(result.rest == ["unknown-key"])
  }

  @Test func soundManifestsStayAsTheyAre() {
    let manifest = "routers: {Shop: {root: home}}\nscreens: {home: {}}\n"
    let result = fix(manifest)
    #expect(result.text == manifest && result.count == 0)
  }

  @Test func unusedCommentsAreRemoved() {
    let result = fix(
      """
      routers: {Shop: {root: home}}
      screens:
        # rutter:ignore unused-parameter: gone
        home: {}   # rutter:ignore unused-parameter, unreachable-screen: gone too
      """)
    #expect(result.text == "routers: {Shop: {root: home}}\nscreens:\n  home: {}")
    #expect(result.rest == [])
  }

  @Test func theProjectFileIsMendedToo() {
    let project = MarkedProject(
      "routers: {Shop: {root: home}}\nscreens: {home: {}}\n",
      project: "spcs: Specs\nrules: {unused-param: off}\n")
    let fixed = Compiler().fix(Compiler().analyze(project.input))
    let texts = fixed.changed.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts == ["specs: Specs\nrules: {unused-parameter: off}\n"])
    #expect(fixed.analysis.report.sorted().map(\.message) == [])
  }
}
