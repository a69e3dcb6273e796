// Derived from Specs/Diagnostics/mixed-samples; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let mixedSamples = RuleExample(
    code: "mixed-samples",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        book:
          parameters: {id: Int}
          samples:
            default: {id: 1}
            id: 2

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:7: error: 'id' is a value among sets of values [mixed-samples]
       6 |       id: 2
         |       ^^
         = help: move it into a set: 'default: {id: …}'
      Specs/Shop.yaml:5:7: note: this is a set
       5 |       default: {id: 1}
         |       ^^^^^^^

      1 error

      """#,
    good: [])
}
