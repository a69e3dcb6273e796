// Derived from Specs/Diagnostics/missing-space; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingSpace = RuleExample(
    code: "missing-space",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          view:HomeView

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:9: error: a space is missing after ':' [missing-space]
       3 |     view:HomeView
         |         ^
         = fix: add a space
       3 +     view: HomeView

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          view: HomeView

      """#)])
}
