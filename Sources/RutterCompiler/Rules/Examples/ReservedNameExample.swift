// Derived from Specs/Diagnostics/reserved-name; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let reservedName = RuleExample(
    code: "reserved-name",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home
          context: {factory: BookFactory}

      screens: [home]

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:15: error: a context value cannot be called 'factory': what is generated has a 'factory' of its own [reserved-name]
       4 |     context: {factory: BookFactory}
         |               ^^^^^^^
         = help: choose another name

      1 error

      """#,
    good: [])
}
