// Derived from Specs/Diagnostics/text-after-value; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let textAfterValue = RuleExample(
    code: "text-after-value",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: "BOOKS" and more

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:20: error: text after the closing quote [text-after-value]
       3 |     title: "BOOKS" and more
         |                    ^^^^^^^^
         = help: a " inside double quotes is written \"
         = fix: quote all of it
       3 +     title: '"BOOKS" and more'

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: '"BOOKS" and more'

      """#)])
}
