// Derived from Specs/Diagnostics/json-number; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let jsonNumber = RuleExample(
    code: "json-number",
    bad: [.init("Specs/Shop.json", #"""
      {
        "metadata": {"version": 01}
      }

      """#)],
    findings: #"""
      Specs/Shop.json:2:27: error: a number cannot start with '0' [json-number]
       2 |   "metadata": {"version": 01}
         |                           ^^
         = fix: write '1'
       2 +   "metadata": {"version": 1}

      1 error

      """#,
    good: [.init("Specs/Shop.json", #"""
      {
        "metadata": {"version": 1}
      }

      """#)])
}
