// Derived from Specs/Diagnostics/not-invertible; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let notInvertible = RuleExample(
    code: "not-invertible",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {id: Int}
        BookObject: {identifier: String}

      mappings:
        - from: Book
          to: BookObject
          members: {identifier: String(id)}
          inverse: true

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:27: error: 'identifier' has no inverse: it is an expression [not-invertible]
       8 |     members: {identifier: String(id)}
         |                           ^^^^^^^^^^
         = help: give it an 'inverse:' expression, or write the mapping back by itself
      Specs/Shop.yaml:9:14: note: the inverse is asked for here
       9 |     inverse: true
         |              ^^^^

      1 error

      """#,
    good: [])
}
