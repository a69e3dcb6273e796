// Derived from Specs/Diagnostics/missing-sample; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingSample = RuleExample(
    code: "missing-sample",
    bad: [.init("rutter.yaml", #"""
      previews: true

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home: {opens: [book]}
        book: {parameters: {id: Int}}

      routers:
        Shop: {root: home}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:3: warning: the screen 'book' has no samples, so it gets no preview [missing-sample]
       3 |   book: {parameters: {id: Int}}
         |   ^^^^
         = help: add 'samples: {id: …}' with Swift expressions

      1 warning

      """#,
    good: [])
}
