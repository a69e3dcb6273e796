// Derived from Specs/Diagnostics/json-quotes; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let jsonQuotes = RuleExample(
    code: "json-quotes",
    bad: [.init("Specs/Shop.json", #"""
      {
        "screens": {home: {}}
      }

      """#)],
    findings: #"""
      Specs/Shop.json:2:15: error: a key needs double quotes [json-quotes]
       2 |   "screens": {home: {}}
         |               ^^^^
         = fix: quote it
       2 +   "screens": {"home": {}}

      1 error

      """#,
    good: [.init("Specs/Shop.json", #"""
      {
        "screens": {"home": {}}
      }

      """#)])
}
