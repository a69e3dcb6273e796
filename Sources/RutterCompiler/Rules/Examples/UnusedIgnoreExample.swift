// Derived from Specs/Diagnostics/unused-ignore; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unusedIgnore = RuleExample(
    code: "unused-ignore",
    bad: [.init("Specs/Shop.yaml", #"""
      routers: {Shop: {root: home}}
      screens:
        home:
          # rutter:ignore unused-parameter: the widget passes it
          view: HomeView

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:21: warning: there is no 'unused-parameter' here to ignore [unused-ignore]
       4 |     # rutter:ignore unused-parameter: the widget passes it
         |                     ^^^^^^^^^^^^^^^^
         = fix: remove the comment
       4 -     # rutter:ignore unused-parameter: the widget passes it

      1 warning

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      routers: {Shop: {root: home}}
      screens:
        home:
          view: HomeView

      """#)])
}
