import RutterCompiler
import RutterDiagnostics
import Testing

/// What is said of tabs beside what they show.
@Suite struct TabTests {
  @Test func aRoleNeedsTheTabsOfIOS18() {
    expectFindings(
      """
      routers:
        2️⃣Main: {tabs: {home: {}, find: {role: 1️⃣search}}}
        Good: {tabStyle: tab, tabs: {home: {}, find: {role: search}}}
      screens: [home, find]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'role' needs the tabs of iOS 18",
        help: "write 'tabStyle: tab' in the router, or leave the role out", notes: ["2️⃣"]))
  }

  @Test func whatIsSaidOfTabsNeedsTabs() {
    expectFindings(
      """
      routers:
        Shop: {root: home, 1️⃣tabStyle: tab}
        Office: {root: home, 2️⃣popsToRoot: true}
        Names: {class: false, tabs: [home], 3️⃣popsToRoot: true}
      screens: [home]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'tabStyle' means nothing without 'tabs'", help: "leave it out"),
      .init(
        "2️⃣", "conflicting-keys", "'popsToRoot' means nothing without 'tabs'",
        help: "leave it out"),
      .init(
        "3️⃣", "conflicting-keys", "'popsToRoot' means nothing beside 'class: false'",
        help: "leave it out"))
  }

  @Test func aBadgeIsOfTheContext() {
    expectFindings(
      """
      routers:
        Main:
          context: {unread: Int}
          tabs: {home: {badge: 1️⃣unraed}, find: {badge: unread + 1}, more: {badge: unread}}
      screens: [home, find, more]
      """,
      .init(
        "1️⃣", "unresolved-name", "'Main' has no context value 'unraed'", fix: "write 'unread'"))
  }

  @Test func aTabThatIsAScreenCanBeOpened() {
    expectClean(
      """
      routers:
        Shop: {root: shelf}
        Main: {tabs: {shop: {router: Shop}, help: {}}}
      screens:
        shelf: {opens: {help: {router: Main}}}
        help: {opens: {shop: {router: Shop}}}
      """)
  }

  @Test func aTabThatIsAScreenTakesNoValues() {
    expectFindings(
      """
      routers:
        Shop: {root: shelf}
        Main: {tabs: {shop: {router: Shop}, help: {}}}
      screens:
        shelf: {opens: {help: {router: Main, arguments: 1️⃣{topic: day}}}}
        help: {parameters: {topic: String = ""}}
      """,
      .init(
        "1️⃣", "conflicting-keys", "'help' only selects a tab, which takes no values",
        help: "name a router that pushes or presents a screen, and the screen under 'screen:'"))
  }

  @Test func aScreenThatIsNoTabCannotBeSelected() {
    expectFindings(
      """
      routers:
        Shop: {root: shelf}
        2️⃣Main: {tabs: {shop: {router: Shop}}}
      screens:
        shelf: {opens: {1️⃣help: {router: Main}}}
        help:
      """,
      .init(
        "1️⃣", "no-route", "'help' leads nowhere in 'Main', which has no route to 'help'",
        help: "add 'help' to its routes; no router has one", notes: ["2️⃣"]))
  }

  @Test func namesThatTabRoutersNeedAreTaken() {
    expectFindings(
      """
      routers:
        Main: {tabs: {1️⃣shownTabs: {screen: home}, home: {}}}
      screens: [home]
      """,
      .init(
        "1️⃣", "reserved-name",
        "a tab cannot be called 'shownTabs': what is generated has a 'shownTabs' of its own",
        help: "choose another name"))
  }

  // MARK: Tabs in tabs

  private let nested = """
    routers:
      Home: {root: home}
      Shelf: {root: shelf}
      Cellar: {root: cellar}
      Inner: {tabs: {shelf: {router: Shelf}, cellar: {router: Cellar}, help: {}}}
      Outer: {tabs: {home: {router: Home}, inner: {router: Inner}}}

    """

  @Test func waysOutLeadIntoTabsInTabsAndOut() throws {
    let model = model(
      nested + """
        screens:
          home: {opens: {book: {router: Shelf}, help: {router: Inner}, inner: {router: Inner}}}
          shelf: {opens: {book: {}, cellar: {router: Cellar}, start: {router: Home}}}
          book: {parameters: {id: Int}}
          cellar:
          help: {opens: {start: {router: Home}}}
        """)
    #expect(try paths("Home", in: model) == ["0 inner shelf", "0 inner help", "0 inner"])
    #expect(try paths("Shelf", in: model) == ["0 cellar", "1 home"])
    #expect(try paths("Inner", in: model) == ["1 home"])
  }

  @Test func aRouterPresentedOverInnerAndOuterTabsLiesOverTheOuter() throws {
    let model = model(
      nested + """
          Basket: {root: basket, present: sheet}
        screens:
          home: {opens: {basket: {router: Basket}}}
          shelf: {opens: {basket: {router: Basket}}}
          cellar:
          help:
          basket: {opens: {cellar: {router: Cellar}, start: {router: Home}}}
        """)
    #expect(try paths("Basket", in: model) == ["0 inner cellar", "0 home"])
  }

  @Test func tabsThatAreNotAroundCannotBeSelected() {
    expectFindings(
      """
      routers:
        2️⃣Home: {root: home}
        3️⃣Shelf: {root: shelf}
        Inner: {tabs: {shelf: {router: Shelf}}}
        Outer: {tabs: {inner: {router: Inner}}}
        Other: {tabs: {home: {router: Home}}}
      screens:
        home: {opens: {1️⃣books: {router: Shelf}}}
        shelf:
      """,
      .init(
        "1️⃣", "unshared-tabs", "'books' leads from 'Home' to 'Shelf', but no tabs show both",
        help: "show both under the 'tabs:' of one router, or give 'Shelf' a 'present:'",
        notes: ["2️⃣", "3️⃣"]))
  }

  private func model(_ manifest: String) -> Model {
    let analysis = Compiler().analyze(MarkedProject(manifest).input)
    #expect(analysis.report.sorted().map(\.message) == [])
    return analysis.model
  }

  /// What each way out of a router selects: how many tabs it leaves, and those it goes into.
  private func paths(_ name: String, in model: Model) throws -> [String] {
    let router = try #require(model.routers.first { $0.name == name })
    return router.moves.compactMap { move in
      guard case .select(_, let path, _, _) = move.effect else { return nil }
      return ([String(path.climb)] + path.steps.map(\.tab)).joined(separator: " ")
    }
  }
}
