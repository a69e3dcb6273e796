import SwiftUI

struct TimerList: View {
  let navigator: any TimerListNavigating

  var body: some View { Button("World clock") { navigator.openCity(name: "Oslo") } }
}

struct CityList: View {
  var body: some View { Text("CityList") }
}

struct City: View {
  let name: String

  var body: some View { Text("City") }
}

struct ClockSettings: View {
  var body: some View { Text("ClockSettings") }
}
