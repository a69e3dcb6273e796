public import MoviesDomain
public import SwiftUI

public struct SeriesDependencies {
  public let series: (Int) -> Series?

  public init(series: @escaping (Int) -> Series?) {
    self.series = series
  }
}

@Observable
@MainActor
public final class SeriesDetailsViewModel {
  let series: Series?
  let navigator: any SeriesDetailsNavigating

  public init(
    id: Int, dependencies: SeriesDependencies, navigator: any SeriesDetailsNavigating
  ) {
    series = dependencies.series(id)
    self.navigator = navigator
  }
}

public struct SeriesDetailsView: View {
  let viewModel: SeriesDetailsViewModel

  public init(viewModel: SeriesDetailsViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    ForEach(viewModel.series?.seasons ?? [], id: \.number) { season in
      Button("Season \(season.number)") { viewModel.navigator.openSeason(season: season) }
    }
  }
}

public struct SeasonView: View {
  public let season: Season
  let navigator: any SeasonNavigating

  public init(season: Season, navigator: any SeasonNavigating) {
    self.season = season
    self.navigator = navigator
  }

  public var body: some View {
    ForEach(season.episodes, id: \.number) { episode in
      Button(episode.title) { navigator.openEpisode(episode) }
    }
    Button(season.creator.name) { navigator.openPersonDetails(id: season.creator.id) }
  }
}

public struct EpisodeView: View {
  public let episode: Episode
  let navigator: any EpisodeNavigating

  public init(_ episode: Episode, navigator: any EpisodeNavigating) {
    self.episode = episode
    self.navigator = navigator
  }

  public var body: some View {
    Text(episode.title)
    Button("Next") {
      navigator.openNext(Episode(number: episode.number + 1, title: "After \(episode.title)"))
    }
    Button("Share") { navigator.openShare(title: episode.title) }
    Button("Done") { navigator.done() }
  }
}
