// Derived from Specs/Diagnostics/unused-parameter; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unusedParameter = RuleExample(
    code: "unused-parameter",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        book:
          parameters: {id: Int, shelf: String}
          arguments: [id]

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:27: warning: the parameter 'shelf' of 'book' reaches no call [unused-parameter]
       3 |     parameters: {id: Int, shelf: String}
         |                           ^^^^^
         = help: pass it under 'arguments:', or remove it

      1 warning

      """#,
    good: [])
}
