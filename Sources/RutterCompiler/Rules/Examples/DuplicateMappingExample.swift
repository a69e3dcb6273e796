// Derived from Specs/Diagnostics/duplicate-mapping; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let duplicateMapping = RuleExample(
    code: "duplicate-mapping",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObject, inverse: true}
        - {from: BookObject, to: Book}

      """#)],
    findings: #"""
      Specs/Shop.yaml:7:28: error: there already is a mapping from 'BookObject' to 'Book' [duplicate-mapping]
       7 |   - {from: BookObject, to: Book}
         |                            ^^^^
         = help: drop one, or tell them apart by 'as:', 'name:' or 'label:'
      Specs/Shop.yaml:6:43: note: it is the inverse of this one
       6 |   - {from: Book, to: BookObject, inverse: true}
         |                                           ^^^^

      1 error

      """#,
    good: [])
}
