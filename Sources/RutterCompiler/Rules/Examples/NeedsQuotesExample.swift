// Derived from Specs/Diagnostics/needs-quotes; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let needsQuotes = RuleExample(
    code: "needs-quotes",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home
          start: book(Book(id: 5))

      screens:
        home: {opens: [book]}
        book: {parameters: {book: Book}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:12: error: a value with ': ' in it needs quotes [needs-quotes]
       4 |     start: book(Book(id: 5))
         |            ^^^^^^^^^^^^^^^^^
         = help: to nest a mapping instead, put it on the next line and indent it
         = fix: quote it
       4 +     start: "book(Book(id: 5))"

      1 error

      """#,
    good: [])
}
