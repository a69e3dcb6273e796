// Derived from Specs/Diagnostics/unfilled-parameter; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unfilledParameter = RuleExample(
    code: "unfilled-parameter",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: book

      screens:
        book:
          parameters: {id: Int}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:11: error: nothing fills the parameter 'id' of 'book' [unfilled-parameter]
       3 |     root: book
         |           ^^^^
         = help: write 'root: {screen: book, arguments: {id: …}}'
      Specs/Shop.yaml:7:18: note: it is declared here
       7 |     parameters: {id: Int}
         |                  ^^

      1 error

      """#,
    good: [])
}
