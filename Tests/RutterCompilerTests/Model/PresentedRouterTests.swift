import RutterCompiler
import RutterDiagnostics
import Testing

/// Routers that others present: how they are named, reached, given values, and what is refused.
@Suite struct PresentedRouterTests {
  @Test func aRouterCannotBePushed() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {1️⃣settings: {router: Settings}}}
        Settings: {root: settings}
      screens: [home, settings]
      """,
      .init(
        "1️⃣", "not-presentable",
        "the router 'Settings' cannot be pushed: it has a stack of its own",
        help: "say how it is presented: 'present: sheet'"))
  }

  @Test func aRouterCannotAskForWhatItCannotBe() {
    expectFindings(
      """
      routers:
        Shop: {root: home, present: 1️⃣push}
        Main: {tabs: {shop: {router: Shop}}, present: 2️⃣sheet}
        Links: {class: false, routes: [help], present: 3️⃣popover}
      screens: {home: {opens: {shop: {router: Shop}}}, help: }
      """,
      .init(
        "1️⃣", "not-presentable",
        "the router 'Shop' cannot be pushed: it has a stack of its own",
        help: "say how it is presented: 'present: sheet'"),
      .init("2️⃣", "conflicting-keys", "'present' means nothing beside 'tabs'"),
      .init("3️⃣", "conflicting-keys", "'present' means nothing beside 'class: false'"))
  }

  @Test func theRouterOrItsRootMaySayHowItIsPresented() {
    expectClean(
      """
      routers:
        Shop: {root: home, routes: {settings: {router: Settings}, help: {router: Help}}}
        Settings: {root: settings, present: sheet}
        Help: {root: help}
      screens: {home: , settings: , help: {present: popover}}
      """)
  }

  @Test func tabsCannotBePresented() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {main: {router: 2️⃣Main, present: sheet}}}
        1️⃣Main: {tabs: [home]}
      screens: [home]
      """,
      .init(
        "2️⃣", "not-presentable", "the router 'Main' has tabs, which are not presented",
        help: "name a router that has a root", notes: ["1️⃣"]))
  }

  @Test func enumsAloneCannotBePresented() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {links: {router: 2️⃣Links, present: sheet}}}
        1️⃣Links: {class: false, routes: [home]}
      screens: [home]
      """,
      .init(
        "2️⃣", "not-presentable",
        "the router 'Links' has 'class: false', so nothing can present it",
        help: "leave 'class: false' out there", notes: ["1️⃣"]))
  }

  @Test func enumsAloneCannotPresent() {
    expectFindings(
      """
      routers:
        Links: {class: false, routes: {settings: {router: 1️⃣Settings, present: sheet}}}
        Settings: {root: settings}
      screens: [settings]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'router' means nothing beside 'class: false'",
        help: "name a screen: the enum alone holds no router"))
  }

  @Test func aRouteLeadsToOneThing() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {settings: {router: Settings, screen: 1️⃣home, present: sheet}}}
        Settings: {root: settings}
      screens: [home, settings]
      """,
      .init("1️⃣", "conflicting-keys", "a route leads to a router or to a screen, not both"))
  }

  @Test func reportsAMisspeltRouter() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {settings: {router: 1️⃣Setings, present: sheet}}}
        Settings: {root: settings}
      screens: [home, settings]
      """,
      .init(
        "1️⃣", "unresolved-name", "there is no router 'Setings'", fix: "write 'Settings'"))
  }

  @Test func aTabsRootStillNeedsItsValues() {
    expectFindings(
      """
      routers:
        Main: {tabs: {shop: {router: Shop}, book: {router: Book}}}
        Shop: {root: home, routes: {book: {router: Book, present: sheet}}}
        Book: {root: 1️⃣book}
      screens: {home: , book: {parameters: {2️⃣id: Int}}}
      """,
      .init(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'id' of 'book'", notes: ["2️⃣"]))
  }

  @Test func theRootBeneathNeedsItsValuesToo() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {book: {router: Book, present: sheet}}}
        Book: {root: book}
      screens:
        home: {opens: {2️⃣author: {router: Book}}}
        book: {parameters: {1️⃣id: Int}, opens: [author]}
        author:
      """,
      .init(
        "2️⃣", "unfilled-parameter",
        "nothing fills the parameter 'id' of 'book', which lies beneath",
        help: "pin it under the route's 'arguments:', or open the router's root",
        notes: ["1️⃣"]))
  }

  @Test func aRouterLiesOverOneSetOfTabs() {
    expectFindings(
      """
      routers:
        Main: {tabs: {shop: {router: Shop}}}
        Guest: {tabs: {visit: {router: Visit}}}
        Shop: {root: home, routes: {help: {router: Help}}}
        Visit: {root: home, routes: {1️⃣help: {router: Help}}}
        Help: {root: help, present: sheet}
      screens: [home, help]
      """,
      .init(
        "1️⃣", "duplicate-name",
        "the router 'Help' would lie over the tabs of 'Main' and of 'Guest'",
        help: "declare a second router with the same root"))
  }

  @Test func aDerivedRouteNeedsAFreeName() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {1️⃣help: {screen: about}}}
        Help: {root: faq, present: sheet}
      screens:
        home: {opens: {2️⃣questions: {router: Help}}}
        about:
        faq:
      """,
      .init(
        "2️⃣", "duplicate-name", "'Shop' reaches a screen and a router called 'help'",
        help: "give one of them a route under another name", notes: ["1️⃣"]))
  }

  @Test func namesOfPropertiesAreTaken() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {1️⃣path: {router: Book, present: sheet}}}
        Book: {root: book}
      screens: {home: , book: {parameters: {2️⃣factory: Int}}}
      """,
      .init(
        "1️⃣", "reserved-name",
        "a route to a router cannot be called 'path': what is generated has a 'path' of its own"),
      .init(
        "2️⃣", "reserved-name",
        "a parameter of a presented root cannot be called 'factory': what is generated has a 'factory' of its own"
      ))
  }

  @Test func circlesAreFine() {
    expectClean(
      """
      routers:
        Shop: {root: home, present: sheet}
        Help: {root: help, present: sheet}
        Alone: {root: alone, present: sheet}
      screens:
        home: {opens: {help: {router: Help}, alone: {router: Alone}}}
        help: {opens: {home: {router: Shop}}}
        alone: {opens: {alone: {router: Alone}}}
      """)
  }

  @Test func aWayOutTakesWhatTheRootNeeds() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {book: {router: Book, present: sheet}}}
        Book: {root: {screen: book, arguments: {page: 1}}}
      screens:
        home: {opens: {reader: {router: Book, arguments: {1️⃣isbm: 1}}}}
        book: {parameters: {isbn: Int, page: Int}}
      """,
      .init("1️⃣", "fills-nothing", "'book' has no parameter 'isbm'", fix: "write 'isbn'"))
  }
}
