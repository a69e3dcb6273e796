// Derived from Specs/Diagnostics/pinned-link-parameter; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let pinnedLinkParameter = RuleExample(
    code: "pinned-link-parameter",
    bad: [.init("rutter.yaml", #"""
      links: {schemes: [shop], hosts: [shop.example]}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item]
        item:
          parameters: {id: Int}
          link: /items/{id}

      routers:
        Shop:
          root: home
          routes:
            bestseller: {screen: item, arguments: {id: 1}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:12:50: error: the link of the screen holds 'id', which 'bestseller' pins in 'Shop' [pinned-link-parameter]
       12 |       bestseller: {screen: item, arguments: {id: 1}}
          |                                                  ^
          = help: give the route a 'link:' of its own, or 'link: none'
      Specs/Shop.yaml:6:11: note: the link is here
        6 |     link: /items/{id}
          |           ^^^^^^^^^^^

      1 error

      """#,
    good: [])
}
