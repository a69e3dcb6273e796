// Derived from Specs/Diagnostics/conflicting-strings; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let conflictingStrings = RuleExample(
    code: "conflicting-strings",
    bad: [.init("Specs/Shop.yaml", #"""
      screens:
        home: {title: {key: TITLE, value: Shop}, opens: [book]}
        book: {title: {key: TITLE, value: Book}}

      routers:
        Shop: {root: home}

      """#)],
    findings: #"""
      Specs/Shop.yaml:3:37: error: the key 'TITLE' is given two values, 'Shop' and 'Book' [conflicting-strings]
       3 |   book: {title: {key: TITLE, value: Book}}
         |                                     ^^^^
         = help: give it one value, or use two keys
      Specs/Shop.yaml:2:37: note: the other one is here
       2 |   home: {title: {key: TITLE, value: Shop}, opens: [book]}
         |                                     ^^^^

      1 error

      """#,
    good: [])
}
