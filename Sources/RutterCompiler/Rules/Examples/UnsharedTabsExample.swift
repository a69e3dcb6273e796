// Derived from Specs/Diagnostics/unshared-tabs; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unsharedTabs = RuleExample(
    code: "unshared-tabs",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home
        Orders:
          root: orders

      screens:
        home:
          opens: {orders: {router: Orders}}
        orders:

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:13: error: 'orders' leads from 'Shop' to 'Orders', but no tabs show both [unshared-tabs]
       9 |     opens: {orders: {router: Orders}}
         |             ^^^^^^
         = help: show both under the 'tabs:' of one router, or give 'Orders' a 'present:'
      Specs/Shop.yaml:2:3: note: 'Shop' is declared here
       2 |   Shop:
         |   ^^^^
      Specs/Shop.yaml:4:3: note: 'Orders' is declared here
       4 |   Orders:
         |   ^^^^^^

      1 error

      """#,
    good: [])
}
