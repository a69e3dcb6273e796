// Derived from Specs/Diagnostics/unused-guard; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unusedGuard = RuleExample(
    code: "unused-guard",
    bad: [.init("Specs/Shop.yaml", #"""
      guards:
        signedIn: {otherwise: signIn}

      routers:
        Shop:
          root: home

      screens:
        home: {opens: [signIn]}
        signIn:

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:3: warning: no screen or route requires the guard 'signedIn' [unused-guard]
       2 |   signedIn: {otherwise: signIn}
         |   ^^^^^^^^
         = help: name it under a screen's 'requires:', or remove it

      1 warning

      """#,
    good: [])
}
