// Derived from Specs/Diagnostics/self-calling-initializer; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let selfCallingInitializer = RuleExample(
    code: "self-calling-initializer",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String}
        Parcel: {book: Book}

      mappings:
        - {from: Book, to: Parcel, members: {book: book}}

      """#)],
    findings: #"""
      Specs/Shop.yaml:6:22: error: the initializer would call itself: 'Parcel' has one of these labels and types [self-calling-initializer]
       6 |   - {from: Book, to: Parcel, members: {book: book}}
         |                      ^^^^^^
         = help: give the mapping another 'label:'

      1 error

      """#,
    good: [])
}
