// Derived from Specs/Diagnostics/trailing-comma; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let trailingComma = RuleExample(
    code: "trailing-comma",
    bad: [.init("Specs/Shop.json", #"""
      {
        "screens": ["home", "cart",]
      }

      """#)],
    findings: #"""
      Specs/Shop.json:2:29: error: JSON has no comma after the last item [trailing-comma]
       2 |   "screens": ["home", "cart",]
         |                             ^
         = fix: remove it
       2 +   "screens": ["home", "cart"]

      1 error

      """#,
    good: [.init("Specs/Shop.json", #"""
      {
        "screens": ["home", "cart"]
      }

      """#)])
}
