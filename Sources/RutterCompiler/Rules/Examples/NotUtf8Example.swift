// Derived from Specs/Diagnostics/not-utf8; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let notUtf8 = RuleExample(
    code: "not-utf8",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        caf�:

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:6: error: byte 0xE9 is not UTF-8 [not-utf8]
       2 |   caf�:
         |      ^
         = help: save the file as UTF-8

      1 error

      """#,
    good: [])
}
