// Derived from Specs/Diagnostics/conditional-tabs; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let conditionalTabs = RuleExample(
    code: "conditional-tabs",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          tabs:
            home: {if: DEBUG}

      screens: [home]

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:7: error: all tabs of 'Shop' have a condition, so that it may have none [conditional-tabs]
       4 |       home: {if: DEBUG}
         |       ^^^^
         = help: leave 'if' out of one of them

      1 error

      """#,
    good: [])
}
