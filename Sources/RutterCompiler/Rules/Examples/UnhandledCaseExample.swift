// Derived from Specs/Diagnostics/unhandled-case; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unhandledCase = RuleExample(
    code: "unhandled-case",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Format: {cases: [paper, audio, film]}
        FormatCode: {cases: [paper, audio]}

      mappings:
        - {from: Format, to: FormatCode}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:12: error: 'film' of 'Format' leads to no case of 'FormatCode' [unhandled-case]
       6 |   - {from: Format, to: FormatCode}
         |            ^^^^^^
         = help: list it under 'cases:', or say 'otherwise:' for every case that is left
      Specs/Shop.yaml:2:34: note: 'film' is declared here
       2 |   Format: {cases: [paper, audio, film]}
         |                                  ^^^^

      1 error

      """#,
    good: [])
}
