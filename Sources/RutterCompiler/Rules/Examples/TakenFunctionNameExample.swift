// Derived from Specs/Diagnostics/taken-function-name; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let takenFunctionName = RuleExample(
    code: "taken-function-name",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Order: {address: String, row: Int}
        Address: {address: String, row: Int}

      mappings:
        - {from: Order, to: Address, as: function}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:23: error: 'Order' already has a 'address' [taken-function-name]
       6 |   - {from: Order, to: Address, as: function}
         |                       ^^^^^^^
         = help: give the function a 'name:'
      Specs/Shop.yaml:2:11: note: it is declared here
       2 |   Order: {address: String, row: Int}
         |           ^^^^^^^

      1 error

      """#,
    good: [])
}
