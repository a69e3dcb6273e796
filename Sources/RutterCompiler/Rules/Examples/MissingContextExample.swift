// Derived from Specs/Diagnostics/missing-context; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingContext = RuleExample(
    code: "missing-context",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home
          context: {namespace: Namespace.ID}
        Help:
          root: home

      screens:
        home:
          arguments: {transition: namespace}

      """#)],
    findings: #"""
      Specs/Shop.yaml:10:29: error: the router 'Help' shows 'home' but has no 'namespace' [missing-context]
       10 |     arguments: {transition: namespace}
          |                             ^^^^^^^^^
          = help: add 'namespace' with its type to the router's 'context:'
      Specs/Shop.yaml:5:3: note: the router is declared here
        5 |   Help:
          |   ^^^^

      1 error

      """#,
    good: [])
}
