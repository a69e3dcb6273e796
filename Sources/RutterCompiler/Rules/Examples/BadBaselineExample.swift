// Derived from Specs/Diagnostics/bad-baseline; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badBaseline = RuleExample(
    code: "bad-baseline",
    bad: [.init("Specs/Shop.yaml", #"""
      routers: {Shop: {root: home}}
      screens: {home: {}}

      """#), .init("rutter-baseline.json", #"""
      {
        "version": 2,
        "findings": []
      }

      """#)],
    findings: #"""
      rutter-baseline.json:2:14: error: this rutter reads baselines of version 1 [bad-baseline]
       2 |   "version": 2,
         |              ^
         = help: 'rutter baseline' writes it anew

      1 error

      """#,
    good: [])
}
