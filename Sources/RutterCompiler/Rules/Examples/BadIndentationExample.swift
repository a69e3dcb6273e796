// Derived from Specs/Diagnostics/bad-indentation; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badIndentation = RuleExample(
    code: "bad-indentation",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
          home:
            title: BOOKS
        cart:
          title: CART

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:3: error: 'cart' lines up with nothing above it [bad-indentation]
       4 |   cart:
         |   ^^^^
         = help: align it with 'home' (4 spaces) or with 'screens' (0 spaces)

      1 error

      """#,
    good: [])
}
