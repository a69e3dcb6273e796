// Derived from Specs/Diagnostics/empty-manifest; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let emptyManifest = RuleExample(
    code: "empty-manifest",
    bad: [.init("Specs/Shop.yaml", #"""
      # Screens of the shop: to be written.

      """#)],
    findings: #"""
      Specs/Shop.yaml:1:1: warning: the manifest is empty [empty-manifest]
       1 | # Screens of the shop: to be written.
         | ^
         = help: declare screens, routers, models or mappings

      1 warning

      """#,
    good: [])
}
