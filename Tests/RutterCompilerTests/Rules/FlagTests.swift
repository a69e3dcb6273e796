import RutterCompiler
import RutterDiagnostics
import Testing

/// Flags: what they refer to, where they are asked, and what is shown instead.
@Suite struct FlagTests {
  @Test func guardsAndFlagsShareTheirNames() {
    expectFindings(
      """
      guards: {1️⃣known: {otherwise: signIn}}
      flags: [2️⃣known, beta, 4️⃣beta]
      screens: {home: {requires: [known, beta, 5️⃣betta]}, signIn: {}}
      """,
      .init("2️⃣", "duplicate-name", "a guard and a flag are both called 'known'", notes: ["1️⃣"]),
      .init("4️⃣", "duplicate-name", "the flag 'beta' is listed twice"),
      .init("5️⃣", "unresolved-name", "there is no guard or flag 'betta'", fix: "write 'beta'"))
  }

  @Test func aFlagThatNothingRequiresIsUnused() {
    expectFindings(
      """
      flags: {1️⃣beta: {summary: Not yet.}}
      screens: {home: {}}
      routers: {Shop: {root: home}}
      """,
      .init(
        "1️⃣", "unused-guard", "no screen or route requires the flag 'beta'",
        help: "name it under a screen's 'requires:', or remove it"))
  }

  @Test func whatIsAlwaysThereCannotBeOff() {
    expectFindings(
      """
      flags: [beta]
      guards: {known: {otherwise: 1️⃣signIn}}
      screens:
        2️⃣home: {requires: beta, opens: [orders]}
        orders: {requires: known}
        3️⃣chat: {requires: beta}
        4️⃣signIn: {requires: beta}
      routers:
        Shop: {root: 5️⃣home}
        Tabs: {tabs: [6️⃣chat]}
      """,
      .init(
        "1️⃣", "unasked-guard",
        "'beta' is never asked: 'signIn' is shown where 'known' refuses",
        help: "show a screen here that no flag switches off", notes: ["4️⃣"]),
      .init(
        "5️⃣", "unasked-guard", "'beta' is never asked: 'home' is the root, which is always there",
        help: "show the screen by a route, and something that requires nothing here",
        notes: ["2️⃣"]),
      .init(
        "6️⃣", "unasked-guard", "'beta' is never asked: 'chat' is a tab, which is always there",
        help: "hide the tab with 'shown:', or show the screen by a route", notes: ["3️⃣"]))
  }

  @Test func fillsWhatTheScreenShownInsteadNeeds() {
    expectFindings(
      """
      flags: [beta]
      screens:
        home: {opens: [orders, carts]}
        orders: {parameters: {id: Int}, requires: beta, otherwise: 1️⃣list}
        carts: {parameters: {id: Int}, requires: beta, otherwise: {screen: list, arguments: {size: 2️⃣idd, 3️⃣sise: 1}}}
        list: {parameters: {id: Int, 4️⃣size: Int}}
      routers: {Shop: {root: home}}
      """,
      .init(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'size' of 'list'",
        help: "write 'otherwise: {screen: list, arguments: {size: …}}'", notes: ["4️⃣"]),
      .init("2️⃣", "unresolved-name", "there is no parameter 'idd' here", fix: "write 'id'"),
      .init("3️⃣", "fills-nothing", "'list' has no parameter 'sise'", fix: "write 'size'"))
  }

  @Test func screensCannotStandInForEachOther() {
    expectFindings(
      """
      flags: [beta]
      screens:
        home: {opens: [a, c, e]}
        a: {requires: beta, otherwise: 1️⃣b}
        b: {requires: beta, otherwise: a}
        c: {requires: beta, otherwise: 2️⃣c}
        d: {requires: beta, otherwise: f}
        e: {requires: beta, otherwise: d}
        f: {}
      routers: {Shop: {root: home}}
      """,
      .init(
        "1️⃣", "guard-loop", "'b', shown instead of 'a', leads back to it when it is off, too",
        help: "show a screen here that is always there, or none"),
      .init(
        "2️⃣", "guard-loop", "'c' cannot stand in for itself",
        help: "show a screen here that is always there, or none"))
  }

  @Test func nothingStandsInForWhatIsAlwaysOn() {
    expectFindings(
      """
      guards: {known: {otherwise: list}}
      flags: [beta]
      screens:
        home: {opens: [orders, carts, gifts]}
        orders: {otherwise: 1️⃣list}
        carts: {requires: known, otherwise: 2️⃣list}
        gifts: {otherwise: list}
        list: {}
      routers: {Shop: {root: home, routes: {gifts: {requires: beta}}}}
      """,
      .init(
        "1️⃣", "conflicting-keys", "'otherwise' means nothing here: no flag switches 'orders' off",
        help: "name a flag under the screen's 'requires:', or leave it out"),
      .init(
        "2️⃣", "conflicting-keys", "'otherwise' means nothing here: no flag switches 'carts' off",
        help: "leave it out: a guard says itself what is shown where it refuses"))
  }

  @Test func aClosedRouterNeedsARouteToWhatIsShownInstead() {
    expectFindings(
      """
      flags: [beta]
      screens: {home: {opens: [orders]}, orders: {requires: beta, otherwise: 1️⃣list}, list: {}}
      routers: {2️⃣Shop: {root: home, closed: true, routes: [orders]}}
      """,
      .init(
        "1️⃣", "no-route", "'list' leads nowhere in 'Shop', which has no route to 'list'",
        help: "add 'list' to its routes; no router has one", notes: ["2️⃣"]))
  }

  @Test func aRouterIsSeenNoFurtherThanItsFlags() {
    expectFindings(
      """
      flags: [1️⃣beta]
      screens: {home: {opens: [orders]}, orders: {requires: beta}}
      routers: {2️⃣Shop: {root: home, access: public}}
      """,
      .init(
        "2️⃣", "narrow-access", "the router 'Shop' is public, but the flag 'beta' is internal",
        help: "give the flag's manifest a wider 'access:'", notes: ["1️⃣"]))
  }

  /// Each screen is shown instead of the last: deeper than any stack.
  @Test func manyFallbacksAreNoProblem() {
    let count = 10_000
    let screens = (0..<count).map {
      "  s\($0): {requires: beta, otherwise: s\(($0 + 1) % count)}"
    }
    let text = (["flags: [beta]", "screens:"] + screens).joined(separator: "\n")
    let compilation = Compiler().compile(MarkedProject(text).input)
    let codes = compilation.report.sorted().map(\.code.description).filter { $0 == "guard-loop" }
    #expect(codes.count == 1)
  }

  @Test func pinsAndExpressionsReachWhatIsShownInstead() {
    let text = Compiler().compile(
      MarkedProject(
        """
        flags: [beta]
        screens:
          home: {opens: [orders, carts]}
          orders: {parameters: {id: Int, size: Int}, requires: beta, otherwise: {screen: list, arguments: {name: "String(id)"}}}
          carts: {requires: beta}
          list: {parameters: {name: String, size: Int}, present: sheet}
        routers: {Shop: {root: home, routes: {orders: {arguments: {size: 3}}}}}
        """
      ).input
    ).files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("case .orders(let id):\n      present(.list(name: String(id), size: 3))"))
    #expect(text.contains("default:\n      break\n    }\n    return false"))
  }
}
