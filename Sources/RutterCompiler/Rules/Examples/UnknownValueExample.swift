// Derived from Specs/Diagnostics/unknown-value; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownValue = RuleExample(
    code: "unknown-value",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        cart:
          present: sheat

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:14: error: 'sheat' is not a value of 'present' [unknown-value]
       3 |     present: sheat
         |              ^^^^^
         = help: write one of push, content, detail, sheet, fullScreenCover, popover, or {modifier: name}
         = fix: write 'sheet'
       3 +     present: sheet

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        cart:
          present: sheet

      """#)])
}
