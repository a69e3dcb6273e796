// Derived from Specs/Diagnostics/unlinkable-parameter; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unlinkableParameter = RuleExample(
    code: "unlinkable-parameter",
    bad: [.init("rutter.yaml", #"""
      links: {schemes: [shop], hosts: [shop.example]}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item]
        item:
          parameters: {price: Money}
          link: /items/{price}

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:19: error: a link cannot hold 'price', whose type is 'Money' [unlinkable-parameter]
       6 |     link: /items/{price}
         |                   ^^^^^
         = help: give the type a codec under 'links:' in the project file, or list the cases of a raw-value enum under 'models:'
      Specs/Shop.yaml:5:18: note: it is declared here
       5 |     parameters: {price: Money}
         |                  ^^^^^

      1 error

      """#,
    good: [])
}
