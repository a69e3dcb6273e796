// Derived from Specs/Diagnostics/bad-type; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badType = RuleExample(
    code: "bad-type",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        shelf:
          parameters: {books: "[Book"}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:26: error: '[' is never closed [bad-type]
       3 |     parameters: {books: "[Book"}
         |                          ^

      1 error

      """#,
    good: [])
}
