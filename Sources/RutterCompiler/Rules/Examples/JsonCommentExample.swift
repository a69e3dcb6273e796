// Derived from Specs/Diagnostics/json-comment; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let jsonComment = RuleExample(
    code: "json-comment",
    bad: [.init("Specs/Shop.json", #"""
      {
        // What the shop shows.
        "screens": ["home", "cart"]
      }

      """#)],
    findings: #"""
      Specs/Shop.json:2:3: error: JSON has no comments [json-comment]
       2 |   // What the shop shows.
         |   ^^^^^^^^^^^^^^^^^^^^^^^
         = help: remove all comments, or write the manifest in YAML

      1 error

      """#,
    good: [])
}
