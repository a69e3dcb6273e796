// Derived from Specs/Diagnostics; `RECORD=1 swift test` rewrites it.
extension RuleExample {
  package static let all: [RuleExample] = []
}
