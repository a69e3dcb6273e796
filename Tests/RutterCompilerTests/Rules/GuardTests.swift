import RutterCompiler
import RutterDiagnostics
import Testing

/// Guards: what they refer to, and where they are asked.
@Suite struct GuardTests {
  @Test func offersTheNearestGuardAndScreen() {
    expectFindings(
      """
      guards:
        signedIn: {otherwise: 1️⃣sigIn}
      screens:
        home: {requires: 2️⃣signdIn}
        signIn: {requires: [signedIn, 3️⃣signedIn]}
      """,
      .init("1️⃣", "unresolved-name", "there is no screen 'sigIn'", fix: "write 'signIn'"),
      .init("2️⃣", "unresolved-name", "there is no guard or flag 'signdIn'", fix: "write 'signedIn'"),
      .init("3️⃣", "duplicate-name", "'signedIn' is listed twice"))
  }

  @Test func saysWhereToDeclareGuards() {
    expectFindings(
      "screens: {home: {requires: 1️⃣signedIn}}",
      .init(
        "1️⃣", "unresolved-name", "there is no guard or flag 'signedIn'",
        help: "declare it under 'guards:' or 'flags:'"))
  }

  @Test func fillsWhatTheScreenShownInsteadNeeds() {
    expectFindings(
      """
      guards: {signedIn: {otherwise: 1️⃣signIn}, known: {otherwise: {screen: signIn, arguments: {2️⃣hnt: 1}}}}
      screens: {home: {requires: [signedIn, known]}, signIn: {parameters: {3️⃣hint: Int}}}
      """,
      .init(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'hint' of 'signIn'",
        help: "write 'otherwise: {screen: signIn, arguments: {hint: …}}'", notes: ["3️⃣"]),
      .init("2️⃣", "fills-nothing", "'signIn' has no parameter 'hnt'", fix: "write 'hint'"))
  }

  @Test func aGuardMayNotRefuseItsOwnScreen() {
    expectFindings(
      """
      guards: {signedIn: {otherwise: 1️⃣signIn}}
      screens: {home: {opens: [orders]}, orders: {requires: signedIn}, signIn: {requires: signedIn}}
      routers: {Shop: {root: home}}
      """,
      .init(
        "1️⃣", "guard-loop", "'signIn', shown where 'signedIn' refuses, requires 'signedIn' itself",
        help: "take the guard off the screen's 'requires:', or show another screen"))
  }

  @Test func findsLoopsThroughOthersAndThroughRoutes() {
    expectFindings(
      """
      guards:
        signedIn: {otherwise: 1️⃣signIn}
        online: {otherwise: 2️⃣offline}
        adult: {otherwise: 3️⃣ageCheck}
      screens:
        home: {opens: [orders]}
        orders: {requires: [signedIn, adult]}
        signIn: {requires: online}
        offline: {requires: signedIn}
        ageCheck:
      routers:
        Shop: {root: home, routes: {ageCheck: {requires: adult}}}
      """,
      .init(
        "1️⃣", "guard-loop", "'signIn', shown where 'signedIn' refuses, requires it through 'online'",
        help: "take the guard off the screen's 'requires:', or show another screen", notes: ["2️⃣"]),
      .init(
        "3️⃣", "guard-loop", "'ageCheck', shown where 'adult' refuses, requires 'adult' itself",
        help: "take the guard off the screen's 'requires:', or show another screen"))
  }

  @Test func whatIsAlwaysThereIsNeverAsked() {
    expectFindings(
      """
      guards: {signedIn: {otherwise: signIn}}
      screens: {1️⃣orders: {requires: signedIn, opens: [signIn]}, 2️⃣chat: {requires: signedIn}, signIn: {}, home: {opens: [orders]}}
      routers:
        Orders: {root: 3️⃣orders}
        Home: {root: home, start: 4️⃣orders}
        Tabs: {tabs: [5️⃣chat]}
        6️⃣Plain: {class: false, routes: [7️⃣chat]}
      """,
      .init(
        "3️⃣", "unasked-guard",
        "'signedIn' is never asked: 'orders' is the root, which is always there",
        help: "show the screen by a route, and something that requires nothing here",
        notes: ["1️⃣"]),
      .init(
        "4️⃣", "unasked-guard", "'signedIn' is never asked: the stack starts with 'orders'",
        help: "start with another route; 'starts:', for debug builds, may name any", notes: ["1️⃣"]),
      .init(
        "5️⃣", "unasked-guard",
        "'signedIn' is never asked: 'chat' is a tab, which is always there",
        help: "show the screen by a route, and something that requires nothing here",
        notes: ["2️⃣"]),
      .init(
        "7️⃣", "unasked-guard", "'signedIn' is never asked: 'Plain' has 'class: false'",
        help: "leave 'class: false' out, or 'requires:'", notes: ["6️⃣"]))
  }

  @Test func aClosedRouterNeedsARouteToWhatIsShownInstead() {
    expectFindings(
      """
      guards: {signedIn: {otherwise: 1️⃣signIn}}
      screens: {home: {opens: [orders]}, orders: {requires: signedIn}, signIn: {}}
      routers:
        2️⃣Shop: {root: home, closed: true, routes: [orders]}
        Other: {root: home}
      """,
      .init(
        "1️⃣", "no-route", "'signIn' leads nowhere in 'Shop', which has no route to 'signIn'",
        help: "add 'signIn' to its routes; routers that have one: Other", notes: ["2️⃣"]))
  }

  @Test func namesAreTheProjects() {
    expectFindings(
      in: MarkedProject(
        """
        guards: {1️⃣signedIn: {otherwise: signIn}}
        screens: {home: {opens: [orders]}, orders: {requires: signedIn}, signIn: {}}
        routers: {Shop: {root: home}}
        """,
        others: ["A.yaml": "guards: {2️⃣signedIn: {otherwise: signIn}}"]),
      [
        .init(
          "1️⃣", "duplicate-name", "there are two guards called 'signedIn'", notes: ["2️⃣"])
      ])
  }

  @Test func aRouterIsSeenNoFurtherThanItsGuards() {
    expectFindings(
      """
      guards: {1️⃣signedIn: {otherwise: signIn}}
      screens: {home: {opens: [orders]}, orders: {requires: signedIn}, signIn: {}}
      routers: {2️⃣Shop: {root: home, access: public}}
      """,
      .init(
        "2️⃣", "narrow-access", "the router 'Shop' is public, but the guard 'signedIn' is internal",
        help: "give the guard's manifest a wider 'access:'", notes: ["1️⃣"]))
  }

  /// Each guard shows a screen that requires the next: deeper than any stack.
  @Test func manyGuardsAreNoProblem() {
    let count = 10_000
    let guards = (0..<count).map { "  g\($0): {otherwise: s\($0)}" }
    let screens = (0..<count).map {
      $0 + 1 < count ? "  s\($0): {requires: g\($0 + 1)}" : "  s\($0): {requires: g0}"
    }
    let text = (["guards:"] + guards + ["screens:"] + screens).joined(separator: "\n")
    let compilation = Compiler().compile(MarkedProject(text).input)
    let codes = compilation.report.sorted().map(\.code.description).filter { $0 == "guard-loop" }
    #expect(codes.count == 1)
  }
}
