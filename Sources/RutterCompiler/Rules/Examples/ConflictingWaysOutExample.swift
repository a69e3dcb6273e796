// Derived from Specs/Diagnostics/conflicting-ways-out; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let conflictingWaysOut = RuleExample(
    code: "conflicting-ways-out",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {opens: [cart]}
        cart:
          opens: {close: dismiss, order: {}}
        order:
          opens: {close: root}

      """#)],
    findings: #"""
      Specs/Shop.yaml:10:13: error: 'close' would do two things in 'Shop' [conflicting-ways-out]
       10 |     opens: {close: root}
          |             ^^^^^
          = help: rename one of the methods with 'method:'
      Specs/Shop.yaml:8:13: note: here it has the same signature and leads elsewhere
        8 |     opens: {close: dismiss, order: {}}
          |             ^^^^^

      1 error

      """#,
    good: [])
}
