// Derived from Specs/Diagnostics/unresolved-name; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unresolvedName = RuleExample(
    code: "unresolved-name",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [bok]
        book:
          parameters: {id: Int}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:13: error: there is no screen 'bok' [unresolved-name]
       3 |     opens: [bok]
         |             ^^^
         = fix: write 'book'
       3 +     opens: [book]

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [book]
        book:
          parameters: {id: Int}

      """#)])
}
