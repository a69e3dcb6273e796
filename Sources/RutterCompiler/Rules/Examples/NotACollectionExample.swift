// Derived from Specs/Diagnostics/not-a-collection; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let notACollection = RuleExample(
    code: "not-a-collection",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, tags: '[String]'}
        BookRow: {title: String, tags: '[String]'}

      mappings:
        - {from: Book, to: BookRow, members: {title: {limit: 3}}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:41: error: 'String' has no elements to choose from [not-a-collection]
       6 |   - {from: Book, to: BookRow, members: {title: {limit: 3}}}
         |                                         ^^^^^
         = help: read an array or a set, or write an expression
      Specs/Shop.yaml:3:13: note: 'title' is declared here
       3 |   BookRow: {title: String, tags: '[String]'}
         |             ^^^^^
      Specs/Shop.yaml:2:10: note: it is filled from this 'title'
       2 |   Book: {title: String, tags: '[String]'}
         |          ^^^^^

      1 error

      """#,
    good: [])
}
