// Derived from Specs/Diagnostics/file-clash; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let fileClash = RuleExample(
    code: "file-clash",
    bad: [.init("Specs/BookList.yaml", #"""
      routers:
        Offers: {root: offers}

      screens: [offers]

      """#), .init("Specs/book-list.yaml", #"""
      routers:
        Books: {root: books}

      screens: [books]

      """#)],
    findings: #"""
      Specs/book-list.yaml:1:1: error: 'Specs/book-list.yaml' and 'Specs/BookList.yaml' would generate files of one name [file-clash]
       1 | routers:
         | ^
         = help: rename one of the manifests
      Specs/BookList.yaml:1:1: note: the other manifest
       1 | routers:
         | ^

      1 error

      """#,
    good: [])
}
