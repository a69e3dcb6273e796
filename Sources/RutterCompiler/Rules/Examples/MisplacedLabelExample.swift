// Derived from Specs/Diagnostics/misplaced-label; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let misplacedLabel = RuleExample(
    code: "misplaced-label",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        BookObject: {title: String}

      mappings:
        - {from: Book, to: BookObject, as: function, label: model}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:55: error: a function has no argument label for its source [misplaced-label]
       6 |   - {from: Book, to: BookObject, as: function, label: model}
         |                                                       ^^^^^
         = help: leave 'label:' out; 'name:' renames the function

      1 error

      """#,
    good: [])
}
