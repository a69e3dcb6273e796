// Derived from Specs/Diagnostics/narrow-condition; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let narrowCondition = RuleExample(
    code: "narrow-condition",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {if: DEBUG}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:11: error: the root of 'Shop' is there only if 'DEBUG' [narrow-condition]
       3 |     root: home
         |           ^^^^
         = help: give the router the same 'if', or choose another root
      Specs/Shop.yaml:6:3: note: 'home' is declared here
       6 |   home: {if: DEBUG}
         |   ^^^^

      1 error

      """#,
    good: [])
}
