// Derived from Specs/Diagnostics/mixed-collection; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let mixedCollection = RuleExample(
    code: "mixed-collection",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: BOOKS
        - cart

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:3: error: a list item among the keys of a mapping [mixed-collection]
       4 |   - cart
         |   ^
         = help: write 'key: value', or indent the item below a key

      1 error

      """#,
    good: [])
}
