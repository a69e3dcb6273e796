// Derived from Specs/Diagnostics/wrong-kind; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let wrongKind = RuleExample(
    code: "wrong-kind",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        book:
          parameters: id

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:17: error: 'parameters' cannot be 'id' [wrong-kind]
       3 |     parameters: id
         |                 ^^
         = help: write a mapping from names to Swift types, or a list of types

      1 error

      """#,
    good: [])
}
