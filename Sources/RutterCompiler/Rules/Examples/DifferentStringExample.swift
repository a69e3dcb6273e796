// Derived from Specs/Diagnostics/different-string; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let differentString = RuleExample(
    code: "different-string",
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
        "strings" : {
          "HOME" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Start"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }

      """#)],
    findings: #"""
      Localizable.xcstrings:9:23: warning: the catalog has 'Start' for 'HOME', the manifest 'Home' [different-string]
       9 |             "value" : "Start"
         |                       ^^^^^^^
         = help: change one of them: the app shows the catalog's, and rutter does not overwrite it
      Specs/Shop.yaml:2:36: note: the manifest's is here
       2 |   home: {title: {key: HOME, value: Home}}
         |                                    ^^^^

      1 warning

      """#,
    good: [])
}
