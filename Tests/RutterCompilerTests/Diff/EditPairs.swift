/// The corpus: one edit each, with its verdict.
extension EditPair {
  static let all = swift + links + state + mappings
}

// MARK: Swift

extension EditPair {
  static let swift: [EditPair] = [
    EditPair(
      name: "a comment alone", after: [Edit("screens:\n", "# Screens.\nscreens:\n")], expected: [],
      client: allOfIt),
    EditPair(
      name: "a screen is renamed, its view is not", after: [Edit("qqAuthor", "qqWriter")],
      expected: [],
      client: "let route = QqRoute.qqAuthor(id: 1, tab: nil)"),
    EditPair(
      name: "a screen is renamed, and the old name kept",
      after: [
        Edit("qqAuthor", "qqWriter"),
        Edit(
          "opens: {qqWriter: ,",
          "opens: {qqWriter: , qqAuthor: {screen: qqWriter, deprecated: use the writer},"),
        Edit(
          "root: qqShelf",
          "root: qqShelf\n    routes: {qqAuthor: {screen: qqWriter, replacedBy: qqWriter, link: none}}"
        ),
      ],
      expected: [], client: "let route = QqRoute.qqAuthor(id: 1, tab: nil)"),
    EditPair(
      name: "a parameter has another type", after: [Edit("isbn: String", "isbn: Int")],
      expected: [], client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a parameter is optional now",
      after: [
        Edit("isbn: String", "isbn: String?"),
        Edit("link: /qq/books/{isbn}", "link: \"/qq/books?isbn={isbn}\""),
      ],
      expected: [], client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a parameter is added",
      after: [
        Edit("isbn: String", "isbn: String, page: Int"),
        Edit("link: /qq/books/{isbn}", "link: /qq/books/{isbn}/{page}"),
      ], expected: [],
      client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a parameter with a default is added",
      after: [Edit("isbn: String", "isbn: String, page: Int = 1")], expected: [],
      client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a parameter is renamed", after: [Edit("isbn", "number")], expected: [],
      client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a default is taken away", after: [Edit("String? = nil", "String?")], expected: [],
      client: "let route = QqRoute.qqAuthor(id: 1)"),
    EditPair(
      name: "a label is taken away",
      after: [
        Edit("parameters: {isbn: String}", "parameters: [String]\n    arguments: {isbn: param0}"),
        Edit("viewModel: true", "viewModel: {arguments: {isbn: param0}}"),
        Edit("\n    arguments: {isbn: param0}", ""), Edit("{isbn}", "{param0}"),
      ], expected: [],
      client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "parameters change places",
      after: [Edit("{id: Int, tab: String? = nil}", "{tab: String? = nil, id: Int}")],
      expected: [], client: "let route = QqRoute.qqAuthor(id: 1, tab: \"a\")"),
    EditPair(
      name: "a sheet becomes a cover", after: [Edit("present: sheet", "present: fullScreenCover")],
      expected: [], client: "let sheet = QqSheet.qqFilter"),
    EditPair(
      name: "a way out is taken away", after: [Edit("opens: {qqAuthor: , ", "opens: {")],
      expected: [],
      client:
        "@MainActor func go(_ out: any QqBookNavigating) { out.openQqAuthor(id: 1, tab: nil) }"),
    EditPair(
      name: "a way out is added", after: [Edit("qqDone: dismiss", "qqDone: dismiss, qqHome: root")],
      expected: [], client: "@MainActor func go(_ out: any QqFilterNavigating) { out.qqDone() }"),
    EditPair(
      name: "a method is renamed", after: [Edit("qqClose: dismiss", "qqLeave: dismiss")],
      expected: [], client: "@MainActor func go(_ out: any QqBookNavigating) { out.qqClose() }"),
    EditPair(
      name: "a way out is deprecated",
      after: [Edit("qqAuthor: ,", "qqAuthor: {deprecated: no longer shown},")], expected: [],
      client:
        "@MainActor func go(_ out: any QqBookNavigating) { out.openQqAuthor(id: 1, tab: nil) }"),
    EditPair(
      name: "a router is renamed", after: [Edit("  Qq:", "  QqNew:")], expected: [],
      client: "@MainActor let router = QqRouter()"),
    EditPair(
      name: "a router needs a context",
      after: [
        Edit("root: qqShelf", "root: qqShelf\n    context: {theme: Int}"),
        Edit("view: QqShelf", "view: QqShelf\n    modifiers: [\".badge(theme)\"]"),
      ],
      expected: [],
      client:
        "@MainActor func view(_ router: QqRouter, _ factory: ViewModelFactory) -> QqRootView { QqRootView(router: router, factory: factory) }"
    ),
    EditPair(
      name: "a router is observed otherwise",
      after: [Edit("restore: true", "restore: true\n    observation: observableObject")],
      expected: [], client: "@MainActor func view(@Bindable router: QqRouter) {}"),
    EditPair(
      name: "access is lowered",
      before: [Edit("screens:\n", "access: package\nscreens:\n"), Edit("models:", "\nmodels:")],
      after: [Edit("access: package", "access: internal")], expected: [],
      client: "package func name(_ route: QqRoute) {}"),
    EditPair(
      name: "a feature moves to a module",
      after: [Edit("screens:\n", "module: QqModule\nscreens:\n")],
      expected: []),
    EditPair(
      name: "a screen is there in debug builds only",
      after: [Edit("view: QqAuthorPage", "view: QqAuthorPage\n    if: QQDEBUG")], expected: [],
      client: "let route = QqRoute.qqAuthor(id: 1)"),
    EditPair(
      name: "a guard is added",
      after: [
        Edit("view: QqAuthorPage", "view: QqAuthorPage\n    requires: qqKnown"),
        Edit("routers:", "guards: {qqKnown: {otherwise: qqFilter}}\n\nrouters:"),
      ],
      expected: [], client: "@MainActor let router = QqRouter()"),
    EditPair(
      name: "a mapping is taken away",
      after: [
        Edit(
          "  - from: QqSource\n    to: QqTarget\n    members:\n      title: name\n      note: {from: note, default: \"\\\"none\\\"\"}\n",
          "")
      ],
      expected: [],
      client: "func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }"),
    EditPair(
      name: "a mapping has another label",
      after: [Edit("to: QqTarget\n", "to: QqTarget\n    label: source\n")],
      expected: [],
      client: "func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }"),
    EditPair(
      name: "a mapping has a parameter more",
      after: [
        Edit("title: name", "title: name + suffix"),
        Edit("to: QqTarget\n", "to: QqTarget\n    parameters: {suffix: String}\n"),
      ],
      expected: [],
      client: "func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }"),
    EditPair(
      name: "a mapping's function is renamed", after: [Edit("name: qqState", "name: qqCondition")],
      expected: [], client: "func state(_ code: QqCode) -> QqState { code.qqState() }"),
  ]

  private static let allOfIt = """
    let routes: [QqRoute] = [.qqBook(isbn: "1"), .qqAuthor(id: 1)]
    let sheet = QqSheet.qqFilter
    func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }
    @MainActor func go(_ out: any QqBookNavigating) { out.openQqAuthor(id: 1, tab: nil) }
    """
}

// MARK: Links

extension EditPair {
  static let links: [EditPair] = [
    EditPair(
      name: "a pattern changes", after: [Edit("link: /qq/books/{isbn}", "link: /qq/isbn/{isbn}")],
      expected: []),
    EditPair(
      name: "a pattern changes, and the old one is kept",
      after: [Edit("link: /qq/books/{isbn}", "link: [/qq/isbn/{isbn}, /qq/books/{isbn}]")],
      expected: []),
    EditPair(
      name: "a pattern goes to another screen",
      after: [
        Edit("link: /qq/books/{isbn}", "link: /qq/isbn/{isbn}"),
        Edit("/qq/authors/{id}", "/qq/books/{id}"),
      ],
      expected: []),
    EditPair(
      name: "a query item is needed now",
      after: [Edit("tab: String? = nil", "tab: String")], expected: []),
    EditPair(
      name: "a link is taken away", after: [Edit("    link: /qq/books/{isbn}\n", "")],
      expected: []),
    EditPair(
      name: "a link presents what it pushed",
      after: [Edit("view: QqAuthorPage", "view: QqAuthorPage\n    present: sheet")], expected: []),
    EditPair(
      name: "a link is added",
      after: [Edit("view: QqFilter", "view: QqFilter\n    link: /qq/filter")],
      expected: []),
    EditPair(
      name: "a scheme and a host go", after: [Edit("screens:\n", "# Links.\nscreens:\n")],
      project: Edit(
        "[shop, old], hosts: [shop.example, www.shop.example]", "[shop], hosts: [shop.example]"),
      expected: []),
  ]
}

// MARK: State

extension EditPair {
  static let state: [EditPair] = [
    EditPair(
      name: "state is no longer saved", after: [Edit("restore: true", "restore: false")],
      expected: []),
    EditPair(
      name: "a route goes from a router that drops what is unknown",
      before: [Edit("restore: true", "restore: {unknown: drop}")],
      after: [
        Edit("opens: {qqAuthor: , ", "opens: {"),
        Edit("    link: \"/qq/authors/{id}?tab={tab}\"\n", ""),
      ],
      expected: []),
    EditPair(
      name: "a screen is left out of what is saved",
      after: [Edit("view: QqAuthorPage", "view: QqAuthorPage\n    restore: false")], expected: []),
    EditPair(
      name: "unknown routes start anew",
      after: [Edit("restore: true", "restore: {unknown: reset}")], expected: []),
    EditPair(
      name: "a tab is renamed",
      before: [
        Edit(
          "restore: true",
          "restore: true\n  QqMain:\n    restore: true\n    tabs: {qqFirst: {router: Qq, title: A, systemImage: a}, qqSecond: {screen: qqFilter, title: B, systemImage: b}}"
        ),
        Edit("root: qqShelf\n    restore: true", "root: qqShelf"),
      ],
      after: [Edit("qqSecond", "qqOther")], expected: []),
  ]
}

// MARK: Mappings

extension EditPair {
  static let mappings: [EditPair] = [
    EditPair(
      name: "a member comes from elsewhere",
      after: [
        Edit("title: name", "title: \"\\\"\\\\(id)\\\"\""),
        Edit("{id: Int, name: String, note: String?}", "{id: Int, note: String?}"),
      ],
      expected: []),
    EditPair(
      name: "a default changes", after: [Edit("\\\"none\\\"", "\\\"-\\\"")], expected: []),
    EditPair(
      name: "a case goes elsewhere", after: [Edit("{on: [a, b], off: c}", "{on: a, off: [b, c]}")],
      expected: []),
    EditPair(
      name: "a case falls to all others",
      after: [Edit("cases: {on: [a, b], off: c}", "cases: {on: [a]}\n    otherwise: off")],
      expected: []),
    EditPair(
      name: "a member is added",
      after: [
        Edit(
          "{id: Int, title: String, note: String}",
          "{id: Int, title: String, note: String, size: Int}"),
        Edit("title: name", "title: name\n      size: {constant: 0}"),
      ],
      expected: []),
  ]
}
