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
