/// The corpus: one edit each, with its verdict.
extension EditPair {
  static let all = swift + members + links + state + mappings
}

// MARK: Links

extension EditPair {
  static let links: [EditPair] = [
    EditPair(
      name: "a pattern changes", after: [Edit("link: /qq/books/{isbn}", "link: /qq/isbn/{isbn}")],
      expected: [
        "breaking links: '/qq/books/{isbn}' no longer opens, as in https://shop.example/qq/books/text",
        "compatible links: the link '/qq/isbn/{isbn}' is new",
      ]),
    EditPair(
      name: "a pattern changes, and the old one is kept",
      after: [Edit("link: /qq/books/{isbn}", "link: [\"/qq/isbn/{isbn}\", \"/qq/books/{isbn}\"]")],
      expected: [
        "compatible links: the link '/qq/isbn/{isbn}' is new"
      ]),
    EditPair(
      name: "a pattern goes to another screen",
      after: [
        Edit("link: /qq/books/{isbn}", "link: /qq/isbn/{isbn}"),
        Edit("/qq/authors/{id}", "/qq/books/{id}"),
      ],
      expected: [
        "breaking links: some links of '/qq/books/{isbn}' no longer open, such as https://shop.example/qq/books/text",
        "breaking links: '/qq/books/{isbn}' opens 'qqAuthor', no longer 'qqBook'",
        "breaking links: '/qq/authors/{id}?tab={tab}' no longer opens, as in https://shop.example/qq/authors/1",
        "compatible links: the link '/qq/isbn/{isbn}' is new",
        "compatible links: the link '/qq/books/{id}?tab={tab}' is new",
      ]),
    EditPair(
      name: "a query item is needed now",
      after: [Edit("tab: String? = nil", "tab: String")],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' takes 'tab' as 'String', no longer 'String?'",
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' has no default for 'tab' any more",
        "breaking swift: 'QqBookNavigating.openQqAuthor(id:tab:)' takes 'tab' as 'String', no longer 'String?'",
        "breaking links: some links of '/qq/authors/{id}?tab={tab}' no longer open, such as https://shop.example/qq/authors/1",
        "risky state: a saved 'qqAuthor' of 'Qq' without 'tab' is not restored: it is no longer optional",
      ]),
    EditPair(
      name: "a link is taken away", after: [Edit("    link: /qq/books/{isbn}\n", "")],
      expected: [
        "breaking links: '/qq/books/{isbn}' no longer opens, as in https://shop.example/qq/books/text"
      ]),
    EditPair(
      name: "a link presents what it pushed",
      after: [Edit("view: QqAuthorPage", "view: QqAuthorPage\n    present: sheet")],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' is gone",
        "risky swift: 'QqSheet.qqAuthor(id:tab:)' is new: a 'switch' without 'default' has to handle it",
        "risky links: '/qq/authors/{id}?tab={tab}' no longer pushes qqAuthor: it presents qqAuthor as a sheet",
        "breaking state: a saved 'qqAuthor' of 'Qq' is not restored: the route is a sheet, no longer a pushed screen; a stack is restored up to it",
      ]),
    EditPair(
      name: "a link is added",
      after: [Edit("view: QqFilter", "view: QqFilter\n    link: /qq/filter")],
      expected: [
        "compatible links: the link '/qq/filter' is new"
      ]),
    EditPair(
      name: "a scheme and a host go", after: [Edit("screens:\n", "# Links.\nscreens:\n")],
      project: Edit(
        "[shop, old]\n  hosts: [shop.example, www.shop.example]", "[shop]\n  hosts: [shop.example]"),
      expected: [
        "breaking links: links of the scheme 'old' no longer open",
        "breaking links: links of the host 'www.shop.example' no longer open",
      ]),
    EditPair(
      name: "values are read otherwise", after: [Edit("screens:\n", "# Links.\nscreens:\n")],
      project: Edit("Money(text)", "Money(code: text)"),
      expected: [
        "risky links: 'Money' in links is read by 'Money(code: text)', no longer by 'Money(text)'"
      ]),
    EditPair(
      name: "a linked screen is switched by a flag",
      after: [
        Edit("view: QqAuthorPage", "view: QqAuthorPage\n    requires: qqNew"),
        Edit("routers:", "flags: [qqNew]\n\nrouters:"),
      ],
      expected: [
        "breaking swift: 'QqFlags' is new: the app has to give its routers one",
        "risky swift: 'DeepLinkError.switchedOff' is new: a 'switch' without 'default' has to handle it",
        "risky links: '/qq/authors/{id}?tab={tab}' opens only while the flag 'qqNew' is on",
      ],
      client: "@MainActor let router = QqRouter()"),
  ]
}

// MARK: State

extension EditPair {
  static let state: [EditPair] = [
    EditPair(
      name: "state is no longer saved", after: [Edit("restore: true", "restore: false")],
      expected: [
        "breaking swift: 'QqRouter' no longer has 'state', 'savedState', 'restore(from:)', 'restore(_:)'",
        "breaking state: what 'Qq' saved is no longer read",
      ], client: "@MainActor func data(_ router: QqRouter) -> Data? { router.savedState }"),
    EditPair(
      name: "a route goes from a router that drops what is unknown",
      before: [Edit("restore: true", "restore: {unknown: drop}")],
      after: [
        Edit("opens: {qqAuthor: , ", "opens: {"),
        Edit("    link: \"/qq/authors/{id}?tab={tab}\"\n", ""),
      ],
      expected: [
        "breaking swift: 'QqRoute.qqAuthor(id:tab:)' is gone",
        "breaking swift: 'QqBookNavigating.openQqAuthor(id:tab:)' is gone",
        "breaking links: '/qq/authors/{id}?tab={tab}' no longer opens, as in https://shop.example/qq/authors/1",
        "risky state: a saved 'qqAuthor' of 'Qq' is not restored: the route is gone; a stack is restored without it",
      ]),
    EditPair(
      name: "a screen is left out of what is saved",
      after: [Edit("view: QqAuthorPage", "view: QqAuthorPage\n    restore: false")],
      expected: [
        "breaking state: a saved 'qqAuthor' of 'Qq' is not restored: the route is no longer saved; a stack is restored up to it"
      ]),
    EditPair(
      name: "unknown routes start anew",
      after: [Edit("restore: true", "restore: {unknown: reset}")],
      expected: [
        "risky state: saved routes that 'Qq' does not know: 'reset', no longer 'truncate'"
      ]),
    EditPair(
      name: "a tab is renamed",
      before: [
        Edit("  qqFilter:\n", "  qqAbout:\n    view: QqAbout\n  qqFilter:\n"),
        Edit(
          "restore: true",
          "restore: true\n  QqMain:\n    restore: true\n    tabs: {qqFirst: {router: Qq, title: A, systemImage: a}, qqSecond: {screen: qqAbout, title: B, systemImage: b}}"
        ),
        Edit("root: qqShelf\n    restore: true", "root: qqShelf"),
      ],
      after: [Edit("qqSecond", "qqOther")],
      expected: [
        "breaking swift: 'QqMainTab.qqSecond' is now 'QqMainTab.qqOther'",
        "breaking state: what the tab 'qqSecond' of 'QqMain' saved is lost: it is gone",
      ]),
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
      expected: [
        "breaking mappings: 'QqTarget.title' is '\"\\(id)\"', no longer 'name'"
      ]),
    EditPair(
      name: "a default changes", after: [Edit("\\\"none\\\"", "\\\"-\\\"")],
      expected: [
        "breaking mappings: 'QqTarget.note' is 'note ?? \"-\"', no longer 'note ?? \"none\"'"
      ]),
    EditPair(
      name: "a case goes elsewhere", after: [Edit("{on: [a, b], off: c}", "{on: a, off: [b, c]}")],
      expected: [
        "breaking mappings: '.b' is mapped to '.off', no longer to '.on'"
      ]),
    EditPair(
      name: "a case falls to all others",
      after: [Edit("cases: {on: [a, b], off: c}", "cases: {on: [a]}\n    otherwise: off")],
      expected: [
        "breaking mappings: '.b' is mapped to '.off', no longer to '.on'"
      ]),
    EditPair(
      name: "a member is added",
      after: [
        Edit(
          "{id: Int, title: String, note: String}",
          "{id: Int, title: String, note: String, size: Int}"),
        Edit("title: name", "title: name\n      size: {constant: 0}"),
      ],
      expected: [
        "compatible mappings: 'QqTarget.size' is filled with '0'"
      ]),
  ]
}
