// Derived from Specs/Diagnostics/dead-end; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let deadEnd = RuleExample(
    code: "dead-end",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          tabs:
            help: {screen: help}

      screens:
        help:
          opens: {close: dismiss}

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:13: error: 'close' leads nowhere: 'help' is a tab of 'Shop' [dead-end]
       8 |     opens: {close: dismiss}
         |             ^^^^^
         = help: show a router in the tab, with the screen as its root, or remove the way out
      Specs/Shop.yaml:4:7: note: the tab is declared here
       4 |       help: {screen: help}
         |       ^^^^

      1 error

      """#,
    good: [])
}
