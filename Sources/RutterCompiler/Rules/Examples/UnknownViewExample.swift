// Derived from Specs/Diagnostics/unknown-view; `RECORD=1 swift test` rewrites it.
// swift-format-ignore-file
extension RuleExample {
  static let unknownView = RuleExample(
    code: "unknown-view",
    bad: [.init("rutter.yaml", #"""
      sources: App

      """#), .init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {opens: [book]}
        book: {view: BokView}

      """#), .init("App/Views.swift", #"""
      import SwiftUI

      struct Home: View {
        let navigator: any HomeNavigating

        var body: some View {
          Button("A book") { navigator.openBook() }
        }
      }

      struct BookView: View {
        var body: some View {
          Text("A book")
        }
      }

      """#)],
    findings: #"""
      Specs/Shop.yaml:7:16: error: the sources declare no view 'BokView' [unknown-view]
       7 |   book: {view: BokView}
         |                ^^^^^^^
         = fix: write 'BookView'
       7 +   book: {view: BookView}

      1 error

      """#,
    good: [.init("Specs/Shop.yaml", #"""
      routers:
        Shop:
          root: home

      screens:
        home: {opens: [book]}
        book: {view: BookView}

      """#)])
}
