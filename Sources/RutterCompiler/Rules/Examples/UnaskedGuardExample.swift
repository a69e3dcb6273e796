// Derived from Specs/Diagnostics/unasked-guard; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unaskedGuard = RuleExample(
    code: "unasked-guard",
    bad: [.init("Specs/Shop.yaml", #"""
      guards:
        signedIn: {otherwise: signIn}

      routers:
        Orders:
          root: orders

      screens:
        orders: {requires: signedIn, opens: [signIn]}
        signIn:

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:11: error: 'signedIn' is never asked: 'orders' is the root, which is always there [unasked-guard]
       6 |     root: orders
         |           ^^^^^^
         = help: show the screen by a route, and something that requires nothing here
      Specs/Shop.yaml:9:3: note: 'orders' requires it
       9 |   orders: {requires: signedIn, opens: [signIn]}
         |   ^^^^^^

      1 error

      """#,
    good: [])
}
