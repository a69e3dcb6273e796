// Derived from Specs/Diagnostics/unknown-key; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownKey = RuleExample(
    code: "unknown-key",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          veiw: HomeView

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:5: error: unknown key 'veiw' in a screen [unknown-key]
       3 |     veiw: HomeView
         |     ^^^^
         = fix: rename to 'view'
       3 +     view: HomeView

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          view: HomeView

      """#)])
}
