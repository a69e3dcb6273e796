// Derived from Specs/Diagnostics/no-mapping; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let noMapping = RuleExample(
    code: "no-mapping",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {year: String}
        BookObject: {year: Int}

      mappings:
        - {from: Book, to: BookObject}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:22: error: 'year' cannot fill 'year' of 'BookObject': no mapping from 'String' to 'Int' is known [no-mapping]
       6 |   - {from: Book, to: BookObject}
         |                      ^^^^^^^^^^
         = help: add a mapping from 'String' to 'Int', or give 'year' an expression under 'members:'
      Specs/Shop.yaml:3:16: note: 'year' is declared here
       3 |   BookObject: {year: Int}
         |                ^^^^
      Specs/Shop.yaml:2:10: note: it is filled from this 'year'
       2 |   Book: {year: String}
         |          ^^^^

      1 error

      """#,
    good: [])
}
