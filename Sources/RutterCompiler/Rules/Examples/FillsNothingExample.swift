// Derived from Specs/Diagnostics/fills-nothing; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let fillsNothing = RuleExample(
    code: "fills-nothing",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens:
            book: {arguments: {id: 1, chapter: 2}}
        book:
          parameters: {id: Int}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:33: error: 'book' has no parameter 'chapter' [fills-nothing]
       4 |       book: {arguments: {id: 1, chapter: 2}}
         |                                 ^^^^^^^
         = help: it has id
      Specs/Shop.yaml:5:3: note: 'book' is declared here
       5 |   book:
         |   ^^^^

      1 error

      """#,
    good: [])
}
