// Derived from Specs/Diagnostics/bad-expression; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badExpression = RuleExample(
    code: "bad-expression",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        book:
          parameters: {id: Int}
          arguments: {number: "id +"}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:29: error: a value is missing after '+' [bad-expression]
       4 |     arguments: {number: "id +"}
         |                             ^

      1 error

      """#,
    good: [])
}
