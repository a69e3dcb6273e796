// Derived from Specs/Diagnostics/bad-link-place; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badLinkPlace = RuleExample(
    code: "bad-link-place",
    bad: [.init("rutter.yaml", #"""
      links:
        schemes: [shop, "https://"]
        hosts: [shop.example]

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          link: /

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      rutter.yaml:2:19: error: 'https' is not a scheme of the app's own [bad-link-place]
       2 |   schemes: [shop, "https://"]
         |                   ^^^^^^^^^^
         = help: name the host under 'hosts:': its links are https links

      1 error

      """#,
    good: [])
}
