// Derived from Specs/Diagnostics/no-column; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let noColumn = RuleExample(
    code: "no-column",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        shelf: {opens: [book]}
        book: {present: detail}
      routers:
        Shop: {root: shelf}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:19: error: 'Shop' is no split view: it has no detail column for 'book' [no-column]
       3 |   book: {present: detail}
         |                   ^^^^^^
         = help: give the router a 'split:', or say under its 'routes:' how it shows 'book'
         = fix: write 'push'
       3 +   book: {present: push}
      Specs/Shop.yaml:5:3: note: the router is declared here
       5 |   Shop: {root: shelf}
         |   ^^^^

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        shelf: {opens: [book]}
        book: {present: push}
      routers:
        Shop: {root: shelf}

      """#)])
}
