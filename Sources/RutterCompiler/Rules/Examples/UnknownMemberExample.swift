// Derived from Specs/Diagnostics/unknown-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownMember = RuleExample(
    code: "unknown-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {id: Int}
        BookObject: {identifier: Int}

      mappings:
        - {from: Book, to: BookObject, members: {identifer: id}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:44: error: 'BookObject' has no member 'identifer' [unknown-member]
       6 |   - {from: Book, to: BookObject, members: {identifer: id}}
         |                                            ^^^^^^^^^
         = fix: rename to 'identifier'
       6 +   - {from: Book, to: BookObject, members: {identifier: id}}
      Specs/Shop.yaml:3:3: note: its members are declared here
       3 |   BookObject: {identifier: Int}
         |   ^^^^^^^^^^

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
