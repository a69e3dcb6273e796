// Derived from Specs/Diagnostics/cyclic-tabs; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let cyclicTabs = RuleExample(
    code: "cyclic-tabs",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Main:
          tabs:
            shop: {router: Shop}
        Shop:
          tabs:
            main: {router: Main}

      """#)],
    findings: #"""
      Specs/Shop.yaml:7:7: error: the tabs of 'Main' would contain themselves [cyclic-tabs]
       7 |       main: {router: Main}
         |       ^^^^
         = help: show another router in this tab

      1 error

      """#,
    good: [])
}
