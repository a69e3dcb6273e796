// Derived from Specs/Diagnostics/stale-baseline; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let staleBaseline = RuleExample(
    code: "stale-baseline",
    bad: [.init("Specs/Shop.yaml", #"""
      routers: {Shop: {root: home}}
      screens: {home: {}}

      """#), .init("rutter-baseline.json", #"""
      {
        "version": 1,
        "findings": [
          {
            "path": "Specs/Shop.yaml",
            "code": "unreachable-screen",
            "message": "no router reaches the screen 'cart'",
            "fingerprint": "6859a1ad1be53f02f34dc245863ed689"
          }
        ]
      }

      """#)],
    findings: #"""
      rutter-baseline.json:4:5: warning: a finding of the baseline is gone [stale-baseline]
       4 |     {
         |     ^
         = help: 'rutter baseline' takes out what is mended

      1 warning

      """#,
    good: [])
}
