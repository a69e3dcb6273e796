import SwiftUI

struct OrderList: View {
  let navigator: any OrderListNavigating

  var body: some View { Button("A lamp") { navigator.openDetails(sku: "lamp") } }
}

struct OrderDetails: View {
  let number: Int

  var body: some View { Text("OrderDetails") }
}

struct ProductDetails: View {
  let sku: String

  var body: some View { Text("ProductDetails") }
}
