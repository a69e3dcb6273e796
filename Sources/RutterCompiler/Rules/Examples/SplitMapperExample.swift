// Derived from Specs/Diagnostics/split-mapper; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let splitMapper = RuleExample(
    code: "split-mapper",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}
        BookRow: {title: String}

      mappings:
        - {from: Book, to: BookObject, as: mapper, name: BookMapper}

      """#), .init("Specs/Stock.yaml", #"""
      mappings:
        - {from: Book, to: BookRow, as: mapper, name: BookMapper}

      """#)],
    findings: #"""
      Specs/Stock.yaml:2:22: error: another manifest generates the mapper 'BookMapper' already [split-mapper]
       2 |   - {from: Book, to: BookRow, as: mapper, name: BookMapper}
         |                      ^^^^^^^
         = help: give this one a 'name:' of its own
      Specs/Shop.yaml:7:22: note: for this mapping
       7 |   - {from: Book, to: BookObject, as: mapper, name: BookMapper}
         |                      ^^^^^^^^^^

      1 error

      """#,
    good: [])
}
