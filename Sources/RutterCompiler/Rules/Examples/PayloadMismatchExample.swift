// Derived from Specs/Diagnostics/payload-mismatch; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let payloadMismatch = RuleExample(
    code: "payload-mismatch",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Order: {cases: [open, failed]}
        OrderObject: {cases: [open, {failed: {reason: String}}]}

      mappings:
        - {from: Order, to: OrderObject}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:23: error: 'failed' has no payload for 'reason' of 'failed' [payload-mismatch]
       6 |   - {from: Order, to: OrderObject}
         |                       ^^^^^^^^^^^
         = help: say what fills it: 'failed: {from: failed, members: {…}}'
      Specs/Shop.yaml:3:49: note: the payload is declared here
       3 |   OrderObject: {cases: [open, {failed: {reason: String}}]}
         |                                                 ^^^^^^
      Specs/Shop.yaml:2:25: note: 'failed' is declared here
       2 |   Order: {cases: [open, failed]}
         |                         ^^^^^^

      1 error

      """#,
    good: [])
}
