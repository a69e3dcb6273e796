import RutterCompiler
import RutterDiagnostics
import Testing

/// Split views and what their columns show.
@Suite struct SplitTests {
  @Test func aColumnNeedsASplitView() {
    expectFindings(
      """
      routers:
        2️⃣Shop: {root: shelf}
      screens:
        shelf: {opens: [book]}
        book: {present: 1️⃣detail}
      """,
      .init(
        "1️⃣", "no-column", "'Shop' is no split view: it has no detail column for 'book'",
        help: "give the router a 'split:', or say under its 'routes:' how it shows 'book'",
        fix: "write 'push'", notes: ["2️⃣"]))
  }

  @Test func aRoutesOwnPresentationIsFoundWhereItStands() {
    expectFindings(
      """
      routers:
        Shop:
          root: shelf
          routes: {book: {present: 1️⃣content}}
        Cards: {class: false, routes: {card: {screen: book, present: 2️⃣detail}}}
      screens:
        shelf: {opens: [book]}
        book: {present: sheet}
      """,
      .init(
        "1️⃣", "no-column", "'Shop' is no split view: it has no content column for 'book'",
        fix: "write 'push'"),
      .init(
        "2️⃣", "no-column", "'Cards' is no split view: it has no detail column for 'card'",
        fix: "write 'push'"))
  }

  @Test func aScreenOfManyRoutersIsReportedOnce() {
    expectFindings(
      """
      routers:
        Shop: {root: shelf}
        Cellar: {root: shelf}
        Office: {root: shelf, split: {}}
        Attic: {root: shelf, routes: {book: {present: push}}}
      screens:
        shelf: {opens: [book]}
        book: {present: 1️⃣detail}
      """,
      .init(
        "1️⃣", "no-column", "'Shop' is no split view: it has no detail column for 'book'",
        fix: "write 'push'"))
  }

  @Test func aSplitViewHasARootAndAClass() {
    expectFindings(
      """
      routers:
        Main: {tabs: {shop: {router: Shop}}, 1️⃣split: {detail: book}}
        Shop: {root: book, split: {detail: book}}
        Cards: {class: false, routes: [book], 2️⃣split: {}}
      screens: [book]
      """,
      .init(
        "1️⃣", "conflicting-keys", "'split' means nothing beside 'tabs'",
        help: "declare it in the router that the tab shows"),
      .init(
        "2️⃣", "conflicting-keys", "'split' means nothing beside 'class: false'",
        help: "leave it out"))
  }

  @Test func fillsTheParametersOfWhatIsThereAtFirst() {
    expectFindings(
      """
      routers:
        Shop:
          root: shelf
          split:
            content: 1️⃣list
            detail: {screen: 2️⃣bok}
        Good:
          root: shelf
          context: {first: Int}
          split: {content: {screen: list, arguments: {row: first}}, detail: shelf}
      screens:
        shelf:
        list: {parameters: {3️⃣row: Int}}
        book:
      """,
      .init(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'row' of 'list'",
        help: "write 'content: {screen: list, arguments: {row: …}}'", notes: ["3️⃣"]),
      .init("2️⃣", "unresolved-name", "there is no screen 'bok'", fix: "write 'book'"))
  }

  @Test func whatIsThereAtFirstIsAlwaysThere() {
    expectFindings(
      """
      routers:
        Shop: {root: shelf, split: {detail: 1️⃣hint}}
        Trial: {root: shelf, split: {detail: hint}, if: TRIAL}
      screens:
        shelf:
        2️⃣hint: {if: TRIAL}
      """,
      .init(
        "1️⃣", "narrow-condition", "the detail column of 'Shop' is there only if 'TRIAL'",
        help: "give the router the same 'if', or choose another screen", notes: ["2️⃣"]))
  }

  @Test func theCompactColumnIsOneThatThereIs() {
    expectFindings(
      """
      routers:
        Shop: {root: shelf, split: {compact: 1️⃣content}, routes: [book]}
        Good: {root: shelf, split: {compact: content}, routes: {book: {present: content}, page: {}}}
        Old:
          root: shelf
          observation: observableObject
          split: {detail: book, compact: 2️⃣detail}
      screens: [shelf, book, page]
      """,
      .init(
        "1️⃣", "no-column", "'Shop' has no content column",
        help: "name the screen it shows at first under 'content:'", fix: "write 'detail'"),
      .init(
        "2️⃣", "conflicting-keys",
        "'compact' means nothing beside 'observation: observableObject'",
        help: "leave it out: before iOS 17, a split view chooses its compact column itself"))
  }

  @Test func aDetailColumnShowsSomething() {
    expectFindings(
      """
      routers:
        Shop: {root: shelf, 1️⃣split: {content: book}}
        Pushed: {root: shelf, split: {}, routes: [book]}
        Placed: {root: shelf, split: {detail: book}}
      screens: [shelf, book]
      """,
      .init(
        "1️⃣", "empty-column", "the detail column of 'Shop' is always empty",
        help: "show a screen in it with 'present: detail', or name one under 'detail:'"))
  }

  @Test func screensOfColumnsAreReachedAndReach() {
    expectClean(
      """
      routers:
        Shop: {root: shelf, split: {detail: welcome}}
      screens:
        shelf:
        welcome: {opens: [book]}
        book: {present: detail, opens: [page]}
        page:
      """)
  }
}
