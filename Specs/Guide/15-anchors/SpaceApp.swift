import SwiftUI

struct PlanetView: View {
  let id: Int
  let unit: String

  var body: some View { Text("PlanetView") }
}

struct MoonView: View {
  let id: Int
  let unit: String

  var body: some View { Text("MoonView") }
}

struct StarView: View {
  let id: Int
  let unit: String

  var body: some View { Text("StarView") }
}
