// Derived from Specs/Diagnostics/unclosed-bracket; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unclosedBracket = RuleExample(
    code: "unclosed-bracket",
    bad: [.init("Specs/Shop.yaml", #"""
      screens: [home, cart

      """#)],
    findings: #"""
      Specs/Shop.yaml:1:10: error: this '[' is never closed [unclosed-bracket]
       1 | screens: [home, cart
         |          ^
         = fix: close it
       1 + screens: [home, cart]

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens: [home, cart]

      """#)])
}
