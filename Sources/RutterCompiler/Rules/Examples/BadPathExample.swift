// Derived from Specs/Diagnostics/bad-path; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badPath = RuleExample(
    code: "bad-path",
    bad: [.init("rutter.yaml", #"""
      output: "Features/{name}"

      """#), .init("Specs/Shop.yaml", #"""
      screens: [home]

      """#)],
    findings: #"""
      rutter.yaml:1:9: error: '{name}' is not a placeholder [bad-path]
       1 | output: "Features/{name}"
         |         ^^^^^^^^^^^^^^^^^
         = help: use {feature} or {module}

      1 error

      """#,
    good: [])
}
