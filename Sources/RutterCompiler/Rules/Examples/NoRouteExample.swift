// Derived from Specs/Diagnostics/no-route; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let noRoute = RuleExample(
    code: "no-route",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home
          closed: true
          routes: [book]

      screens:
        home: {opens: [book]}
        book: {opens: [author]}
        author:

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:18: error: 'author' leads nowhere in 'Shop', which has no route to 'author' [no-route]
       9 |   book: {opens: [author]}
         |                  ^^^^^^
         = help: add 'author' to its routes; no router has one
      Specs/Shop.yaml:2:3: note: the router is declared here
       2 |   Shop:
         |   ^^^^

      1 error

      """#,
    good: [])
}
