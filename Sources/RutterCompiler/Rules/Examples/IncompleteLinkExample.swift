// Derived from Specs/Diagnostics/incomplete-link; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let incompleteLink = RuleExample(
    code: "incomplete-link",
    bad: [.init("rutter.yaml", #"""
      links: {schemes: [shop], hosts: [shop.example]}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item]
        item:
          parameters: {id: Int, size: String}
          link: /items/{id}

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:11: error: the link does not say 'size', which 'item' needs [incomplete-link]
       6 |     link: /items/{id}
         |           ^^^^^^^^^^^
         = help: put it into the path or the query, make it optional, or give it a default
         = fix: add '/{size}'
       6 +     link: /items/{id}/{size}
      Specs/Shop.yaml:5:27: note: it is declared here
       5 |     parameters: {id: Int, size: String}
         |                           ^^^^

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item]
        item:
          parameters: {id: Int, size: String}
          link: /items/{id}/{size}

      routers:
        Shop:
          root: home

      """#)])
}
