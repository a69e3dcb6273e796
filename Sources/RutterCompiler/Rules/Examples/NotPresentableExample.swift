// Derived from Specs/Diagnostics/not-presentable; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let notPresentable = RuleExample(
    code: "not-presentable",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home: {opens: {settings: {router: Settings}}}
        settings:

      routers:
        Shop:
          root: home
          routes:
            settings: {router: Settings}
        Settings:
          root: settings

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:7: error: the router 'Settings' cannot be pushed: it has a stack of its own [not-presentable]
       9 |       settings: {router: Settings}
         |       ^^^^^^^^
         = help: say how it is presented: 'present: sheet'

      1 error

      """#,
    good: [])
}
