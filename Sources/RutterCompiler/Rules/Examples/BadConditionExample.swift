// Derived from Specs/Diagnostics/bad-condition; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badCondition = RuleExample(
    code: "bad-condition",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          if: debug build

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:9: error: 'debug build' is not a compilation condition [bad-condition]
       3 |     if: debug build
         |         ^^^^^^^^^^^
         = help: write what could follow '#if' in Swift, such as 'DEBUG' or 'os(iOS) || DEBUG'

      1 error

      """#,
    good: [])
}
