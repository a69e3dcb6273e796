import SwiftUI

struct Home: View {
  var body: some View { Text("Home") }
}

struct Search: View {
  let query: String

  var body: some View { Text(verbatim: "Search '\(query)'") }
}

struct Favorites: View {
  var body: some View { Text("Favorites") }
}

struct Detail: View {
  let id: Int

  var body: some View { Text(verbatim: "Detail \(id)") }
}

struct ProfileView: View {
  let id: Int

  var body: some View { Text(verbatim: "Profile \(id)") }
}

struct Settings: View {
  var body: some View { Text("Settings") }
}

struct EditProfile: View {
  let name: String
  let nickname: String?

  var body: some View { Text(verbatim: "Edit \(name), \(nickname ?? "no nickname")") }
}

struct Onboarding: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Start") { dismiss() }
  }
}

struct LoginView: View {
  var body: some View { Text("Log in") }
}

#if DEBUG
  struct DebugMenu: View {
    var body: some View { Text("Debug") }
  }
#endif
