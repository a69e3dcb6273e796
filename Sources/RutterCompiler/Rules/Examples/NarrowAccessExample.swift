// Derived from Specs/Diagnostics/narrow-access; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let narrowAccess = RuleExample(
    code: "narrow-access",
    bad: [.init("Specs/App.yaml", #"""
      routers:
        Main:
          tabs:
            shop: {router: Shop}

      """#), .init("Specs/Shop.yaml", #"""
      access: private

      screens: [home]

      routers:
        Shop:
          root: home

      """#)],
    findings: #"""
      Specs/App.yaml:4:7: error: the tabs 'Main' cannot see the router 'Shop', which is private [narrow-access]
       4 |       shop: {router: Shop}
         |       ^^^^
         = help: give the router a wider 'access:'
      Specs/Shop.yaml:6:3: note: 'Shop' is declared here
       6 |   Shop:
         |   ^^^^

      1 error

      """#,
    good: [])
}
