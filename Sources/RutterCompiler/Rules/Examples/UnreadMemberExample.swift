// Derived from Specs/Diagnostics/unread-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unreadMember = RuleExample(
    code: "unread-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, subtitle: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObject}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:12: warning: nothing reads 'subtitle' of 'Book' [unread-member]
       6 |   - {from: Book, to: BookObject}
         |            ^^^^
         = help: read it in a value, or say why not: 'subtitle: {ignore: the reason}'
      Specs/Shop.yaml:2:25: note: 'subtitle' is declared here
       2 |   Book: {title: String, subtitle: String}
         |                         ^^^^^^^^

      1 warning

      """#,
    good: [])
}
