// Derived from Specs/Diagnostics/unlabelled-fill; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unlabelledFill = RuleExample(
    code: "unlabelled-fill",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens:
            book: {arguments: [1]}
        book:
          parameters: {id: Int = 0}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:26: error: say which parameter of 'book' this value fills [unlabelled-fill]
       4 |       book: {arguments: [1]}
         |                          ^
         = help: write 'parameter: value'

      1 error

      """#,
    good: [])
}
