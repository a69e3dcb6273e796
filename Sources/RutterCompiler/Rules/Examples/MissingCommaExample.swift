// Derived from Specs/Diagnostics/missing-comma; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let missingComma = RuleExample(
    code: "missing-comma",
    bad: [.init("Specs/Shop.json", #"""
      {
        "screens": {
          "home": {"title": "BOOKS" "lazy": true}
        }
      }

      """#)],
    findings: #"""
      Specs/Shop.json:3:30: error: a ',' is missing here [missing-comma]
       3 |     "home": {"title": "BOOKS" "lazy": true}
         |                              ^
         = fix: add ','
       3 +     "home": {"title": "BOOKS", "lazy": true}

      1 error

      """#,
    good: [.init("Specs/Shop.json", #"""
      {
        "screens": {
          "home": {"title": "BOOKS", "lazy": true}
        }
      }

      """#)])
}
