// Derived from Specs/Diagnostics/missing-reason; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingReason = RuleExample(
    code: "missing-reason",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String, cachedAt: Date = .now}

      mappings:
        - from: Book
          to: BookObject
          members:
            cachedAt: {ignore: true}

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:26: error: 'ignore' takes the reason why the member is left alone [missing-reason]
       9 |       cachedAt: {ignore: true}
         |                          ^^^^
         = help: write it as a text: 'ignore: only set by the importer'

      1 error

      """#,
    good: [])
}
