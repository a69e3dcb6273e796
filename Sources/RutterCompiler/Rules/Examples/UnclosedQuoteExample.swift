// Derived from Specs/Diagnostics/unclosed-quote; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unclosedQuote = RuleExample(
    code: "unclosed-quote",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: "BOOKS

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:12: error: this quote is never closed [unclosed-quote]
       3 |     title: "BOOKS
         |            ^
         = fix: close it
       3 +     title: "BOOKS"

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: "BOOKS"

      """#)])
}
