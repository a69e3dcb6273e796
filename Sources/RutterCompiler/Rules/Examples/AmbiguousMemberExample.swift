// Derived from Specs/Diagnostics/ambiguous-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let ambiguousMember = RuleExample(
    code: "ambiguous-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {path: String}
        BookRow: {url: String}

      mappings:
        - from: Book
          to: BookRow
          parameters: {path: String}
          members:
            url: '"/books/" + path'

      """#)],
    findings: #"""
      Specs/Shop.yaml:10:25: error: 'path' is a member of the source and a parameter [ambiguous-member]
       10 |       url: '"/books/" + path'
          |                         ^^^^
          = help: rename the parameter, or write 'book.path' for the member
      Specs/Shop.yaml:8:18: note: the parameter is declared here
        8 |     parameters: {path: String}
          |                  ^^^^

      1 error

      """#,
    good: [])
}
