// Derived from Specs/Diagnostics/bad-modifier; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badModifier = RuleExample(
    code: "bad-modifier",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          modifiers: [navigationTitle(title)]

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:17: error: a modifier starts with a dot: '.navigationTitle(title)' [bad-modifier]
       3 |     modifiers: [navigationTitle(title)]
         |                 ^^^^^^^^^^^^^^^^^^^^^^
         = fix: add the dot
       3 +     modifiers: [.navigationTitle(title)]

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          modifiers: [.navigationTitle(title)]

      """#)])
}
