import RutterCompiler
import RutterDiagnostics
import Testing

/// `rutter:ignore` comments.
struct IgnoreCommentTests {
  private static let frame = "routers: {Shop: {root: {screen: home, arguments: {id: 1, key: 2}}}}\n"

  /// A screen with two parameters that reach no call.
  private func screen(_ parameters: String, above: String = "", after: String = "") -> String {
    """
    \(Self.frame)screens:\(above)
      home:\(after)
    \(parameters)
        arguments: []
    """
  }

  private static let both = "    parameters:\n      1️⃣id: Int\n      2️⃣key: Int"
  private static let silentKey = "\n      key: Int # rutter:ignore unused-parameter: w"
  private static let finding = "the parameter 'id' of 'home' reaches no call"
  private static let other = "the parameter 'key' of 'home' reaches no call"

  @Test(arguments: [
    "    parameters:\n      id: Int # rutter:ignore unused-parameter: why\n      1️⃣key: Int",
    "    parameters:\n      # rutter:ignore unused-parameter: why\n      id: Int\n      1️⃣key: Int",
    "    parameters:\n      #rutter:ignore unused-parameter : why\n      # more\n\n      id: Int\n      1️⃣key: Int",
    "    parameters:\n      id: Int  ## rutter:ignore unused-parameter by=me: a: b # c\n      1️⃣key: Int",
    "    parameters:\n      id: Int # rutter:ignore unused-parameter until=2026-07-01: today\n      1️⃣key: Int",
  ])
  func oneEntryIsSilenced(_ parameters: String) {
    expectFindings(
      in: project(screen(parameters)), [.init("1️⃣", "unused-parameter", Self.other)])
  }

  @Test(arguments: [
    "\n  # rutter:ignore unused-parameter: legacy", " # rutter:ignore unused-parameter: legacy",
  ])
  func aCommentSpeaksOfAllBelowItsEntry(_ comment: String) {
    expectFindings(in: project(screen(Self.both, above: comment)), [])
    if !comment.hasPrefix("\n") {
      expectFindings(in: project(screen(Self.both, after: comment)), [])
    }
  }

  @Test func severalCodesAreDividedByCommas() {
    let comment = " # rutter:ignore unused-parameter, 3️⃣unreachable-screen: legacy"
    expectFindings(
      in: project(screen(Self.both, after: comment)),
      [
        .init(
          "3️⃣", "unused-ignore", "there is no 'unreachable-screen' here to ignore",
          fix: "remove 'unreachable-screen'")
      ])
  }

  @Test func afterItsLastDayTheFindingIsBackWithANote() {
    let parameters =
      "    parameters:\n      1️⃣id: Int 2️⃣# rutter:ignore unused-parameter until=2026-06-30: soon"
      + Self.silentKey
    expectFindings(
      in: project(screen(parameters)),
      [.init("1️⃣", "unused-parameter", Self.finding, notes: ["2️⃣"])])
  }

  @Test func withoutADayNothingIsOver() {
    let parameters =
      "    parameters:\n      id: Int # rutter:ignore unused-parameter until=1999-01-01: w"
      + Self.silentKey
    expectClean(screen(parameters))
  }

  @Test(arguments: [
    "    # rutter:ignore 1️⃣unused-parameter: why\n    view: HomeView",
    "    view: HomeView # rutter:ignore 1️⃣unused-parameter: why",
    "    view: HomeView\n# rutter:ignore 1️⃣unused-parameter: why",
  ])
  func aCommentWithNothingToIgnoreIsReported(_ lines: String) {
    expectFindings(
      "routers: {Shop: {root: home}}\nscreens:\n  home:\n\(lines)\n",
      .init(
        "1️⃣", "unused-ignore", "there is no 'unused-parameter' here to ignore",
        fix: "remove the comment"))
  }

  @Test(arguments: [
    ("1️⃣rutter:ignore", "'rutter:ignore' names no rule", nil),
    ("1️⃣rutter:ignore : why", "'rutter:ignore' names no rule", nil),
    ("1️⃣rutter:ignore by=me: why", "'rutter:ignore' names no rule", nil),
    ("1️⃣rutter:ignored unused-parameter: why", "this is not 'rutter:ignore'", nil),
    ("1️⃣rutter:ignore unused-parameter", "'rutter:ignore' gives no reason", nil),
    ("1️⃣rutter:ignore unused-parameter:  ", "'rutter:ignore' gives no reason", nil),
    ("1️⃣rutter:ignore unused-parameter by=me kept", "'rutter:ignore' gives no reason", "add a ':'"),
    ("rutter:ignore unused-parameter until=1️⃣2026-02-30: w", "'2026-02-30' is no date", nil),
    (
      "rutter:ignore unused-parameter 1️⃣util=2027-01-31: w", "'rutter:ignore' has no 'util='",
      "write 'until'"
    ),
    ("rutter:ignore unused-parameter 1️⃣colour=red: w", "'rutter:ignore' has no 'colour='", nil),
    ("rutter:ignore unused-parameter 1️⃣by=: w", "'by=' names nobody", nil),
  ])
  func whatIsNotCompleteIsAnError(_ comment: String, _ message: String, _ fix: String?) {
    expectFindings(
      "routers: {Shop: {root: home}}\nscreens:\n  home: {} # \(comment)\n",
      .init("1️⃣", "bad-ignore", message, fix: fix))
  }

  @Test(arguments: [
    (
      "unknown-key",
      "'unknown-key' is always an error: without it the generated Swift would be wrong",
      nil
    ),
    ("unused-paramter", "there is no rule 'unused-paramter'", "write 'unused-parameter'"),
  ])
  func whatCannotBeIgnoredIsSaidAtItsCode(_ code: String, _ message: String, _ fix: String?) {
    let manifest = "screens:\n  home:\n    2️⃣veiw: A # rutter:ignore 1️⃣\(code): why\n"
    expectFindings(
      manifest,
      .init("2️⃣", "unknown-key", "unknown key 'veiw' in a screen", fix: "rename to 'view'"),
      .init("1️⃣", "unknown-rule", message, fix: fix))
  }

  @Test(arguments: [
    "summary: \"# rutter:ignore x\"", "summary: '# rutter:ignore x'",
    "summary: |\n      # rutter:ignore x\n    view: A",
    "summary: >-\n      a\n      # rutter:ignore x",
    "summary: a#rutter:ignore x", "# see rutter:ignore in the guide\n    view: A",
  ])
  func whatIsNoCommentIsText(_ line: String) {
    expectClean("routers: {Shop: {root: home}}\nscreens:\n  home:\n    \(line)\n")
  }

  @Test func jsonHasNoComments() {
    let manifest = """
      {"screens": {"home": {"summary": "# rutter:ignore x"}}, "routers": {"Shop": {"root": "home"}}}
      """
    expectFindings(in: MarkedProject(["Shop.json": manifest], project: nil), [])
  }

  @Test func whereManifestsCannotBeReadNothingIsCalledUnused() {
    expectFindings(
      "routers: {Shop: {root: home}}\nscreens:\n  home:\n    view: A # rutter:ignore unused-parameter: w\n  cart: 1️⃣5\n",
      .init("1️⃣", "wrong-kind", "'cart' cannot be '5'"))
  }

  private func project(_ manifest: String) -> MarkedProject {
    MarkedProject(manifest, today: CalendarDate("2026-07-01"))
  }
}
