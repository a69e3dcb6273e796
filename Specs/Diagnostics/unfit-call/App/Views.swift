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
