// Derived from Specs/Diagnostics/alias-loop; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let aliasLoop = RuleExample(
    code: "alias-loop",
    bad: [.init("Specs/Shop.yaml", #"""
      metadata: &all
        owner: books
        copy: *all

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:9: error: alias 'all' is inside what it stands for [alias-loop]
       3 |   copy: *all
         |         ^^^^
      Specs/Shop.yaml:2:3: note: 'all' starts here
       2 |   owner: books
         |   ^

      1 error

      """#,
    good: [])
}
