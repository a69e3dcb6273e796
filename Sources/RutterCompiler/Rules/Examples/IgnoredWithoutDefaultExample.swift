// Derived from Specs/Diagnostics/ignored-without-default; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let ignoredWithoutDefault = RuleExample(
    code: "ignored-without-default",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String, notes: String}

      mappings:
        - from: Book
          to: BookObject
          members:
            notes: {ignore: written by the reader}

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:7: error: 'notes' cannot be ignored: 'BookObject' has no default value for it [ignored-without-default]
       9 |       notes: {ignore: written by the reader}
         |       ^^^^^
         = help: if its initializer has one, declare it: 'notes: String = …'
      Specs/Shop.yaml:3:31: note: 'notes' is declared here
       3 |   BookObject: {title: String, notes: String}
         |                               ^^^^^

      1 error

      """#,
    good: [])
}
