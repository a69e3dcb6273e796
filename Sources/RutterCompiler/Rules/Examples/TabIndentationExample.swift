// Derived from Specs/Diagnostics/tab-indentation; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let tabIndentation = RuleExample(
    code: "tab-indentation",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
      \#u{9}home: {title: BOOKS}

      """#)],
    findings: #"""
      Specs/Shop.yaml:2:1: error: a tab cannot indent in YAML [tab-indentation]
       2 |     home: {title: BOOKS}
         | ^^^^
         = fix: replace it with spaces
       2 +   home: {title: BOOKS}

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      screens:
        home: {title: BOOKS}

      """#)])
}
