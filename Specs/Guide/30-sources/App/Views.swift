import Observation
import SwiftUI

struct ShowsView: View {
  let navigator: any ShowsNavigating

  var body: some View {
    Button("The newest") { navigator.openEpisode(id: 1) }
  }
}

struct EpisodeView: View {
  let viewModel: EpisodeViewModel

  var body: some View {
    Text("Episode \(viewModel.episodeID)")
  }
}

@Observable
@MainActor
final class EpisodeViewModel {
  let episodeID: Episode.ID

  init(episodeID: Episode.ID) {
    self.episodeID = episodeID
  }
}
