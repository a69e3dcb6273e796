// Derived from Specs/Diagnostics/needless-default; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let needlessDefault = RuleExample(
    code: "needless-default",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - from: Book
          to: BookObject
          members:
            title: {default: '""'}

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:25: warning: the default is never used, 'title' cannot be nil: it is 'String' [needless-default]
       9 |       title: {default: '""'}
         |                         ^^
         = help: leave the default out
      Specs/Shop.yaml:2:10: note: 'title' is declared here
       2 |   Book: {title: String}
         |          ^^^^^

      1 warning

      """#,
    good: [])
}
