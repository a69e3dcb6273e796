// Derived from Specs/Diagnostics/may-fail; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let mayFail = RuleExample(
    code: "may-fail",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, author: Author}
        BookRow: {title: String, author: AuthorRow}
        Author: {name: String?}
        AuthorRow: {name: String}

      mappings:
        - {from: Book, to: BookRow}
        - {from: Author, to: AuthorRow, optional: true}

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:22: error: the mapping from 'Author' to 'AuthorRow', which 'author' of 'BookRow' needs, may answer nil [may-fail]
       8 |   - {from: Book, to: BookRow}
         |                      ^^^^^^^
         = help: add 'default:' or, for elements, 'compact: true'; or 'optional: true' to this mapping
      Specs/Shop.yaml:9:24: note: it is here
       9 |   - {from: Author, to: AuthorRow, optional: true}
         |                        ^^^^^^^^^
      Specs/Shop.yaml:3:28: note: 'author' is declared here
       3 |   BookRow: {title: String, author: AuthorRow}
         |                            ^^^^^^
      Specs/Shop.yaml:2:25: note: it is filled from this 'author'
       2 |   Book: {title: String, author: Author}
         |                         ^^^^^^

      1 error

      """#,
    good: [])
}
