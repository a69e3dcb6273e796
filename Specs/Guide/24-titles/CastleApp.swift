import SwiftUI

struct Halls: View {
  let navigator: any HallsNavigating

  var body: some View { Button("One") { navigator.openHall(number: 1) } }
}

struct Hall: View {
  let number: Int

  var body: some View { Text("Hall \(number)") }
}

struct Hours: View {
  var body: some View { Text("10 to 18") }
}
