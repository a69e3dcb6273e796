// Derived from Specs/Diagnostics/conflicting-keys; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let conflictingKeys = RuleExample(
    code: "conflicting-keys",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens:
            help: {screen: help, url: "https://books.example/help"}
        help:

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:28: error: a way out has one of 'screen', 'url' and 'by' [conflicting-keys]
       4 |       help: {screen: help, url: "https://books.example/help"}
         |                            ^^^
      Specs/Shop.yaml:4:14: note: the other one is here
       4 |       help: {screen: help, url: "https://books.example/help"}
         |              ^^^^^^

      1 error

      """#,
    good: [])
}
