// Derived from Specs/Diagnostics/mixed-kinds; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let mixedKinds = RuleExample(
    code: "mixed-kinds",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObject, cases: {paper: 1}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:42: error: only an enum is mapped by cases [mixed-kinds]
       6 |   - {from: Book, to: BookObject, cases: {paper: 1}}
         |                                          ^^^^^
         = help: use 'members:'

      1 error

      """#,
    good: [])
}
