// Derived from Specs/Diagnostics/unicode-space; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unicodeSpace = RuleExample(
    code: "unicode-space",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          view:\#u{a0}HomeView

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:10: error: U+00A0 looks like a space but is none to YAML [unicode-space]
       3 |     view:\#u{a0}HomeView
         |          ^
         = fix: replace it with a space
       3 +     view: HomeView

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          view: HomeView

      """#)])
}
