// Derived from Specs/Diagnostics/unknown-case; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownCase = RuleExample(
    code: "unknown-case",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}

      mappings:
        - {from: Int, to: Format, cases: {paper: 1, audo: 2}, otherwise: audio}

      """#)],
    findings: #"""
      Specs/Shop.yaml:5:47: error: 'Format' has no case 'audo' [unknown-case]
       5 |   - {from: Int, to: Format, cases: {paper: 1, audo: 2}, otherwise: audio}
         |                                               ^^^^
         = fix: write 'audio'
       5 +   - {from: Int, to: Format, cases: {paper: 1, audio: 2}, otherwise: audio}
      Specs/Shop.yaml:2:3: note: its cases are declared here
       2 |   Format: {cases: [paper, audio]}
         |   ^^^^^^

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}

      mappings:
        - {from: Int, to: Format, cases: {paper: 1, audio: 2}, otherwise: audio}

      """#)])
}
