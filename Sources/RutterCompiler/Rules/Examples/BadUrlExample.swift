// Derived from Specs/Diagnostics/bad-url; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badUrl = RuleExample(
    code: "bad-url",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens:
            help: {url: books.example/help}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:19: error: 'books.example/help' is not an absolute URL [bad-url]
       4 |       help: {url: books.example/help}
         |                   ^^^^^^^^^^^^^^^^^^
         = help: write it with its scheme, and percent-encode what is not ASCII

      1 error

      """#,
    good: [])
}
