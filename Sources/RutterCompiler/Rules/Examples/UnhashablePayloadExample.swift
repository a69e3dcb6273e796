// Derived from Specs/Diagnostics/unhashable-payload; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unhashablePayload = RuleExample(
    code: "unhashable-payload",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {opens: [cart]}
        cart:
          parameters: {onOrder: () -> Void}

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:18: error: no route can carry 'onOrder', which is a closure: routes are Hashable [unhashable-payload]
       8 |     parameters: {onOrder: () -> Void}
         |                  ^^^^^^^
         = help: carry a Hashable value instead, or pin the parameter under the route's 'arguments:'
      Specs/Shop.yaml:2:3: note: 'Shop' has a route to its screen
       2 |   Shop:
         |   ^^^^

      1 error

      """#,
    good: [])
}
