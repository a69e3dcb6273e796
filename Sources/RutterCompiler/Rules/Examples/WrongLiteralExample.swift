// Derived from Specs/Diagnostics/wrong-literal; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let wrongLiteral = RuleExample(
    code: "wrong-literal",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}

      mappings:
        - {from: String, to: Format, cases: {paper: '"p"', audio: a}, otherwise: paper}

      """#)],
    findings: #"""
      Specs/Shop.yaml:5:61: error: 'a' is a name, not a text [wrong-literal]
       5 |   - {from: String, to: Format, cases: {paper: '"p"', audio: a}, otherwise: paper}
         |                                                             ^
         = fix: write '"a"' in quotes
       5 +   - {from: String, to: Format, cases: {paper: '"p"', audio: '"a"'}, otherwise: paper}

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}

      mappings:
        - {from: String, to: Format, cases: {paper: '"p"', audio: '"a"'}, otherwise: paper}

      """#)])
}
