// Derived from Specs/Diagnostics/empty-column; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let emptyColumn = RuleExample(
    code: "empty-column",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        shelf: {opens: [book]}
        book: {present: sheet}
      routers:
        Shop:
          root: shelf
          split:

      """#)],
    findings: #"""
      Specs/Shop.yaml:7:5: warning: the detail column of 'Shop' is always empty [empty-column]
       7 |     split:
         |     ^^^^^
         = help: show a screen in it with 'present: detail', or name one under 'detail:'

      1 warning

      """#,
    good: [])
}
