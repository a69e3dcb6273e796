import RutterCompiler
import Testing

/// What screens return, and how it is handed over.
@Suite struct ResultTests {
  @Test func reportsAResultOfAScreenThatReturnsNothing() {
    expectFindings(
      """
      screens:
        home: {opens: {size: {result: 1️⃣callback}}}
        2️⃣size:
      """,
      .init(
        "1️⃣", "no-result", "'size' returns nothing",
        help: "say what it returns under its 'returns:', or leave 'result:' out", notes: ["2️⃣"]))
  }

  @Test func nilAlreadyMeansNothing() {
    expectFindings(
      """
      screens:
        size: {returns: 1️⃣Int?}
        colour: {returns: {type: "2️⃣Optional<Color>"}}
      """,
      .init(
        "1️⃣", "bad-type",
        "what a screen returns cannot be optional: nil means that it returned nothing",
        fix: "write 'Int'"),
      .init(
        "2️⃣", "bad-type",
        "what a screen returns cannot be optional: nil means that it returned nothing",
        fix: "write 'Color'"))
  }

  @Test func aWayOutCannotHaveTheMethodThatReturns() {
    expectFindings(
      """
      screens:
        size:
          returns: {type: 1️⃣Int, label: size}
          opens: {2️⃣other: {by: hand, method: finish, parameters: {size: Int}}}
      """,
      .init(
        "1️⃣", "duplicate-name", "'size' returns through 'finish(size:)', which is a way out",
        help: "rename one with 'method:'", notes: ["2️⃣"]))
  }

  @Test func aRootIsNeverClosed() {
    expectFindings(
      """
      screens:
        home: {opens: {1️⃣size: {router: Sizes}}}
        size: {returns: Int}
      routers:
        Home: {root: home}
        2️⃣Sizes: {root: size}
        Main: {tabs: {home: {router: Home}, sizes: {router: Sizes}}}
      """,
      .init(
        "1️⃣", "no-result", "the root of 'Sizes' is never closed, so it returns nothing",
        help: "write 'result: ignored', or open the screen by a route", notes: ["2️⃣"]))
  }

  @Test func aTabReturnsNothing() {
    expectFindings(
      """
      screens:
        home: {opens: {sizes: {router: Sizes, result: 1️⃣async}}}
        size:
      routers:
        Home: {root: home}
        2️⃣Sizes: {root: size}
        Main: {tabs: {home: {router: Home}, sizes: {router: Sizes}}}
      """,
      .init(
        "1️⃣", "no-result", "'sizes' selects a tab, which returns nothing",
        help: "leave 'result:' out", notes: ["2️⃣"]))
  }

  @Test func waysOutThatDifferInHowTheyWaitAreTwoMethods() {
    expectClean(
      """
      screens:
        home: {opens: [a, b]}
        a: {opens: {size: {}}}
        b: {opens: {size: {result: callback}, other: {screen: size, method: openSize, result: ignored}}}
        size: {returns: Int, opens: {size: {}}}
      routers:
        Home: {root: home}
      """)
  }

  @Test func twoScreensMayReturnTheSame() {
    expectClean(
      """
      screens:
        home: {opens: [a, b]}
        a: {returns: Int}
        b: {returns: Int}
      routers:
        Home: {root: home}
      """)
  }
}
