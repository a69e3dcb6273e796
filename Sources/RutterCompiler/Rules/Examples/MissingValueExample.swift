// Derived from Specs/Diagnostics/missing-value; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingValue = RuleExample(
    code: "missing-value",
    bad: [.init("Specs/Shop.yaml", #"""
      screens: [home, , cart]

      """#)],
    findings: #"""
      Specs/Shop.yaml:1:17: error: a value is missing before ',' [missing-value]
       1 | screens: [home, , cart]
         |                 ^

      1 error

      """#,
    good: [])
}
