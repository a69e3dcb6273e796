// Derived from Specs/Diagnostics/bad-catalog; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badCatalog = RuleExample(
    code: "bad-catalog",
    bad: [.init("rutter.yaml", #"""
      localization: {catalog: Localizable.xcstrings}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home: {title: {key: HOME, value: Home}}

      routers:
        Shop: {root: home}

      """#), .init("Localizable.xcstrings", #"""
      {
        "sourceLanguage" : "en",
        "strings" : ["HOME"],
        "version" : "1.0"
      }

      """#)],
    findings: #"""
      Localizable.xcstrings:3:15: error: 'strings' is not a JSON object [bad-catalog]
       3 |   "strings" : ["HOME"],
         |               ^^^^^^^^

      1 error

      """#,
    good: [])
}
