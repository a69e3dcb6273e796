import SwiftUI

struct Piers: View {
  let navigator: any PiersNavigating

  var body: some View { Button("North") { navigator.openPier(name: "North", day: nil) } }
}

struct Pier: View {
  let name: String
  let day: Int?

  var body: some View { Text(name) }
}
