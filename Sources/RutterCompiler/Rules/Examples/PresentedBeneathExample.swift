// Derived from Specs/Diagnostics/presented-beneath; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let presentedBeneath = RuleExample(
    code: "presented-beneath",
    bad: [.init("rutter.yaml", #"""
      links: {schemes: [shop], hosts: [shop.example]}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [filter, item]
        filter:
          present: sheet
        item:
          parameters: {id: Int}
          link: /items/{id}

      routers:
        Shop:
          root: home
          routes:
            item: {over: [filter]}

      """#)],
    findings: #"""
      Specs/Shop.yaml:14:21: error: 'filter' is not pushed, so nothing can lie on it [presented-beneath]
       14 |       item: {over: [filter]}
          |                     ^^^^^^
          = help: name routes that are pushed
      Specs/Shop.yaml:4:3: note: the route is declared here
        4 |   filter:
          |   ^^^^^^

      1 error

      """#,
    good: [])
}
