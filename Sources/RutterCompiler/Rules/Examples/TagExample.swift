// Derived from Specs/Diagnostics/tag; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let tag = RuleExample(
    code: "tag",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: !localized BOOKS

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:12: error: tags are not part of the language [tag]
       3 |     title: !localized BOOKS
         |            ^^^^^^^^^^
         = help: quote a value that starts with '!'
         = fix: quote it
       3 +     title: "!localized BOOKS"

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          title: "!localized BOOKS"

      """#)])
}
