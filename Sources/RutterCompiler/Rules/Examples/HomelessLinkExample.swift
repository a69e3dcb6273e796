// Derived from Specs/Diagnostics/homeless-link; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let homelessLink = RuleExample(
    code: "homeless-link",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item]
        item:
          parameters: {id: Int}
          link: /items/{id}

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:11: error: links have neither a scheme nor a host [homeless-link]
       6 |     link: /items/{id}
         |           ^^^^^^^^^^^
         = help: write 'links: {schemes: [movies]}' or 'links: {hosts: [movies.example]}' in rutter.yaml

      1 error

      """#,
    good: [])
}
