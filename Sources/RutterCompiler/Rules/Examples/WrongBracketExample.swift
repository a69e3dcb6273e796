// Derived from Specs/Diagnostics/wrong-bracket; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let wrongBracket = RuleExample(
    code: "wrong-bracket",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home: {title: BOOKS]

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:22: error: ']' does not close '{' [wrong-bracket]
       2 |   home: {title: BOOKS]
         |                      ^
      Specs/Shop.yaml:2:9: note: '{' is here
       2 |   home: {title: BOOKS]
         |         ^

      1 error

      """#,
    good: [])
}
