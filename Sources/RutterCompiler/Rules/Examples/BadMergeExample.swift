// Derived from Specs/Diagnostics/bad-merge; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badMerge = RuleExample(
    code: "bad-merge",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          <<: lazy

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:9: error: '<<' takes a mapping or a list of mappings [bad-merge]
       3 |     <<: lazy
         |         ^^^^
         = help: name an anchor that holds a mapping, or quote the key: "<<"

      1 error

      """#,
    good: [])
}
