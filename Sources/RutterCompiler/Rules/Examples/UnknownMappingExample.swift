// Derived from Specs/Diagnostics/unknown-mapping; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownMapping = RuleExample(
    code: "unknown-mapping",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, author: Author}
        BookRow: {title: String, author: AuthorRow}
        Author: {name: String}
        AuthorRow: {name: String}

      mappings:
        - {from: Book, to: BookRow, members: {author: {using: AuthorsMapper}}}
        - {from: Author, to: AuthorRow, as: mapper}

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:57: error: no mapping called 'AuthorsMapper' from 'Author' to 'AuthorRow' is known [unknown-mapping]
       8 |   - {from: Book, to: BookRow, members: {author: {using: AuthorsMapper}}}
         |                                                         ^^^^^^^^^^^^^
         = help: name a mapper, a function or an initializer's label between these types

      1 error

      """#,
    good: [])
}
