// Derived from Specs/Diagnostics/plain-enum; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let plainEnum = RuleExample(
    code: "plain-enum",
    bad: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          class: false
          routes: [home]

      screens:
        home: {viewModel: true}

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:14: warning: the enums of 'Shop' cannot show 'home', which needs a view model [plain-enum]
       4 |     routes: [home]
         |              ^^^^
         = help: leave 'class: false' out, or switch over the cases yourself
      Specs/Shop.yaml:2:3: note: 'class: false' of this router
       2 |   Shop:
         |   ^^^^

      1 warning

      """#,
    good: [])
}
