// Derived from Specs/Diagnostics/control-character; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let controlCharacter = RuleExample(
    code: "control-character",
    bad: [.init("Specs/Shop.yaml", #"""
      summary: Books\#u{b} and more
      screens: [home]

      """#)],
    findings: #"""
      Specs/Shop.yaml:1:15: error: control character U+000B in the text [control-character]
       1 | summary: Books␋ and more
         |               ^
         = fix: remove it
       1 + summary: Books and more

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      summary: Books and more
      screens: [home]

      """#)])
}
