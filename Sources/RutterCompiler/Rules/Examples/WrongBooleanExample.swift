// Derived from Specs/Diagnostics/wrong-boolean; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let wrongBoolean = RuleExample(
    code: "wrong-boolean",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          lazy: yes

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:11: error: 'lazy' is true or false, not 'yes' [wrong-boolean]
       3 |     lazy: yes
         |           ^^^
         = fix: write true
       3 +     lazy: true

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          lazy: true

      """#)])
}
