// Derived from Specs/Diagnostics/bad-language; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let badLanguage = RuleExample(
    code: "bad-language",
    bad: [.init("rutter.yaml", #"""
      localization: {catalog: Localizable.xcstrings, language: english language}

      """#), .init("Specs/Shop.yaml", #"""
      screens:
        home: {title: {key: HOME, value: Home}}

      routers:
        Shop: {root: home}

      """#)],
    findings: #"""
      rutter.yaml:1:58: error: 'english language' is not a language code [bad-language]
       1 | localization: {catalog: Localizable.xcstrings, language: english language}
         |                                                          ^^^^^^^^^^^^^^^^
         = help: write it as Xcode does: 'en', 'pt-BR', 'zh-Hans'

      1 error

      """#,
    good: [])
}
