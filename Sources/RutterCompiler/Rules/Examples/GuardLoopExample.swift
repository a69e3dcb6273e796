// Derived from Specs/Diagnostics/guard-loop; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let guardLoop = RuleExample(
    code: "guard-loop",
    bad: [.init("Specs/Shop.yaml", #"""
      guards:
        signedIn: {otherwise: signIn}
        online: {otherwise: offline}

      routers:
        Shop:
          root: home

      screens:
        home: {opens: [orders]}
        orders: {requires: signedIn}
        signIn: {requires: online}
        offline: {requires: signedIn}

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:25: error: 'signIn', shown where 'signedIn' refuses, requires it through 'online' [guard-loop]
       2 |   signedIn: {otherwise: signIn}
         |                         ^^^^^^
         = help: take the guard off the screen's 'requires:', or show another screen
      Specs/Shop.yaml:3:23: note: where 'online' refuses, this is shown
       3 |   online: {otherwise: offline}
         |                       ^^^^^^^

      1 error

      """#,
    good: [])
}
