// Derived from Specs/Diagnostics/actor-source; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let actorSource = RuleExample(
    code: "actor-source",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Library: {kind: actor, members: {books: '[String]'}}
        Snapshot: {books: '[String]'}

      mappings:
        - {from: Library, to: Snapshot}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:12: error: 'Library' is an actor, which can only be read from within [actor-source]
       6 |   - {from: Library, to: Snapshot}
         |            ^^^^^^^
         = help: add 'as: function', so that the mapping is a method of the actor

      1 error

      """#,
    good: [])
}
