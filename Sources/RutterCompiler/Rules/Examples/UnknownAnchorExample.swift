// Derived from Specs/Diagnostics/unknown-anchor; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownAnchor = RuleExample(
    code: "unknown-anchor",
    bad: [.init("Specs/Shop.yaml", #"""
      metadata:
        common: &common {lazy: true}
      screens:
        home: *comon

      """#)],
    findings: #"""
      Specs/Shop.yaml:4:9: error: unknown anchor 'comon' [unknown-anchor]
       4 |   home: *comon
         |         ^^^^^^
         = help: an anchor stands above its aliases: &comon; a text that starts with '*' needs quotes
         = fix: rename to '*common'
       4 +   home: *common

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      metadata:
        common: &common {lazy: true}
      screens:
        home: *common

      """#)])
}
