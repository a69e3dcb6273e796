// Derived from Specs/Diagnostics/bad-escape; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badEscape = RuleExample(
    code: "bad-escape",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: "C:\Books"

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:15: error: '\B' is no escape [bad-escape]
       3 |     title: "C:\Books"
         |               ^^
         = help: in single quotes a backslash is a backslash
         = fix: double the backslash
       3 +     title: "C:\\Books"

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: "C:\\Books"

      """#)])
}
