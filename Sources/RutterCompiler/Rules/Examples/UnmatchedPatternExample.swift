// Derived from Specs/Diagnostics/unmatched-pattern; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unmatchedPattern = RuleExample(
    code: "unmatched-pattern",
    bad: [.init("rutter.yaml", #"""
      rules:
        unused-parameter:
          in: {Specs/Legacy: off}

      """#), .init("Specs/Shop.yaml", #"""
      routers: {Shop: {root: home}}
      screens: {home: {}}

      """#)],
    findings: #"""
      rutter.yaml:3:10: warning: no manifest is at 'Specs/Legacy' [unmatched-pattern]
       3 |     in: {Specs/Legacy: off}
         |          ^^^^^^^^^^^^
         = help: write a path from the project's folder; '*' stands for any characters of a name, '**' for any folders

      1 warning

      """#,
    good: [])
}
