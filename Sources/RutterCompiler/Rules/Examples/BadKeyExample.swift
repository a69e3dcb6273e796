// Derived from Specs/Diagnostics/bad-key; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badKey = RuleExample(
    code: "bad-key",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Format:
          kind: enum
          cases:
            - paper: Int
              audio: Duration

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:9: error: one case an item: 'audio' starts an item of its own [bad-key]
       6 |         audio: Duration
         |         ^^^^^

      1 error

      """#,
    good: [])
}
