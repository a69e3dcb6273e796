// Derived from Specs/Diagnostics/unknown-rule; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownRule = RuleExample(
    code: "unknown-rule",
    bad: [.init("rutter.yaml", #"""
      rules: {unreachable-screens: error}

      """#), .init("Specs/Shop.yaml", #"""
      screens: [home]

      """#)],
    findings: #"""
      rutter.yaml:1:9: error: there is no rule 'unreachable-screens' [unknown-rule]
       1 | rules: {unreachable-screens: error}
         |         ^^^^^^^^^^^^^^^^^^^
         = fix: write 'unreachable-screen'
       1 + rules: {unreachable-screen: error}

      1 error

      """#,
    good: [.init("rutter.yaml", #"""
      rules: {unreachable-screen: error}

      """#)])
}
