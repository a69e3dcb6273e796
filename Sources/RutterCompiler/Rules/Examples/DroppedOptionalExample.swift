// Derived from Specs/Diagnostics/dropped-optional; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let droppedOptional = RuleExample(
    code: "dropped-optional",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {subtitle: String?}
        BookObject: {subtitle: String}

      mappings:
        - {from: Book, to: BookObject}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:22: error: 'subtitle' may be nil and 'subtitle' of 'BookObject' may not [dropped-optional]
       6 |   - {from: Book, to: BookObject}
         |                      ^^^^^^^^^^
         = help: say what stands in for nil with 'default:', or give 'subtitle' an expression under 'members:'
      Specs/Shop.yaml:3:16: note: 'subtitle' is declared here
       3 |   BookObject: {subtitle: String}
         |                ^^^^^^^^
      Specs/Shop.yaml:2:10: note: it is filled from this 'subtitle'
       2 |   Book: {subtitle: String?}
         |          ^^^^^^^^

      1 error

      """#,
    good: [])
}
