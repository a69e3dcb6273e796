// Derived from Specs/Diagnostics/may-throw; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let mayThrow = RuleExample(
    code: "may-throw",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, cover: Data}
        BookRow: {title: String, cover: Image}

      mappings:
        - {from: Book, to: BookRow, members: {cover: "try Image(decoding: cover)"}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:49: error: this may throw, and the mapping from 'Book' to 'BookRow' may not [may-throw]
       6 |   - {from: Book, to: BookRow, members: {cover: "try Image(decoding: cover)"}}
         |                                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: add 'throws: true' to the mapping

      1 error

      """#,
    good: [])
}
