import SwiftUI

struct Podcasts: View {
  let navigator: any PodcastsNavigating

  var body: some View {
    Button("Downloads") { navigator.openDownloads() }
    Button("Play") { navigator.openEpisode(id: 1) }
  }
}

struct Downloads: View {
  let navigator: any DownloadsNavigating

  var body: some View { Button("Close") { navigator.close() } }
}

struct DownloadSettings: View {
  let navigator: any DownloadSettingsNavigating

  var body: some View { Button("Done") { navigator.done() } }
}

struct PodcastEpisode: View {
  let id: Int
  let navigator: any EpisodeNavigating

  var body: some View { Button("Notes") { navigator.openShowNotes(id: id) } }
}

struct ShowNotes: View {
  let episode: Int

  var body: some View { Text("ShowNotes") }
}
