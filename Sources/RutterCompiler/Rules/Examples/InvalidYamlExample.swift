// Derived from Specs/Diagnostics/invalid-yaml; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let invalidYaml = RuleExample(
    code: "invalid-yaml",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home: "BOOKS": HOME

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:16: error: a second ':' on the line of a key [invalid-yaml]
       2 |   home: "BOOKS": HOME
         |                ^

      1 error

      """#,
    good: [])
}
