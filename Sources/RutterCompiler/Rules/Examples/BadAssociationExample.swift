// Derived from Specs/Diagnostics/bad-association; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badAssociation = RuleExample(
    code: "bad-association",
    bad: [.init("rutter.yaml", #"""
      links:
        hosts: [shop.example]
        associations:
          appSiteAssociation: Web/apple-app-site-association

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          link: /home

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      rutter.yaml:4:25: error: nothing says which app the file is about [bad-association]
       4 |     appSiteAssociation: Web/apple-app-site-association
         |                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: add 'appIDs: [ABCDE12345.com.example.app]'

      1 error

      """#,
    good: [])
}
