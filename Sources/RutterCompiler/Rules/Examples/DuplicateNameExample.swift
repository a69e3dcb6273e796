// Derived from Specs/Diagnostics/duplicate-name; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let duplicateName = RuleExample(
    code: "duplicate-name",
    bad: [.init("Specs/Shop.yaml", #"""
      screens: [home, cart, home]

      """#)],
    findings: #"""
      Specs/Shop.yaml:1:23: error: the screen 'home' is listed twice [duplicate-name]
       1 | screens: [home, cart, home]
         |                       ^^^^
      Specs/Shop.yaml:1:11: note: first listed here
       1 | screens: [home, cart, home]
         |           ^^^^

      1 error

      """#,
    good: [])
}
