// Derived from Specs/Diagnostics/unsortable-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unsortableMember = RuleExample(
    code: "unsortable-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {chapters: '[Chapter]'}
        BookRow: {chapters: '[Chapter]'}
        Chapter: {title: String, rank: Int?}

      mappings:
        - {from: Book, to: BookRow, members: {chapters: {sortedBy: rank}}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:7:62: error: 'rank' is 'Int?', which has no order [unsortable-member]
       7 |   - {from: Book, to: BookRow, members: {chapters: {sortedBy: rank}}}
         |                                                              ^^^^
         = help: say where nil goes: "rank ?? …"

      1 error

      """#,
    good: [])
}
