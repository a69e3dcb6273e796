import SwiftUI

struct Stage: View {
  let navigator: any StageNavigating

  var body: some View { Button("Script") { navigator.openScript(id: 1, page: 2) } }
}

struct Script: View {
  let id: Int
  let page: Int

  var body: some View { Text("Script \(id), page \(page)") }
}

struct PlainScript: View {
  let id: Int

  var body: some View { Text("Script \(id)") }
}

struct Recording: View {
  let id: Int

  var body: some View { Text("Recording \(id)") }
}

@MainActor
struct Switches: PodiumFlags {
  let newReader = true
  let narration = false
}

@MainActor
struct PodiumScene: View {
  @State private var router = PodiumRouter(flags: Switches())

  var body: some View { PodiumRootView(router: router) }
}
