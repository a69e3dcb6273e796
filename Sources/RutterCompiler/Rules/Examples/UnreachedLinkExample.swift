// Derived from Specs/Diagnostics/unreached-link; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unreachedLink = RuleExample(
    code: "unreached-link",
    bad: [.init("rutter.yaml", #"""
      links: {schemes: [shop], hosts: [shop.example]}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          link: /
        help:
          opens: [topic]
        topic:
          parameters: {id: Int}
          link: /help/{id}

      routers:
        Shop:
          root: home
        Help:
          root: help
        Main:
          tabs:
            shop: {router: Shop}

      """#)],
    findings: #"""
      Specs/Shop.yaml:13:3: warning: links into 'Help' are opened by no tabs [unreached-link]
       13 |   Help:
          |   ^^^^
          = help: show it in a tab, or call its 'open(_:)' where its view is shown
      Specs/Shop.yaml:8:11: note: one of its links is here
        8 |     link: /help/{id}
          |           ^^^^^^^^^^

      1 warning

      """#,
    good: [])
}
