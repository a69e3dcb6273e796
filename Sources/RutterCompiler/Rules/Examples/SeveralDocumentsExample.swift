// Derived from Specs/Diagnostics/several-documents; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let severalDocuments = RuleExample(
    code: "several-documents",
    bad: [.init("Specs/Shop.yaml", #"""
      screens: [home]
      ---
      screens: [cart]

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:1: error: a second document starts here [several-documents]
       2 | ---
         | ^^^
         = help: put it into a file of its own

      1 error

      """#,
    good: [])
}
