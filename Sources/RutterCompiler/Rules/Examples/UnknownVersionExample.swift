// Derived from Specs/Diagnostics/unknown-version; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownVersion = RuleExample(
    code: "unknown-version",
    bad: [.init("rutter.yaml", #"""
      rutter: 2

      """#), .init("Specs/Shop.yaml", #"""
      screens: [home]

      """#)],
    findings: #"""
      rutter.yaml:1:9: error: this rutter reads version 1 of the language, not 2 [unknown-version]
       1 | rutter: 2
         |         ^
         = help: write 'rutter: 1', or install the version of rutter that reads it

      1 error

      """#,
    good: [])
}
