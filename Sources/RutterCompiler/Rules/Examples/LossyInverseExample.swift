// Derived from Specs/Diagnostics/lossy-inverse; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let lossyInverse = RuleExample(
    code: "lossy-inverse",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, note: String?}
        BookObject: {title: String, note: String}

      mappings:
        - {from: Book, to: BookObject, members: {note: {default: '""'}}, inverse: true}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:61: warning: nil does not come back: the inverse of 'note' gives '""' [lossy-inverse]
       6 |   - {from: Book, to: BookObject, members: {note: {default: '""'}}, inverse: true}
         |                                                             ^^
         = help: give it an 'inverse:' that gives nil where that is meant

      1 warning

      """#,
    good: [])
}
