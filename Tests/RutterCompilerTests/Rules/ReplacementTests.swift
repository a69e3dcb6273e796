import Foundation
import RutterCompiler
import RutterDiagnostics
import Testing

/// What takes the place of deprecated screens in saved state.
@Suite struct ReplacementTests {
  private func manifest(
    _ replacedBy: String, film: String = "", movie: String = "", router: String = "restore: true"
  ) -> String {
    """
    screens:
      home:
      film: {parameters: {id: Int}, replacedBy: \(replacedBy)\(film)}
      movie: {parameters: {id: Int, page: Int = 0}\(movie)}
    routers:
      App: {root: home, routes: [film, movie], \(router)}
    """
  }

  private func swift(_ manifest: String) -> String {
    let compilation = Compiler().compile(MarkedProject(manifest).input)
    #expect(compilation.report.isEmpty)
    return compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test func passesOnParametersOfOneName() {
    let swift = swift(manifest("movie"))
    #expect(swift.contains("let id = try values.decode(Int.self, forKey: .id)"))
    #expect(swift.contains("self = .movie(id: id)"))
    #expect(swift.contains("@available(*, deprecated, message: \"use 'movie'\")\n  case film"))
    #expect(!swift.contains("some of the routes"))
  }

  @Test func fillsParametersWithExpressions() {
    let swift = swift(manifest("{route: movie, arguments: {page: id * 2}}"))
    #expect(swift.contains("self = .movie(id: id, page: id * 2)"))
  }

  @Test func keepsTheAuthorsMessage() {
    let swift = swift(manifest("movie", film: ", deprecated: say movie"))
    #expect(swift.contains("message: \"say movie\""))
  }

  @Test func onlyDeprecatesWhereNothingIsSaved() {
    expectClean(manifest("movie", router: "closed: true"))
  }

  @Test func reportsUnknownSuccessors() {
    let finding = ExpectedFinding(
      "1️⃣", "unresolved-name", "there is no screen 'movei'", fix: "write 'movie'")
    expectFindings(manifest("1️⃣movei", router: "closed: true"), finding)
  }

  @Test func reportsAnUnknownSuccessorOnceHoweverManyRoutersSaveTheScreen() {
    expectFindings(
      """
      screens:
        home:
        film: {replacedBy: 1️⃣movei}
        movie:
      routers:
        App: {root: home, routes: [film, movie], restore: true}
        Other: {root: home, routes: [film, movie], restore: true}
      """,
      ExpectedFinding(
        "1️⃣", "unresolved-name", "there is no screen 'movei'", fix: "write 'movie'"))
  }

  @Test func routesNameOneOfTheirRoutersRoutes() {
    let manifest = """
      screens: [home, film]
      routers:
        2️⃣App:
          root: home
          routes:
            cinema: {screen: film}
            movie: {screen: film, replacedBy: 1️⃣cinema}
          restore: true
      """
    #expect(swift(manifest.filter { !"1️⃣2️⃣".contains($0) }).contains("self = .cinema"))
    for router in ["restore: true", "closed: true"] {
      expectFindings(
        manifest.replacingOccurrences(of: "1️⃣cinema", with: "1️⃣cinemas")
          .replacingOccurrences(of: "restore: true", with: router),
        ExpectedFinding(
          "1️⃣", "no-route", "'App' has no route 'cinemas' to replace 'movie'",
          fix: "write 'cinema'", notes: ["2️⃣"]))
    }
  }

  @Test func passesOnParametersWhateverTheyAreCalled() {
    let swift = swift(
      """
      screens:
        home:
        film: {parameters: {container: Int, values: Int, key: Int}, replacedBy: movie}
        movie: {parameters: {container: Int, values: Int, key: Int}}
      routers:
        App: {root: home, routes: [film, movie], restore: true}
      """)
    #expect(swift.contains("let routeValues = try routeContainer.nestedContainer("))
    #expect(swift.contains("let container = try routeValues.decode(Int.self, forKey: .container)"))
    #expect(swift.contains("let values = try routeValues.decode(Int.self, forKey: .values)"))
  }

  @Test func reportsRoutersThatLackTheSuccessor() {
    expectFindings(
      """
      screens:
        home:
        film: {replacedBy: 1️⃣movie}
        movie:
      routers:
        2️⃣App: {root: home, routes: [film], restore: true}
        Other: {root: movie, routes: [home]}
      """,
      ExpectedFinding(
        "1️⃣", "no-route", "'App' has no route 'movie' to replace 'film'",
        help: "add 'movie' to its routes", notes: ["2️⃣"]))
  }

  @Test func reportsOtherPresentations() {
    expectFindings(
      manifest("1️⃣movie", movie: ", present: sheet"),
      ExpectedFinding(
        "1️⃣", "conflicting-keys",
        "'movie' cannot replace 'film': one is a sheet, the other a pushed screen"))
  }

  @Test func reportsSuccessorsThatAreNotSaved() {
    expectFindings(
      manifest("1️⃣movie", movie: ", restore: false"),
      ExpectedFinding(
        "1️⃣", "conflicting-keys", "'movie' cannot replace 'film': it is not saved"))
  }

  @Test func reportsSuccessorsThatAreNotAlwaysThere() {
    expectFindings(
      manifest("1️⃣movie", movie: ", if: DEBUG"),
      ExpectedFinding(
        "1️⃣", "narrow-condition", "'movie', which replaces 'film', is there only if 'DEBUG'"))
    expectClean(manifest("movie", film: ", if: DEBUG", movie: ", if: DEBUG"))
  }

  @Test func reportsChainsAndCircles() {
    expectFindings(
      manifest("1️⃣film"),
      ExpectedFinding("1️⃣", "conflicting-keys", "'film' cannot replace itself"))
    expectFindings(
      manifest("1️⃣movie", movie: ", replacedBy: 2️⃣film"),
      ExpectedFinding("1️⃣", "conflicting-keys", "'movie' is itself replaced by 'film'"),
      ExpectedFinding("2️⃣", "conflicting-keys", "'film' is itself replaced by 'movie'"))
  }

  @Test func reportsParametersThatNothingFills() {
    expectFindings(
      """
      screens:
        home:
        film: {parameters: {id: Int}, replacedBy: 1️⃣movie}
        movie: {parameters: {2️⃣movieID: Int}}
      routers:
        App: {root: home, routes: [film, movie], restore: true}
      """,
      ExpectedFinding(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'movieID' of 'movie'",
        notes: ["2️⃣"]))
  }

  @Test func reportsArgumentsThatFillNothing() {
    expectFindings(
      manifest("{route: movie, arguments: {1️⃣identifier: 2}}"),
      ExpectedFinding("1️⃣", "fills-nothing", "'movie' has no parameter 'identifier'"))
    expectFindings(
      manifest("{route: movie, arguments: {page: 1️⃣number}}"),
      ExpectedFinding("1️⃣", "unresolved-name", "there is no parameter 'number' here"))
  }

  @Test func locatesTheAuthorsExpressions() {
    #expect(
      swift(manifest("movie")).contains(
        "#sourceLocation(file:\"Specs/Shop.yaml\",line:3)\n      self = .movie"))
  }
}
