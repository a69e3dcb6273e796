// Derived from Specs/Diagnostics/bad-name; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badName = RuleExample(
    code: "bad-name",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        book-details:

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:3: error: 'book-details' cannot be the name of a screen: a name cannot hold '-' [bad-name]
       2 |   book-details:
         |   ^^^^^^^^^^^^
         = fix: write 'bookDetails'
       2 +   bookDetails:

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        bookDetails:

      """#)])
}
