// Derived from Specs/Diagnostics/missing-colon; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingColon = RuleExample(
    code: "missing-colon",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home
        cart:
          title: CART

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:3: error: a ':' is missing after 'home' [missing-colon]
       2 |   home
         |   ^^^^
         = fix: add ':'
       2 +   home:

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
        cart:
          title: CART

      """#)])
}
