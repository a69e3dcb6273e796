// Derived from Specs/Diagnostics/no-result; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let noResult = RuleExample(
    code: "no-result",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home:
          opens:
            size: {result: callback}
        size:

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:22: error: 'size' returns nothing [no-result]
       8 |       size: {result: callback}
         |                      ^^^^^^^^
         = help: say what it returns under its 'returns:', or leave 'result:' out
      Specs/Shop.yaml:9:3: note: it is declared here
       9 |   size:
         |   ^^^^

      1 error

      """#,
    good: [])
}
