// Derived from Specs/Diagnostics/incomplete-sample; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let incompleteSample = RuleExample(
    code: "incomplete-sample",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        book:
          parameters: {id: Int, title: String}
          samples:
            short: {id: 1, title: '"It"'}
            long: {id: 2}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:7: error: the sample 'long' of 'book' has no value for 'title' [incomplete-sample]
       6 |       long: {id: 2}
         |       ^^^^
         = help: add a Swift expression for it, or give the parameter a default value
      Specs/Shop.yaml:3:27: note: 'title' is declared here
       3 |     parameters: {id: Int, title: String}
         |                           ^^^^^

      1 error

      """#,
    good: [])
}
