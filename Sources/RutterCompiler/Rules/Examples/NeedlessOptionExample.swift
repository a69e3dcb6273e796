// Derived from Specs/Diagnostics/needless-option; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let needlessOption = RuleExample(
    code: "needless-option",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, subtitle: String?}
        BookRow: {title: String, subtitle: String?}

      mappings:
        - {from: Book, to: BookRow, optional: true}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:41: warning: 'optional' changes nothing: no value that must be there can be nil [needless-option]
       6 |   - {from: Book, to: BookRow, optional: true}
         |                                         ^^^^
         = fix: leave it out
       6 +   - {from: Book, to: BookRow}

      1 warning

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, subtitle: String?}
        BookRow: {title: String, subtitle: String?}

      mappings:
        - {from: Book, to: BookRow}

      """#)])
}
