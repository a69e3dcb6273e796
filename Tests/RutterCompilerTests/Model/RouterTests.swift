import RutterCompiler
import RutterDiagnostics
import Testing

/// Roots, routes, tabs and starts.
@Suite struct RouterTests {
  @Test func missesARootOrTabs() {
    expectFindings(
      """
      routers:
        1️⃣Shop: {routes: [book]}
      screens: [book]
      """,
      .init("1️⃣", "missing-key", "the router 'Shop' has neither a root nor tabs"))
  }

  @Test func fillsTheRootsParameters() {
    expectFindings(
      """
      routers:
        Shop: {root: 1️⃣book}
        Good: {root: {screen: book, arguments: {id: 1}}}
      screens: {book: {parameters: {2️⃣id: Int, page: Int = 0}}}
      """,
      .init(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'id' of 'book'",
        help: "write 'root: {screen: book, arguments: {id: …}}'", notes: ["2️⃣"]))
  }

  @Test func reportsTwoRoutersOfOneName() {
    let project = MarkedProject(
      "routers: {2️⃣Shop: {root: home}}\nscreens: [home]",
      others: ["Other.yaml": "routers: {1️⃣Shop: {root: cart}}\nscreens: [cart]"])
    let report = Compiler().compile(project.input).report.sorted()
    #expect(report.first?.message == "there are two routers called 'Shop'")
    #expect(report.first.map { project.mark(of: $0.range) } == "2️⃣")
  }

  @Test func aClosedRouterNamesTheRoutersThatHaveTheRoute() {
    expectFindings(
      """
      routers:
        1️⃣Shop: {root: home, closed: true, routes: [book]}
        Books: {root: home}
      screens:
        home: {opens: [book]}
        book: {opens: [2️⃣author]}
        author:
      """,
      .init(
        "2️⃣", "no-route", "'author' leads nowhere in 'Shop', which has no route to 'author'",
        help: "add 'author' to its routes; routers that have one: Books", notes: ["1️⃣"]))
  }

  @Test func reportsMethodsThatWouldDoTwoThings() {
    expectFindings(
      """
      routers:
        Shop: {root: home}
      screens:
        home: {opens: [cart]}
        cart: {opens: {1️⃣close: dismiss, order: {}}}
        order: {opens: {2️⃣close: root}}
      """,
      .init(
        "2️⃣", "conflicting-ways-out", "'close' would do two things in 'Shop'",
        help: "rename one of the methods with 'method:'", notes: ["1️⃣"]))
  }

  @Test func theSameMethodMayDoOneThingForTwoScreens() {
    expectClean(
      """
      routers:
        Shop: {root: home}
      screens:
        home: {opens: [cart]}
        cart: {opens: {close: dismiss, order: {}}}
        order: {opens: {close: dismiss}}
      """)
  }

  @Test func reportsTwoScreensOfOneNameInARouter() {
    let project = MarkedProject(
      """
      routers:
        Shop: {root: home}
      screens:
        home: {opens: {1️⃣details: {}, 2️⃣film: {screen: Films.details}}}
        details:
      """, others: ["Films.yaml": "screens: [details]"])
    expectFindings(
      in: project,
      [
        .init(
          "2️⃣", "duplicate-name", "'Shop' reaches two screens called 'details'",
          help: "give this one another name: 'routes: {other: {screen: Films.details}}'")
      ])
  }

  @Test func takesTwoScreensOfOneNameUnderTwoRoutes() {
    expectClean(
      """
      routers:
        Shop: {root: home, routes: {film: {screen: Films.details}}}
      screens:
        home: {opens: {details: {}, film: {screen: Films.details}, movie: {screen: Films.details}}}
        details:
      """, others: ["Films.yaml": "screens: [details]"])
  }

  @Test func aCallWithLabelsNeedsQuotes() {
    expectFindings(
      """
      routers:
        Shop:
          start: 1️⃣book(id: 1)
      """,
      .init("1️⃣", "needs-quotes", "a value with ': ' in it needs quotes", fix: "quote it"))
  }

  @Test func startsAtAPushedRouteByName() {
    expectFindings(
      """
      routers:
        Shop:
          root: home
          routes: {book: {}, cart: {present: sheet}}
          start: 1️⃣bok
          starts: {a: 2️⃣cart, b: "book(id: 5)", c: 3️⃣book}
      screens: {home: {}, book: {parameters: {4️⃣id: Int}}, cart: {}}
      """,
      .init(
        "1️⃣", "unresolved-name", "'bok' is not a pushed route of 'Shop'",
        fix: "write 'book'"),
      .init(
        "2️⃣", "unresolved-name", "'cart' is not a pushed route of 'Shop'",
        help: "it pushes book"),
      .init(
        "3️⃣", "unfilled-parameter", "nothing fills the parameter 'id' of 'book'",
        help: "write it as a call, with a value for each parameter, in order", notes: ["4️⃣"]))
  }

  @Test func pinsOnlyWhatTheScreenHas() {
    expectFindings(
      """
      routers:
        Shop:
          root: home
          context: {space: Int}
          routes:
            book: {arguments: {1️⃣idd: 1}}
            cart: {screen: 2️⃣basket}
            shelf: {arguments: {row: 3️⃣spce}}
      screens: {home: {}, book: {parameters: {id: Int}}, shelf: {parameters: {row: Int}}}
      """,
      .init("1️⃣", "fills-nothing", "'book' has no parameter 'idd'", fix: "write 'id'"),
      .init("2️⃣", "unresolved-name", "there is no screen 'basket'"),
      .init(
        "3️⃣", "unresolved-name", "there is no parameter 'spce' here", fix: "write 'space'"))
  }

  // MARK: Tabs

  @Test func checksWhatTabsShow() {
    expectFindings(
      """
      routers:
        Main:
          tabs:
            a: {router: 1️⃣Shp}
            b: {screen: 2️⃣hom}
            c: {router: Shop, screen: 3️⃣home}
            d: {router: 4️⃣Enums}
            e: {screen: 5️⃣book}
            f: {router: Shop, shown: 6️⃣isAdult}
        Shop: {root: home}
        Enums: {class: false}
      screens: {home: {}, book: {parameters: {7️⃣id: Int}}}
      """,
      .init("1️⃣", "unresolved-name", "there is no router 'Shp'", fix: "write 'Shop'"),
      .init("2️⃣", "unresolved-name", "there is no screen 'hom'", fix: "write 'home'"),
      .init("3️⃣", "conflicting-keys", "a tab shows a router or a screen, not both"),
      .init(
        "4️⃣", "unresolved-name",
        "the router 'Enums' has 'class: false', so no tab can show it"),
      .init(
        "5️⃣", "unfilled-parameter", "nothing fills the parameter 'id' of 'book'",
        help: "a tab's screen needs a default for each parameter", notes: ["7️⃣"]),
      .init(
        "6️⃣", "unresolved-name", "'Main' has no context value 'isAdult'",
        help: "declare it under the router's 'context:'"))
  }

  @Test func aRouterIsInTheTabsOfOneRouter() {
    expectFindings(
      """
      routers:
        Main: {tabs: {shop: {router: Shop}}}
        Other: {tabs: {1️⃣shop: {router: Shop}}}
        Shop: {root: home}
      screens: [home]
      """,
      .init(
        "1️⃣", "duplicate-name", "the router 'Shop' is already in the tabs of 'Main'"))
  }

  @Test func tabsInsideThemselvesAreReported() {
    expectFindings(
      """
      routers:
        Main: {tabs: {1️⃣own: {router: Main}}}
      """,
      .init("1️⃣", "cyclic-tabs", "the tabs of 'Main' would contain themselves"))
  }
}
