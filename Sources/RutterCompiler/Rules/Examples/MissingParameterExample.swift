// Derived from Specs/Diagnostics/missing-parameter; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingParameter = RuleExample(
    code: "missing-parameter",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Cover: {path: String}
        CoverRow: {url: String}
        Book: {cover: Cover}
        BookRow: {cover: CoverRow}

      mappings:
        - from: Cover
          to: CoverRow
          parameters: {host: String}
          members: {url: host + path}
        - {from: Book, to: BookRow}

      """#)],
    findings: #"""
      Specs/Shop.yaml:12:22: error: the mapping from 'Cover' to 'CoverRow', which 'cover' of 'BookRow' needs, takes 'host: String' [missing-parameter]
       12 |   - {from: Book, to: BookRow}
          |                      ^^^^^^^
          = help: add it to this mapping: 'parameters: {host: String}'
      Specs/Shop.yaml:10:18: note: 'host' is declared here
       10 |     parameters: {host: String}
          |                  ^^^^

      1 error

      """#,
    good: [])
}
