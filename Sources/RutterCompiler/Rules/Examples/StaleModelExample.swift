// Derived from Specs/Diagnostics/stale-model; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let staleModel = RuleExample(
    code: "stale-model",
    bad: [.init("rutter.yaml", #"""
      sources: App

      """#), .init("Specs/Users.yaml", #"""
      models:
        User: {id: Int, name: String}

      """#), .init("App/User.swift", #"""
      import Foundation

      struct User {
        let id: UUID
        let name: String
      }

      """#)],
    findings: #"""
      Specs/Users.yaml:2:14: warning: 'id' of 'User' is 'UUID' in the sources [stale-model]
       2 |   User: {id: Int, name: String}
         |              ^^^
         = fix: write 'UUID'
       2 +   User: {id: UUID, name: String}
      App/User.swift:4:7: note: it is declared here
       4 |   let id: UUID
         |       ^^

      1 warning

      """#,
    good: [.init("Specs/Users.yaml", #"""
      models:
        User: {id: UUID, name: String}

      """#)])
}
