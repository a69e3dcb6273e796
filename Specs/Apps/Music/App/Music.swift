import SwiftUI

nonisolated enum Genre: String, Hashable, CaseIterable, Sendable {
  case jazz, soul, folk
}

/// Not a value that may leave the main actor: what screens return need not be.
@MainActor
final class Photo: Equatable {
  let name: String

  init(name: String) { self.name = name }

  nonisolated static func == (a: Photo, b: Photo) -> Bool { a === b }
}

struct PlaylistView: View {
  let name: String
  let navigator: any PlaylistNavigating

  var body: some View {
    Button("Player") { navigator.openPlayer() }
  }
}

struct GenrePickerView: View {
  let selected: Genre?
  let navigator: any GenrePickerNavigating

  var body: some View {
    ForEach(Genre.allCases, id: \.self) { genre in
      Button(genre.rawValue) { navigator.finish(with: genre) }
    }
  }
}

struct PhotoPickerView: View {
  let navigator: any PhotoPickerNavigating

  var body: some View {
    Button("Take two") {
      navigator.choose([Photo(name: "front"), Photo(name: "back")])
    }
    Button("Help") { navigator.openHelp() }
    Button("Close") { navigator.close() }
  }
}

struct MoodPickerView: View {
  let navigator: any MoodPickerNavigating

  var body: some View {
    Button("Calm") { navigator.finish(with: "calm") }
  }
}

struct PlayerView: View {
  var body: some View { Text("Player") }
}

struct HelpView: View {
  var body: some View { Text("Help") }
}

struct ProfileView: View {
  let navigator: any ProfileNavigating

  var body: some View { Text("Profile") }
}

struct NicknameView: View {
  let navigator: any NicknameNavigating

  var body: some View {
    Button("Ada") { navigator.finish(with: "Ada") }
    Button("Close") { navigator.close() }
  }
}
