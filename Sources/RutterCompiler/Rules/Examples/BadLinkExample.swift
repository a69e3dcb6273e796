// Derived from Specs/Diagnostics/bad-link; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badLink = RuleExample(
    code: "bad-link",
    bad: [.init("rutter.yaml", #"""
      links: {schemes: [shop], hosts: [shop.example]}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item, orders]
        item:
          parameters: {id: Int}
          link: /items/{id}
        orders:
          parameters: {year: Int}
          link: /orders/{year

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:19: error: the '{' has no '}' [bad-link]
       9 |     link: /orders/{year
         |                   ^^^^^
         = fix: add '}'
       9 +     link: /orders/{year}

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item, orders]
        item:
          parameters: {id: Int}
          link: /items/{id}
        orders:
          parameters: {year: Int}
          link: /orders/{year}

      routers:
        Shop:
          root: home

      """#)])
}
