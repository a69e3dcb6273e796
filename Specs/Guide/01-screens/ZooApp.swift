import SwiftUI

struct Entrance: View {
  var body: some View { Text("Entrance") }
}

struct KeeperView: View {
  var body: some View { Text("KeeperView") }
}

struct Souvenirs: View {
  var body: some View { Text("Souvenirs") }
}
