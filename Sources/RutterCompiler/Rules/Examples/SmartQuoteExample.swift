// Derived from Specs/Diagnostics/smart-quote; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let smartQuote = RuleExample(
    code: "smart-quote",
    bad: [.init("Specs/Shop.yaml", #"""
      summary: “Books and more”
      screens: [home]

      """#)],
    findings: #"""
      Specs/Shop.yaml:1:10: error: a typographic quote does not quote [smart-quote]
       1 | summary: “Books and more”
         |          ^
         = help: write " instead
         = fix: use straight quotes
       1 + summary: "Books and more"

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      summary: "Books and more"
      screens: [home]

      """#)])
}
