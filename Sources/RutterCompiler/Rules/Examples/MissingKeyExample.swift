// Derived from Specs/Diagnostics/missing-key; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingKey = RuleExample(
    code: "missing-key",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          routes: [book]

      screens:
        book: {parameters: {id: Int}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:3: error: the router 'Shop' has neither a root nor tabs [missing-key]
       2 |   Shop:
         |   ^^^^
         = help: name the screen at the bottom of its stack under 'root:', or write 'class: false' for the enums alone

      1 error

      """#,
    good: [])
}
