/// Edits that Swift depends on.
extension EditPair {
  static let swift: [EditPair] = [
    EditPair(
      name: "a comment alone", after: [Edit("screens:\n", "# Screens.\nscreens:\n")], expected: [],
      client: allOfIt),
    EditPair(
      name: "a screen is renamed, its view is not", after: [Edit("qqAuthor", "qqWriter")],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' is now 'QqRoute.qqWriter(id:tab:)'",
        "breaking swift: 'QqBookNavigating.openQqAuthor(id:tab:)' is now 'QqBookNavigating.openQqWriter(id:tab:)'",
        "breaking state: a saved 'qqAuthor' of 'Qq' is not restored: the route is gone; a stack is restored up to it",
      ],
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
          "root: qqShelf\n    routes: {qqWriter: {}, qqAuthor: {screen: qqWriter, replacedBy: qqWriter, link: none}}"
        ),
      ],
      expected: [
        "compatible swift: 'QqRoute.qqAuthor(id:tab:)' is deprecated",
        "compatible swift: 'QqBookNavigating.openQqAuthor(id:tab:)' is deprecated",
        "risky swift: 'QqRoute.qqWriter(id:tab:)' is new: a 'switch' without 'default' has to handle it",
        "risky swift: 'QqBookNavigating.openQqWriter(id:tab:)' is new: types of the app's own that conform have to have it",
        "compatible state: a saved 'qqAuthor' of 'Qq' leads to 'qqWriter'",
      ], client: "let route = QqRoute.qqAuthor(id: 1, tab: nil)"),
    EditPair(
      name: "a parameter has another type", after: [Edit("isbn: String", "isbn: Int")],
      expected: [
        "breaking swift: 'QqRoute.qqBook(isbn:)' takes 'isbn' as 'Int', no longer 'String'",
        "breaking swift: 'QqShelfNavigating.openQqBook(isbn:)' takes 'isbn' as 'Int', no longer 'String'",
        "breaking swift: 'ViewModelFactory.makeQqBook(isbn:)' takes 'isbn' as 'Int', no longer 'String'",
        "breaking links: some links of '/qq/books/{isbn}' no longer open, such as https://shop.example/qq/books/text",
        "breaking state: a saved 'qqBook' of 'Qq' may not be restored: 'isbn' is 'Int', no longer 'String'; a stack is restored up to it",
      ], client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a parameter is optional now",
      after: [
        Edit("isbn: String", "isbn: String?"),
        Edit("link: /qq/books/{isbn}", "link: \"/qq/books?isbn={isbn}\""),
      ],
      expected: [
        "risky swift: 'QqRoute.qqBook(isbn:)' takes 'isbn' as 'String?', no longer 'String': what reads it has to unwrap it",
        "risky swift: 'QqShelfNavigating.openQqBook(isbn:)' takes 'isbn' as 'String?', no longer 'String': what reads it has to unwrap it",
        "risky swift: 'ViewModelFactory.makeQqBook(isbn:)' takes 'isbn' as 'String?', no longer 'String': what reads it has to unwrap it",
        "breaking links: '/qq/books/{isbn}' no longer opens, as in https://shop.example/qq/books/text",
        "compatible links: the link '/qq/books?isbn={isbn}' is new",
      ], client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a parameter is added",
      after: [
        Edit("isbn: String", "isbn: String, page: Int"),
        Edit("link: /qq/books/{isbn}", "link: /qq/books/{isbn}/{page}"),
      ],
      expected: [
        "breaking swift: 'QqRoute.qqBook(isbn:)' also carries 'page: Int'",
        "breaking swift: 'QqShelfNavigating.openQqBook(isbn:)' also takes 'page: Int'",
        "breaking swift: 'ViewModelFactory.makeQqBook(isbn:)' also takes 'page: Int'",
        "breaking links: '/qq/books/{isbn}' no longer opens, as in https://shop.example/qq/books/text",
        "compatible links: the link '/qq/books/{isbn}/{page}' is new",
        "breaking state: a saved 'qqBook' of 'Qq' is not restored: it has no 'page'; a stack is restored up to it",
      ],
      client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a parameter with a default is added",
      after: [Edit("isbn: String", "isbn: String, page: Int = 1")],
      expected: [
        "risky swift: 'QqRoute.qqBook(isbn:)' also carries 'page: Int', which has a default: patterns have to name it",
        "breaking swift: 'QqShelfNavigating.openQqBook(isbn:)' also takes 'page: Int'",
        "breaking swift: 'ViewModelFactory.makeQqBook(isbn:)' also takes 'page: Int'",
      ],
      client: "@MainActor func go(_ out: any QqShelfNavigating) { out.openQqBook(isbn: \"1\") }"),
    EditPair(
      name: "a parameter is renamed", after: [Edit("isbn", "number")],
      expected: [
        "breaking swift: 'QqRoute.qqBook(isbn:)' carries 'number' in place of 'isbn'",
        "breaking swift: 'QqShelfNavigating.openQqBook(isbn:)' takes 'number' in place of 'isbn'",
        "breaking swift: 'ViewModelFactory.makeQqBook(isbn:)' takes 'number' in place of 'isbn'",
        "breaking state: a saved 'qqBook' of 'Qq' is not restored: it has no 'number'; a stack is restored up to it",
      ],
      client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "a default is taken away", after: [Edit("String? = nil", "String?")],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' has no default for 'tab' any more"
      ],
      client: "let route = QqRoute.qqAuthor(id: 1)"),
    EditPair(
      name: "a label is taken away",
      after: [
        Edit("parameters: {isbn: String}", "parameters: [String]\n    arguments: {isbn: param0}"),
        Edit("viewModel: true", "viewModel: {arguments: {isbn: param0}}"),
        Edit("\n    arguments: {isbn: param0}", ""), Edit("{isbn}", "{param0}"),
      ],
      expected: [
        "breaking swift: 'QqRoute.qqBook(isbn:)' carries 'param0' in place of 'isbn'",
        "breaking swift: 'QqShelfNavigating.openQqBook(isbn:)' takes 'param0' in place of 'isbn'",
        "breaking swift: 'ViewModelFactory.makeQqBook(isbn:)' takes 'param0' in place of 'isbn'",
        "breaking state: a saved 'qqBook' of 'Qq' is not restored: it has no 'param0'; a stack is restored up to it",
      ],
      client: "let route = QqRoute.qqBook(isbn: \"1\")"),
    EditPair(
      name: "parameters change places",
      after: [Edit("{id: Int, tab: String? = nil}", "{tab: String? = nil, id: Int}")],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' has its parameters in another order: 'tab:id:'",
        "breaking swift: 'QqBookNavigating.openQqAuthor(id:tab:)' has its parameters in another order: 'tab:id:'",
      ], client: "let route = QqRoute.qqAuthor(id: 1, tab: \"a\")"),
    EditPair(
      name: "a sheet becomes a cover", after: [Edit("present: sheet", "present: fullScreenCover")],
      expected: [
        "breaking swift: 'QqSheet' is gone",
        "compatible swift: 'QqFullScreenCover' is new",
        "breaking state: a saved 'qqFilter' of 'Qq' is not restored: the route is a full-screen cover, no longer a sheet; a stack is restored up to it",
      ], client: "let sheet = QqSheet.qqFilter"),
    EditPair(
      name: "a way out is taken away", after: [Edit("opens: {qqAuthor: , ", "opens: {")],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' is gone",
        "breaking swift: 'QqBookNavigating.openQqAuthor(id:tab:)' is gone",
        "breaking links: '/qq/authors/{id}?tab={tab}' no longer opens, as in https://shop.example/qq/authors/1",
        "breaking state: a saved 'qqAuthor' of 'Qq' is not restored: the route is gone; a stack is restored up to it",
      ],
      client:
        "@MainActor func go(_ out: any QqBookNavigating) { out.openQqAuthor(id: 1, tab: nil) }"),
    EditPair(
      name: "a way out is added", after: [Edit("qqDone: dismiss", "qqDone: dismiss, qqHome: root")],
      expected: [
        "risky swift: 'QqFilterNavigating.qqHome()' is new: types of the app's own that conform have to have it"
      ], client: "@MainActor func go(_ out: any QqFilterNavigating) { out.qqDone() }"),
    EditPair(
      name: "a method is renamed", after: [Edit("qqClose: dismiss", "qqLeave: dismiss")],
      expected: [
        "breaking swift: 'QqBookNavigating.qqClose()' is now 'QqBookNavigating.qqLeave()'"
      ], client: "@MainActor func go(_ out: any QqBookNavigating) { out.qqClose() }"),
    EditPair(
      name: "a way out is deprecated",
      after: [Edit("qqAuthor: ,", "qqAuthor: {deprecated: no longer shown},")],
      expected: [
        "compatible swift: 'QqBookNavigating.openQqAuthor(id:tab:)' is deprecated"
      ],
      client:
        "@MainActor func go(_ out: any QqBookNavigating) { out.openQqAuthor(id: 1, tab: nil) }"),
    EditPair(
      name: "a router is renamed", after: [Edit("  Qq:", "  QqNew:")],
      expected: [
        "breaking swift: 'QqRoute' is now 'QqNewRoute'",
        "breaking swift: 'QqSheet' is now 'QqNewSheet'",
        "breaking swift: 'QqRouter' is now 'QqNewRouter'",
        "breaking swift: 'QqRootView(factory:)' is now 'QqNewRootView(factory:)'",
        "breaking state: what 'Qq' saved is lost: there is no such router",
      ],
      client: "@MainActor let router = QqRouter()"),
    EditPair(
      name: "a router needs a context",
      after: [
        Edit("root: qqShelf", "root: qqShelf\n    context: {theme: Int}"),
        Edit("view: QqShelf", "view: QqShelf\n    modifiers: [\".badge(theme)\"]"),
      ],
      expected: [
        "breaking swift: 'QqRootView(factory:)' also takes 'theme: Int'"
      ],
      client:
        "@MainActor func view(_ router: QqRouter, _ factory: ViewModelFactory) -> QqRootView { QqRootView(router: router, factory: factory) }"
    ),
    EditPair(
      name: "a router is observed otherwise",
      after: [Edit("restore: true", "restore: true\n    observation: observableObject")],
      expected: [
        "breaking swift: 'QqRouter' is observableObject, no longer observable"
      ],
      client:
        "@MainActor func view(_ router: QqRouter) -> Bindable<QqRouter> { Bindable(wrappedValue: router) }"
    ),
    EditPair(
      name: "access is lowered",
      before: [Edit("screens:\n", "access: package\nscreens:\n"), Edit("models:", "\nmodels:")],
      after: [Edit("access: package", "access: internal")],
      expected: [
        "breaking swift: 'QqRoute' is internal, no longer package",
        "breaking swift: 'QqSheet' is internal, no longer package",
        "breaking swift: 'QqRouter' is internal, no longer package",
        "breaking swift: 'QqRootView(factory:)' is internal, no longer package",
        "breaking swift: 'QqShelfNavigating' is internal, no longer package",
        "breaking swift: 'QqBookNavigating' is internal, no longer package",
        "breaking swift: 'QqFilterNavigating' is internal, no longer package",
        "breaking swift: 'ViewModelFactory' is internal, no longer package",
        "breaking swift: 'ViewModelFactory.makeQqBook(isbn:)' is internal, no longer package",
        "breaking swift: 'QqTarget.init(QqSource)' is internal, no longer package",
        "breaking swift: 'QqCode.qqState()' is internal, no longer package",
        "breaking swift: 'DeepLinkError' is internal, no longer package",
        "breaking swift: 'DeepLink' is internal, no longer package",
      ]),
    EditPair(
      name: "a feature moves to a module",
      after: [Edit("screens:\n", "module: QqModule\nscreens:\n")],
      expected: [
        "breaking swift: 'QqRoute' is in the module 'QqModule'",
        "breaking swift: 'QqSheet' is in the module 'QqModule'",
        "breaking swift: 'QqRouter' is in the module 'QqModule'",
        "breaking swift: 'QqRootView(factory:)' is in the module 'QqModule'",
        "breaking swift: 'QqShelfNavigating' is in the module 'QqModule'",
        "breaking swift: 'QqBookNavigating' is in the module 'QqModule'",
        "breaking swift: 'QqFilterNavigating' is in the module 'QqModule'",
        "breaking swift: 'QqTarget.init(QqSource)' is in the module 'QqModule'",
        "breaking swift: 'QqCode.qqState()' is in the module 'QqModule'",
      ]),
    EditPair(
      name: "a screen is there in debug builds only",
      after: [Edit("view: QqAuthorPage", "view: QqAuthorPage\n    if: QQDEBUG")],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' is there only if 'QQDEBUG'",
        "breaking swift: 'QqBookNavigating.openQqAuthor(id:tab:)' is there only if 'QQDEBUG'",
        "breaking links: '/qq/authors/{id}?tab={tab}' opens only if 'QQDEBUG'",
      ],
      client: "let route = QqRoute.qqAuthor(id: 1)"),
    EditPair(
      name: "a guard is added",
      after: [
        Edit("view: QqAuthorPage", "view: QqAuthorPage\n    requires: qqKnown"),
        Edit("routers:", "guards: {qqKnown: {otherwise: qqFilter}}\n\nrouters:"),
      ],
      expected: [
        "breaking swift: 'QqGuards' is new: the app has to give its routers one",
        "risky links: '/qq/authors/{id}?tab={tab}' opens only if the guard 'qqKnown' agrees",
      ], client: "@MainActor let router = QqRouter()"),
    EditPair(
      name: "a mapping is taken away",
      after: [
        Edit(
          "  - from: QqSource\n    to: QqTarget\n    members:\n      title: name\n      note: {from: note, default: \"\\\"none\\\"\"}\n",
          "")
      ],
      expected: [
        "breaking swift: 'QqTarget.init(QqSource)' is gone"
      ],
      client: "func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }"),
    EditPair(
      name: "a mapping has another label",
      after: [Edit("to: QqTarget\n", "to: QqTarget\n    label: source\n")],
      expected: [
        "breaking swift: 'QqTarget.init(QqSource)' takes the label 'source', no longer 'qqSource'"
      ],
      client: "func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }"),
    EditPair(
      name: "a mapping has a parameter more",
      after: [
        Edit("title: name", "title: name + suffix"),
        Edit("to: QqTarget\n", "to: QqTarget\n    parameters: {suffix: String}\n"),
      ],
      expected: [
        "breaking swift: 'QqTarget.init(QqSource)' also takes 'suffix: String'",
        "breaking mappings: 'QqTarget.title' is 'name + suffix', no longer 'name'",
      ],
      client: "func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }"),
    EditPair(
      name: "a mapping's function is renamed", after: [Edit("name: qqState", "name: qqCondition")],
      expected: [
        "breaking swift: 'QqCode.qqState()' is now 'QqCode.qqCondition()'"
      ], client: "func state(_ code: QqCode) -> QqState { code.qqState() }"),
  ]

  private static let allOfIt = """
    let routes: [QqRoute] = [.qqBook(isbn: "1"), .qqAuthor(id: 1)]
    let sheet = QqSheet.qqFilter
    func target(_ source: QqSource) -> QqTarget { QqTarget(qqSource: source) }
    @MainActor func go(_ out: any QqBookNavigating) { out.openQqAuthor(id: 1, tab: nil) }
    """
}
