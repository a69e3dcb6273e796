// Derived from Specs/Diagnostics/not-conforming; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let notConforming = RuleExample(
    code: "not-conforming",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book:
          generate: true
          conforms: [Identifiable]
          members: {isbn: String}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:16: error: 'Book' cannot be 'Identifiable': it has no 'id' [not-conforming]
       4 |     conforms: [Identifiable]
         |                ^^^^^^^^^^^^
         = help: add a member 'id', or leave the conformance out

      1 error

      """#,
    good: [])
}
