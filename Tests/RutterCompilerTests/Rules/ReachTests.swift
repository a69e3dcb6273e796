import RutterCompiler
import RutterDiagnostics
import Testing

/// What routers can show: context values, tabs beside each other, payloads, screens nobody reaches.
@Suite struct ReachTests {
  @Test func everyRouterThatShowsAViewNeedsItsContext() {
    expectFindings(
      """
      routers:
        Shop: {root: home, context: {namespace: Namespace.ID}}
        1️⃣Help: {root: home}
      screens:
        home: {arguments: {transition: 2️⃣namespace}}
      """,
      .init(
        "2️⃣", "missing-context", "the router 'Help' shows 'home' but has no 'namespace'",
        help: "add 'namespace' with its type to the router's 'context:'", notes: ["1️⃣"]))
  }

  @Test func aParameterOfTheNameComesFirst() {
    expectClean(
      """
      routers:
        Shop: {root: home, context: {space: Int}, routes: [book]}
        Help: {root: help, routes: [book]}
      screens:
        home: {arguments: {space: space}}
        help:
        book: {parameters: {space: Int}}
      """)
  }

  @Test func aWayOutIntoAnotherRouterNeedsTabs() {
    expectFindings(
      """
      routers:
        1️⃣Shop: {root: home}
        2️⃣Orders: {root: orders}
      screens:
        home: {opens: {3️⃣orders: {router: Orders}}}
        orders:
      """,
      .init(
        "3️⃣", "unshared-tabs", "'orders' leads from 'Shop' to 'Orders', but no tabs show both",
        help:
          "show both under the 'tabs:' of one router, or give 'Orders' a 'present:'",
        notes: ["1️⃣", "2️⃣"]))
  }

  @Test func sharedTabsAreEnough() {
    expectClean(
      """
      routers:
        Main: {tabs: {shop: {router: Shop}, orders: {router: Orders}}}
        Shop: {root: home}
        Orders: {root: orders}
      screens:
        home: {opens: {orders: {router: Orders}}}
        orders:
      """)
  }

  @Test(arguments: ["() -> Void", "(Int, Int)", "any Error"])
  func routesCarryHashableValues(_ type: String) {
    let project = MarkedProject(
      """
      routers:
        1️⃣Shop: {root: home}
      screens:
        home: {opens: [book]}
        book: {parameters: {2️⃣value: "\(type)"}}
      """)
    let finding = Compiler().compile(project.input).report.sorted().first
    #expect(finding?.code == "unhashable-payload")
    #expect(finding.map { project.mark(of: $0.range) } == "2️⃣")
    #expect(finding?.message.hasPrefix("no route can carry 'value', which is ") == true)
  }

  @Test func aPinnedParameterIsNotCarried() {
    expectClean(
      """
      routers:
        Shop:
          root: home
          routes: {book: {arguments: {done: "{}"}}}
      screens:
        home: {opens: [book]}
        book: {parameters: {done: () -> Void}}
      """)
  }

  @Test func reportsAScreenThatNobodyReaches() {
    expectFindings(
      """
      routers:
        Shop: {root: home}
      screens:
        home: {opens: [book]}
        book:
        1️⃣help:
      """,
      .init(
        "1️⃣", "unreachable-screen", "no router reaches the screen 'help'",
        help: "open it from a screen, or list it under a router's 'routes:'"))
  }

  @Test func saysNothingOfReachWhileAWayOutIsWrong() {
    expectFindings(
      """
      routers:
        Shop: {root: home}
      screens:
        home: {opens: [1️⃣bok]}
        book:
      """,
      .init("1️⃣", "unresolved-name", "there is no screen 'bok'", fix: "write 'book'"))
  }

  @Test func aFeatureWithoutRoutersIsNobodysFault() {
    expectFindings("screens: [home]")
  }
}
