// Derived from Specs/Diagnostics/duplicate-case-source; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let duplicateCaseSource = RuleExample(
    code: "duplicate-case-source",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}

      mappings:
        - {from: Int, to: Format, cases: {paper: [0, 1], audio: 1}, otherwise: paper}

      """#)],
    findings: #"""
      Specs/Shop.yaml:5:59: error: '1' already leads to another case [duplicate-case-source]
       5 |   - {from: Int, to: Format, cases: {paper: [0, 1], audio: 1}, otherwise: paper}
         |                                                           ^
      Specs/Shop.yaml:5:48: note: it is listed here first
       5 |   - {from: Int, to: Format, cases: {paper: [0, 1], audio: 1}, otherwise: paper}
         |                                                ^

      1 error

      """#,
    good: [])
}
