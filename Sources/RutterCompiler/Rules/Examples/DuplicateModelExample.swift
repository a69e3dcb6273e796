// Derived from Specs/Diagnostics/duplicate-model; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let duplicateModel = RuleExample(
    code: "duplicate-model",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}

      """#), .init("Specs/Stock.yaml", #"""
      models:
        Book: {title: String, count: Int}

      """#)],
    findings: #"""
      Specs/Stock.yaml:2:3: error: the model 'Book' is declared twice [duplicate-model]
       2 |   Book: {title: String, count: Int}
         |   ^^^^
         = help: declare it once: models are known to all manifests
      Specs/Shop.yaml:2:3: note: it is declared here first
       2 |   Book: {title: String}
         |   ^^^^

      1 error

      """#,
    good: [])
}
