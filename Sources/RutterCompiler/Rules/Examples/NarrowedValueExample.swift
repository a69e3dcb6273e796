// Derived from Specs/Diagnostics/narrowed-value; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let narrowedValue = RuleExample(
    code: "narrowed-value",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, rating: Double}
        BookRow: {title: String, rating: Int}

      mappings:
        - {from: Book, to: BookRow, members: {rating: Int(rating)}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:49: warning: 'Int(rating)' stops the app at values that 'Int' cannot hold [narrowed-value]
       6 |   - {from: Book, to: BookRow, members: {rating: Int(rating)}}
         |                                                 ^^^^^^^^^^^
         = help: say what becomes of them: 'Int(exactly: rating) ?? 0'

      1 warning

      """#,
    good: [])
}
