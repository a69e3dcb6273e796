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
}
