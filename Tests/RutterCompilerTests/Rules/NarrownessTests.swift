import RutterCompiler
import RutterDiagnostics
import Testing

/// What a router counts on is there, and seen, wherever the router is.
@Suite struct NarrownessTests {
  @Test func tabsSeeTheirRouters() {
    let project = MarkedProject(
      """
      access: private
      routers:
        2️⃣Shop: {root: home}
      screens: [home]
      """, others: ["App.yaml": "routers: {Main: {tabs: {1️⃣shop: {router: Shop}}}}"])
    expectFindings(
      in: project,
      [
        .init(
          "1️⃣", "narrow-access", "the tabs 'Main' cannot see the router 'Shop', which is private",
          help: "give the router a wider 'access:'", notes: ["2️⃣"])
      ])
  }

  @Test func tabsMayBeSeenFurtherThanTheirRouters() {
    expectClean(
      """
      routers:
        Main: {access: public, tabs: {shop: {router: Shop}}}
        Shop: {root: home}
      screens: [home]
      """)
  }

  @Test func theFactoryIsSeenAsFarAsTheRouter() {
    let project = MarkedProject(
      """
      routers:
        1️⃣Shop: {access: public, root: home}
      screens: {home: {viewModel: true}}
      """, project: "factory: {access: internal}")
    expectFindings(
      in: project,
      [
        .init(
          "1️⃣", "narrow-access",
          "the router 'Shop' is public, but the factory it is given is internal",
          help: "write 'access: public' under the project's 'factory:'")
      ])
  }

  @Test func theFactoryWidensByItself() {
    let project = MarkedProject(
      """
      routers:
        Shop: {access: public, root: home}
      screens: {home: {viewModel: true}}
      """)
    let files = Compiler().compile(project.input).files
    let factory = files.first { $0.path.hasSuffix("ViewModelFactory.generated.swift") }
    let text = factory.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(text.contains("public final class ViewModelFactory"))
  }

  @Test func aRootIsThereWhereverItsRouterIs() {
    expectFindings(
      """
      routers:
        Shop: {root: 1️⃣home}
        Debug: {root: home, if: DEBUG}
      screens: {2️⃣home: {if: DEBUG}}
      """,
      .init(
        "1️⃣", "narrow-condition", "the root of 'Shop' is there only if 'DEBUG'",
        help: "give the router the same 'if', or choose another root", notes: ["2️⃣"]))
  }

  @Test func someTabIsAlwaysThere() {
    expectFindings(
      """
      routers:
        Main: {tabs: {1️⃣shop: {router: Shop, if: DEBUG}}}
        Shop: {root: home}
      screens: [home]
      """,
      .init(
        "1️⃣", "conditional-tabs",
        "all tabs of 'Main' have a condition, so that it may have none",
        help: "leave 'if' out of one of them"))
  }

  @Test func tabsMayHaveTheirRoutersCondition() {
    expectClean(
      """
      routers:
        Main: {if: DEBUG, tabs: {shop: {router: Shop, if: DEBUG}}}
        Shop: {root: home}
      screens: [home]
      """)
  }
}
