// Derived from Specs/Diagnostics/duplicate-key; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let duplicateKey = RuleExample(
    code: "duplicate-key",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: BOOKS
          lazy: true
          title: HOME

      """#)],
    findings: #"""
      Specs/Shop.yaml:5:5: error: duplicate key 'title' [duplicate-key]
       5 |     title: HOME
         |     ^^^^^
      Specs/Shop.yaml:3:5: note: first used here
       3 |     title: BOOKS
         |     ^^^^^

      1 error

      """#,
    good: [])
}
