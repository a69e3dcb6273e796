// Derived from Specs/Diagnostics/name-clash; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let nameClash = RuleExample(
    code: "name-clash",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home:
          view: ShopRootView

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:3: error: the view 'ShopRootView' has the name of a type of the router 'Shop' [name-clash]
       6 |   home:
         |   ^^^^
         = help: name the view under 'view:', or the enum under the router's 'enums:'
      Specs/Shop.yaml:2:3: note: the router is declared here
       2 |   Shop:
         |   ^^^^

      1 error

      """#,
    good: [])
}
