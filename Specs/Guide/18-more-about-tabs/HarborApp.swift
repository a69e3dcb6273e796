import SwiftUI

struct Sailings: View {
  let navigator: any SailingsNavigating

  var body: some View { Button("Ferry 7") { navigator.openFerry(number: 7) } }
}

struct Ferry: View {
  let number: Int
  let navigator: any FerryNavigating

  var body: some View {
    Text("Ferry \(number)")
    Button("Repairs") { navigator.openRepairs() }
    Button("Pier") { navigator.openPier(name: "4b") }
  }
}

struct Piers: View {
  var body: some View { Text("Piers") }
}

struct Pier: View {
  let name: String

  var body: some View { Text("Pier \(name)") }
}

/// Counts how many of it are made.
@MainActor
final class RepairsViewModel {
  static var made = 0

  let day: String

  init(day: String) {
    self.day = day
    Self.made += 1
  }
}

struct Repairs: View {
  let viewModel: RepairsViewModel

  var body: some View { Text("Repairs of \(viewModel.day)") }
}

struct FindFerry: View {
  var body: some View { Text("Find a ferry") }
}
