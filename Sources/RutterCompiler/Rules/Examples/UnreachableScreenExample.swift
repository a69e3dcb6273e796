// Derived from Specs/Diagnostics/unreachable-screen; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unreachableScreen = RuleExample(
    code: "unreachable-screen",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {opens: [cart]}
        cart:
        help:

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:3: warning: no router reaches the screen 'help' [unreachable-screen]
       8 |   help:
         |   ^^^^
         = help: open it from a screen, or list it under a router's 'routes:'

      1 warning

      """#,
    good: [])
}
