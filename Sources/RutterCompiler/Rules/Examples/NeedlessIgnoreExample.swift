// Derived from Specs/Diagnostics/needless-ignore; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let needlessIgnore = RuleExample(
    code: "needless-ignore",
    bad: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, subtitle: String}
        BookRow: {title: String}

      mappings:
        - from: Book
          to: BookRow
          members:
            title: '"\(title): \(subtitle)"'
            subtitle: {ignore: not shown}

      """#)],
    findings: #"""
      Specs/Shop.yaml:10:7: warning: 'subtitle' is read, so there is no reason to ignore it [needless-ignore]
       10 |       subtitle: {ignore: not shown}
          |       ^^^^^^^^
          = fix: leave it out
       10 -       subtitle: {ignore: not shown}

      1 warning

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      models:
        Book: {title: String, subtitle: String}
        BookRow: {title: String}

      mappings:
        - from: Book
          to: BookRow
          members:
            title: '"\(title): \(subtitle)"'

      """#)])
}
