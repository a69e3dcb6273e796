// Derived from Specs/Diagnostics/unfit-call; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unfitCall = RuleExample(
    code: "unfit-call",
    bad: [.init("rutter.yaml", #"""
      sources: App

      """#), .init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {opens: [book]}
        book:
          parameters: {id: String}
          arguments: {isbm: id}

      """#), .init("App/Views.swift", #"""
      import SwiftUI

      struct Home: View {
        let navigator: any HomeNavigating

        var body: some View {
          Button("A book") { navigator.openBook(id: "978-3") }
        }
      }

      struct Book: View {
        let isbn: String

        var body: some View {
          Text(isbn)
        }
      }

      """#)],
    findings: #"""
      Specs/Shop.yaml:9:17: error: 'Book' takes no argument 'isbm' [unfit-call]
        9 |     arguments: {isbm: id}
          |                 ^^^^
          = fix: write 'isbn'
        9 +     arguments: {isbn: id}
      App/Views.swift:11:8: note: 'Book' is declared here
       11 | struct Book: View {
          |        ^^^^

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {opens: [book]}
        book:
          parameters: {id: String}
          arguments: {isbn: id}

      """#)])
}
