// Derived from Specs/Diagnostics/unknown-source-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownSourceMember = RuleExample(
    code: "unknown-source-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {id: Int}
        BookObject: {identifier: Int}

      mappings:
        - {from: Book, to: BookObject, members: {identifier: idd}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:56: error: 'Book' has no member 'idd' [unknown-source-member]
       6 |   - {from: Book, to: BookObject, members: {identifier: idd}}
         |                                                        ^^^
         = fix: write 'id'
       6 +   - {from: Book, to: BookObject, members: {identifier: id}}
      Specs/Shop.yaml:2:3: note: its members are declared here
       2 |   Book: {id: Int}
         |   ^^^^

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {id: Int}
        BookObject: {identifier: Int}

      mappings:
        - {from: Book, to: BookObject, members: {identifier: id}}

      """#)])
}
