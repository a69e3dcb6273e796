// Derived from Specs/Diagnostics/reversed-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let reversedMember = RuleExample(
    code: "reversed-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {id: Int}
        BookObject: {identifier: Int}

      mappings:
        - {from: Book, to: BookObject, members: {id: identifier}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:44: error: 'id' is read, not filled; the direction is reversed [reversed-member]
       6 |   - {from: Book, to: BookObject, members: {id: identifier}}
         |                                            ^^
         = help: left of the colon is the member of 'BookObject' that is filled
         = fix: write 'identifier: id'
       6 +   - {from: Book, to: BookObject, members: {identifier: id}}
      Specs/Shop.yaml:2:3: note: 'id' is a member of 'Book'
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
