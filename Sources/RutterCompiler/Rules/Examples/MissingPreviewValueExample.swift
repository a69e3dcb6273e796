// Derived from Specs/Diagnostics/missing-preview-value; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingPreviewValue = RuleExample(
    code: "missing-preview-value",
    bad: [.init("rutter.yaml", #"""
      previews: true
      factory:
        properties: {services: AppServices}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home:
          viewModel: true

      routers:
        Shop: {root: home}

      """#)],
    findings: #"""
      rutter.yaml:1:11: error: previews have no factory, and 'ViewModelFactory' cannot be made without 'services' [missing-preview-value]
       1 | previews: true
         |           ^^^^
         = help: name one that the app declares: 'previews: {factory: ViewModelFactory.preview}'
      Specs/Shop.yaml:2:3: note: the preview of 'home' needs it
       2 |   home:
         |   ^^^^

      1 error

      """#,
    good: [])
}
