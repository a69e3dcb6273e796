import RutterCompiler
import RutterDiagnostics
import Testing

/// What a router counts on is there, and seen, wherever the router is.
@Suite struct NarrownessTests {
  @Test func tabsAreSeenAsFarAsTheirRouters() {
    expectFindings(
      """
      routers:
        Main: {access: public, tabs: {1️⃣shop: {router: Shop}}}
        2️⃣Shop: {root: home}
      screens: [home]
      """,
      .init(
        "1️⃣", "narrow-access", "the tabs 'Main' are public, but the router 'Shop' is internal",
        help: "give both the same 'access:'", notes: ["2️⃣"]))
  }

  @Test func theFactoryIsSeenAsFarAsTheRouter() {
    expectFindings(
      """
      routers:
        1️⃣Shop: {access: public, root: home}
      screens: {home: {viewModel: true}}
      """,
      .init(
        "1️⃣", "narrow-access",
        "the router 'Shop' is public, but the factory it is given is internal",
        help: "write 'access: public' under the project's 'factory:'"))
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
}
