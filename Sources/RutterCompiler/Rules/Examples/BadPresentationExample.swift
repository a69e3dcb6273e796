// Derived from Specs/Diagnostics/bad-presentation; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badPresentation = RuleExample(
    code: "bad-presentation",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home: {opens: [tour]}
        tour: {present: sheet, macOS: fullScreenCover}

      routers:
        Shop: {root: home}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:33: error: macOS has no full-screen covers [bad-presentation]
       3 |   tour: {present: sheet, macOS: fullScreenCover}
         |                                 ^^^^^^^^^^^^^^^
         = fix: write 'sheet'
       3 +   tour: {present: sheet, macOS: sheet}

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home: {opens: [tour]}
        tour: {present: sheet, macOS: sheet}

      routers:
        Shop: {root: home}

      """#)])
}
