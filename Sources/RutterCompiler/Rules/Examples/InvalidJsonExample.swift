// Derived from Specs/Diagnostics/invalid-json; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let invalidJson = RuleExample(
    code: "invalid-json",
    bad: [.init("Specs/Shop.json", #"""
      {
        "screens": = ["home"]
      }

      """#)],
    findings: #"""
      Specs/Shop.json:2:14: error: expected a value, found '=' [invalid-json]
       2 |   "screens": = ["home"]
         |              ^

      1 error

      """#,
    good: [])
}
