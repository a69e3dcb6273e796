import SwiftUI

struct Atlas: View {
  let navigator: any AtlasNavigating

  var body: some View {
    Button("Chart 1") { navigator.openChart(number: 1) }
  }
}

struct Chart: View {
  let number: Int

  var body: some View { Text("Chart \(number)") }
}

struct Legend: View {
  let symbol: String

  var body: some View { Text(symbol) }
}
