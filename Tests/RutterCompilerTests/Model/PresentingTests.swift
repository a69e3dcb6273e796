import RutterCompiler
import RutterDiagnostics
import Testing

/// Platforms, bars, modifiers of the app's own, zooms, and what follows a dismissal.
@Suite struct PresentingTests {
  // MARK: Platforms

  @Test func macOSHasNoCovers() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {tour: {macOS: 1️⃣fullScreenCover}}}}
      screens: {home: , tour: {present: sheet}}
      """,
      .init(
        "1️⃣", "bad-presentation", "macOS has no full-screen covers", fix: "write 'sheet'"))
  }

  @Test func aRouterIsNotPushedOnMacOSEither() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {help: {router: Help, present: sheet, macOS: 1️⃣push}}}
        Help: {root: help}
      screens: [home, help]
      """,
      .init(
        "1️⃣", "not-presentable", "a router can only be presented: it has a stack of its own",
        help: "say how it is presented, such as 'sheet'"))
  }

  @Test func platformsMayDiffer() {
    expectClean(
      """
      routers:
        Shop:
          root: home
          routes:
            tour: {present: fullScreenCover, macOS: sheet}
            cart: {macOS: sheet}
            help: {present: popover, macOS: push}
      screens: [home, tour, cart, help]
      """)
  }

  @Test func aStackCannotStartWhereItIsNotPushed() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {cart: {macOS: sheet}}, start: 1️⃣cart}}
      screens: [home, cart]
      """,
      .init(
        "1️⃣", "narrow-condition",
        "the stack starts with a route that is there only if '!os(macOS)'"))
  }

  // MARK: Modifiers

  @Test func wordsAreNoModifiers() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {tour: {present: {modifier: 1️⃣sheet}}}}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "bad-presentation", "'sheet' is no modifier of the app's own", fix: "write 'sheet'"))
  }

  @Test func aModifierNeedsAName() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {tour: {present: {modifier: 1️⃣my-card}}}}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "bad-name",
        "'my-card' cannot be the name of a modifier: a name cannot hold '-'",
        fix: "write 'myCard'"))
  }

  @Test func aModifierIsAPropertyOfTheRouter() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {1️⃣tour: {present: {modifier: top}}}}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "reserved-name",
        "a modifier that presents cannot be called 'top': what is generated has a 'top' of its own"
      ))
  }

  @Test func aKeywordIsNoModifier() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {tour: {present: {modifier: 1️⃣default}}}}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "bad-name", "'default' cannot be the name of a modifier: it is a keyword",
        help: "choose another name"))
  }

  // MARK: Bars

  @Test func aStackAroundAPushIsNonsense() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {tour: {stack: 1️⃣true}}}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'stack' means nothing on a route that is pushed",
        help: "leave it out, or say how it is presented"))
  }

  @Test func aRouterBringsItsOwnStack() {
    expectFindings(
      """
      routers:
        Shop: {root: home, routes: {help: {router: Help, present: sheet, stack: 1️⃣true}}}
        Help: {root: help}
      screens: [home, help]
      """,
      .init(
        "1️⃣", "conflicting-keys",
        "'stack' means nothing beside 'router', which has a stack of its own",
        help: "leave it out"))
  }

  // MARK: Dismissals

  @Test func aPushedScreenIsNotDismissed() {
    expectFindings(
      """
      routers:
        Shop:
          root: home
          context: {refresh: () -> Void}
          routes: {tour: {onDismiss: 1️⃣refresh}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'onDismiss' means nothing on a route that is pushed",
        help: "leave it out, or say how it is presented"))
  }

  @Test func whatFollowsADismissalIsAContextValue() {
    expectFindings(
      """
      routers:
        Shop:
          root: home
          context: {refresh: () -> Void}
          routes: {tour: {present: sheet, onDismiss: 1️⃣refesh}, cart: {present: sheet}}
        Other: {root: home, onDismiss: 2️⃣reload, routes: {cart: {present: sheet}}}
      screens: [home, tour, cart]
      """,
      .init(
        "1️⃣", "unresolved-name", "'Shop' has no context value 'refesh'", fix: "write 'refresh'"),
      .init(
        "2️⃣", "unresolved-name", "'Other' has no context value 'reload'",
        help: "declare it under the router's 'context:', as a function: '() -> Void'"))
  }

  @Test func aValueAloneDoesNothing() {
    expectFindings(
      """
      routers: {Shop: {root: home, routes: {tour: {present: sheet, onDismiss: 1️⃣5}}}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "bad-expression", "'5' is a value, and nothing would come of it",
        help: "name a function of the router's 'context:', or write a call"))
  }

  @Test func aRouterThatPresentsNothingDismissesNothing() {
    expectFindings(
      """
      routers: {Shop: {root: home, onDismiss: "1️⃣print()", routes: [tour]}}
      screens: [home, tour]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'onDismiss' means nothing here: 'Shop' presents nothing",
        help: "leave it out"))
  }

  @Test func enumsAloneAreNotDismissed() {
    expectFindings(
      """
      routers:
        Shop: {class: false, routes: {tour: {present: sheet, onDismiss: "1️⃣print()"}}}
      screens: [tour]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'onDismiss' means nothing beside 'class: false'",
        help: "give it to the modifier that presents the enum"))
  }

  // MARK: Zooms

  @Test func aZoomNeedsItsNamespace() {
    expectFindings(
      """
      routers:
        Shop: {root: home, context: {space: Namespace.ID}}
        1️⃣Other: {root: home}
      screens:
        home: {opens: [photo]}
        photo: {parameters: {id: Int}, zoom: {source: id, in: 2️⃣space}}
      """,
      .init(
        "2️⃣", "missing-context", "the router 'Other' shows 'photo' but has no 'space'",
        help: "add 'space' with its type to the router's 'context:'", notes: ["1️⃣"]))
  }

  @Test func aZoomStartsAtAParameter() {
    expectFindings(
      """
      routers: {Shop: {root: home, context: {space: Namespace.ID}}}
      screens:
        home: {opens: [photo]}
        photo: {parameters: {tapped: Int}, zoom: {source: 1️⃣taped, in: space}}
      """,
      .init(
        "1️⃣", "unresolved-name", "there is no parameter or context value 'taped'",
        fix: "write 'tapped'"))
  }

  @Test func aZoomSaysWhereFrom() {
    expectFindings(
      """
      routers: {Shop: {root: home}}
      screens: {home: {opens: [photo]}, photo: {zoom: 1️⃣{in: space}}}
      """,
      .init("1️⃣", "missing-key", "this zoom has no 'source'"))
  }
}
