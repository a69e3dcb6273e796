// Derived from Specs/Diagnostics/unfilled-member; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unfilledMember = RuleExample(
    code: "unfilled-member",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String, shelf: Int}

      mappings:
        - {from: Book, to: BookObject}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:22: error: nothing fills 'shelf' of 'BookObject' [unfilled-member]
       6 |   - {from: Book, to: BookObject}
         |                      ^^^^^^^^^^
         = help: say under 'members:' where it comes from, or 'ignore' it with a reason
      Specs/Shop.yaml:3:31: note: 'shelf' is declared here
       3 |   BookObject: {title: String, shelf: Int}
         |                               ^^^^^

      1 error

      """#,
    good: [])
}
