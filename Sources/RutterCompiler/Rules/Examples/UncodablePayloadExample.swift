// Derived from Specs/Diagnostics/uncodable-payload; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let uncodablePayload = RuleExample(
    code: "uncodable-payload",
    bad: [.init("Specs/Words.yaml", #"""
      screens:
        index:
          opens: [letter]
        letter:
          parameters: {initial: Character}

      routers:
        Words:
          root: index
          restore: true

      """#)],
    findings: #"""
      Specs/Words.yaml:5:18: error: 'initial' cannot be saved: it is a 'Character', which is not Codable [uncodable-payload]
       5 |     parameters: {initial: Character}
         |                  ^^^^^^^
         = help: carry a Codable value instead, or write 'restore: false' for the screen
      Specs/Words.yaml:8:3: note: 'Words' saves its routes
       8 |   Words:
         |   ^^^^^

      1 error

      """#,
    good: [])
}
