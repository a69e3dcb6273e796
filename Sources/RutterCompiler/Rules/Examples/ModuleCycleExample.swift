// Derived from Specs/Diagnostics/module-cycle; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let moduleCycle = RuleExample(
    code: "module-cycle",
    bad: [.init("rutter.yaml", #"""
      factory: {module: ShopApp}

      """#), .init("Specs/Shop.yaml", #"""
      module: ShopFeature

      routers:
        Shop:
          root: home

      screens:
        home: {viewModel: true}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:3: error: the module 'ShopFeature' of the router 'Shop' would import itself, through ShopApp [module-cycle]
       4 |   Shop:
         |   ^^^^
         = help: declare the router in a manifest of the app's module

      1 error

      """#,
    good: [])
}
