// Derived from Specs/Diagnostics/too-deep; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let tooDeep = RuleExample(
    code: "too-deep",
    bad: [.init("Specs/Shop.yaml", #"""
      metadata: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]

      """#)],
    findings: #"""
      Specs/Shop.yaml:1:74: error: more than 64 collections inside each other [too-deep]
       1 | …[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]…
         |                                   ^

      1 error

      """#,
    good: [])
}
