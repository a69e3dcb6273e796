// Derived from Specs/Diagnostics/unproduced-case; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unproducedCase = RuleExample(
    code: "unproduced-case",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio]}
        FormatCode: {cases: [paper, audio, film]}

      mappings:
        - {from: Format, to: FormatCode}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:24: warning: nothing leads to 'film' of 'FormatCode' [unproduced-case]
       6 |   - {from: Format, to: FormatCode}
         |                        ^^^^^^^^^^
         = help: list what leads to it under 'cases:'
      Specs/Shop.yaml:3:38: note: 'film' is declared here
       3 |   FormatCode: {cases: [paper, audio, film]}
         |                                      ^^^^

      1 warning

      """#,
    good: [])
}
