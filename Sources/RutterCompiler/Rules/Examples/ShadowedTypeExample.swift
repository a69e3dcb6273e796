// Derived from Specs/Diagnostics/shadowed-type; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let shadowedType = RuleExample(
    code: "shadowed-type",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home
          enums: {push: Result}

      screens:
        home: {opens: [cart]}
        cart:

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:19: error: an enum of the router 'Shop' would hide Swift's or SwiftUI's own 'Result' [shadowed-type]
       4 |     enums: {push: Result}
         |                   ^^^^^^
         = help: choose another name, such as 'AppResult'

      1 error

      """#,
    good: [])
}
