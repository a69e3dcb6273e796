// Derived from Specs/Diagnostics/bad-ignore; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badIgnore = RuleExample(
    code: "bad-ignore",
    bad: [.init("Specs/Shop.yaml", #"""
      routers: {Shop: {root: home}}
      screens:
        home:
          # rutter:ignore unused-parameter
          view: HomeView

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:7: error: 'rutter:ignore' gives no reason [bad-ignore]
       4 |     # rutter:ignore unused-parameter
         |       ^^^^^^^^^^^^^
         = help: write '# rutter:ignore CODE: why', with 'until=2027-01-31' and 'by=team' before the colon if you like

      1 error

      """#,
    good: [])
}
