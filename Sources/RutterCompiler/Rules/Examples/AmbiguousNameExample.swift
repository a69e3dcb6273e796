// Derived from Specs/Diagnostics/ambiguous-name; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let ambiguousName = RuleExample(
    code: "ambiguous-name",
    bad: [.init("Specs/Books.yaml", #"""
      screens: [details]

      """#), .init("Specs/Films.yaml", #"""
      screens: [details]

      """#), .init("Specs/Main.yaml", #"""
      routers:
        Main:
          root: home

      screens:
        home:
          opens: [details]

      """#)],
    findings: #"""
      Specs/Main.yaml:7:13: error: several features have a screen 'details' [ambiguous-name]
       7 |     opens: [details]
         |             ^^^^^^^
         = help: say which: 'Books.details'
      Specs/Books.yaml:1:11: note: one is in Books
       1 | screens: [details]
         |           ^^^^^^^
      Specs/Films.yaml:1:11: note: one is in Films
       1 | screens: [details]
         |           ^^^^^^^

      1 error

      """#,
    good: [])
}
