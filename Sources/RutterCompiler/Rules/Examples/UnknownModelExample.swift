// Derived from Specs/Diagnostics/unknown-model; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownModel = RuleExample(
    code: "unknown-model",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObjct}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:22: error: no model 'BookObjct' is declared [unknown-model]
       6 |   - {from: Book, to: BookObjct}
         |                      ^^^^^^^^^
         = help: declare its members under 'models:'
         = fix: write 'BookObject'
       6 +   - {from: Book, to: BookObject}

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObject}

      """#)])
}
