import RutterCompiler
import RutterDiagnostics
import Testing

/// Links that only some builds have, and enums whose raw values links hold.
@Suite struct LinkConditionTests {
  private static let project = "links: {schemes: [shop]}"

  private func shop(_ first: String, _ second: String) -> String {
    """
    screens:
      home: {opens: [old, new]}
      old: {link: 2️⃣/page, if: "\(first)"}
      new: {link: 1️⃣/page, if: "\(second)"}
    routers:
      Shop: {root: home}
    """
  }

  @Test(arguments: [
    ("DEBUG", "!DEBUG"), ("!(DEBUG)", "DEBUG && TRIAL"), ("os(iOS)", "os(macOS)"),
    ("os(iOS) || os(tvOS)", "os(macOS) || !(os(iOS) || os(tvOS) || TRIAL)"), ("A && !B", "B"),
    ("false", "true"), ("swift(>=6.0) && !A", "A"), ("canImport(UIKit)", "!canImport( UIKit )"),
  ])
  func buildsWithOneHaveNotTheOther(_ first: String, _ second: String) {
    expectClean(
      shop(first, second).filter { !"1️⃣2️⃣".contains($0) }, project: Self.project)
  }

  @Test(arguments: [
    ("DEBUG", "TRIAL"), ("!DEBUG", "!TRIAL"), ("os(iOS)", "!os(macOS)"), ("A || B", "!A"),
    ("DEBUG", "DEBUG"), ("A && B && C && D && E && F", "!A || G && H && I && J && K"),
  ])
  func someBuildMayHaveBoth(_ first: String, _ second: String) {
    expectFindings(
      in: MarkedProject(shop(first, second), project: Self.project),
      [
        .init(
          "1️⃣", "link-overlap",
          "'new' of 'Shop' and 'old' of 'Shop' both match 'shop:///page'", notes: ["2️⃣"])
      ])
  }

  /// One router has the link in all builds.
  @Test func aSharedLinkIsThereWhereAnyRouterHasIt() {
    expectFindings(
      in: MarkedProject(
        """
        screens:
          home: {opens: [old, new]}
          old: {link: 2️⃣/page}
          new: {link: 1️⃣/page, if: "!DEBUG"}
        routers:
          Shop: {root: home, routes: {old: {if: DEBUG}}}
          Other: {root: home}
        """, project: Self.project),
      [
        .init(
          "1️⃣", "link-overlap",
          "'new' of 'Shop' and 'old' of 'Shop' both match 'shop:///page'", notes: ["2️⃣"])
      ])
  }

  @Test func linksHoldRawValues() {
    let manifest = """
      models: {Kind: {kind: enum, cases: [film, show, other], rawValues: {film: movie, show: tv-series}}}
      screens:
        home: {opens: [list, film]}
        list: {parameters: {kind: Kind}, link: "/{kind}"}
        film: {link: /film}
      routers:
        Shop: {root: home}
      """
    let project = LinkProject(settings: Self.project, manifest: manifest)
    #expect(project.findings == [])
    #expect(project.explanation(of: "shop://tv-series").contains("kind = \"tv-series\""))
    #expect(!project.explanation(of: "shop://show").contains("It is"))
    let settings = "links: {schemes: [shop], checks: true}"
    let swift = Compiler().compile(MarkedProject(manifest, project: settings).input).files
      .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(swift.contains("([.show, .other] as [Kind])"))
  }

  @Test func rawValuesBelongToCases() {
    expectFindings(
      "models: {Kind: {cases: [film, show], rawValues: {1️⃣fim: movie, film: 2️⃣a, show: 3️⃣a}}}",
      .init("1️⃣", "unresolved-name", "'Kind' has no case 'fim'", fix: "write 'film'"),
      .init(
        "3️⃣", "duplicate-name", "the raw value 'a' stands for two cases", notes: ["2️⃣"]))
  }
}
