// Derived from Specs/Diagnostics/needless-otherwise; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let needlessOtherwise = RuleExample(
    code: "needless-otherwise",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}
        FormatCode: {cases: [paper, audio]}

      mappings:
        - {from: Format, to: FormatCode, otherwise: paper}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:47: warning: 'otherwise' is never reached: nothing is left for it [needless-otherwise]
       6 |   - {from: Format, to: FormatCode, otherwise: paper}
         |                                               ^^^^^
         = fix: leave it out
       6 +   - {from: Format, to: FormatCode}

      1 warning

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}
        FormatCode: {cases: [paper, audio]}

      mappings:
        - {from: Format, to: FormatCode}

      """#)])
}
