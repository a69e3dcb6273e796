// Derived from Specs/Diagnostics/link-overlap; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let linkOverlap = RuleExample(
    code: "link-overlap",
    bad: [.init("rutter.yaml", #"""
      links: {schemes: [shop], hosts: [shop.example]}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          opens: [item, newItem]
        item:
          parameters: {name: String}
          link: /items/{name}
        newItem:
          link: /items/new

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      Specs/Shop.yaml:8:11: error: 'newItem' of 'Shop' and 'item' of 'Shop' both match 'https://shop.example/items/new' [link-overlap]
       8 |     link: /items/new
         |           ^^^^^^^^^^
         = help: change one of the links, so that no URL is both
      Specs/Shop.yaml:6:11: note: the other link is here
       6 |     link: /items/{name}
         |           ^^^^^^^^^^^^^

      1 error

      """#,
    good: [])
}
