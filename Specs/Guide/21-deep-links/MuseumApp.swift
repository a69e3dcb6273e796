import SwiftUI

enum Epoch: String, Hashable, Sendable {
  case baroque
  case modern = "1900s"
}

/// A day of the year, from 1.
struct Day: Hashable, Sendable {
  let number: Int

  static let newYear = Day(number: 1)

  init(number: Int) { self.number = number }

  init?(text: String) {
    guard let number = Int(text), (1...366).contains(number) else { return nil }
    self.number = number
  }

  var text: String { String(number) }
}

struct Lobby: View {
  let navigator: any LobbyNavigating

  var body: some View { Button("Room 1") { navigator.openRoom(number: 1) } }
}

struct Room: View {
  let number: Int
  let navigator: any RoomNavigating

  var body: some View { Text("Room \(number)") }
}

struct Fresco: View {
  let id: Int
  let epoch: Epoch?
  let isZoomed: Bool

  var body: some View { Text("Fresco \(id)") }
}

struct Archive: View {
  let query: String
  let tags: [String]
  let shelf: [String]

  var body: some View { Text(query) }
}

struct Tickets: View {
  let day: Day

  var body: some View { Text(day.text) }
}

@MainActor
struct MuseumApp: View {
  @State private var router = MuseumRouter()

  var body: some View {
    MuseumRootView(router: router).opensLinks(with: router)
  }
}
