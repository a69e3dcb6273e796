// Derived from Specs/Diagnostics/redundant-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let redundantMember = RuleExample(
    code: "redundant-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObject, members: {title: title}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:51: warning: 'title' pairs by name without this entry [redundant-member]
       6 |   - {from: Book, to: BookObject, members: {title: title}}
         |                                                   ^^^^^
         = fix: leave it out
       6 +   - {from: Book, to: BookObject, members: {}}

      1 warning

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObject, members: {}}

      """#)])
}
