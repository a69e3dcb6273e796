import SwiftUI

struct Weather: View {
  var body: some View { Text("Weather") }
}

struct Radar: View {
  var body: some View { Text("Radar") }
}

struct Console: View {
  var body: some View { Text("Console") }
}
