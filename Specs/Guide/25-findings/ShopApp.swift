import SwiftUI

struct HomeView: View {
  let navigator: any HomeNavigating

  var body: some View { Button("Open") { navigator.openProduct(id: 1, source: "home") } }
}

struct ProductView: View {
  let id: Int

  var body: some View { Text("Product") }
}

struct OrderView: View {
  let id: Int

  var body: some View { Text("Order") }
}
