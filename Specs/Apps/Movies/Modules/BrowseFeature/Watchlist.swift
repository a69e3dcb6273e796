import MoviesDomain
public import SwiftUI

@Observable
@MainActor
public final class WatchlistViewModel {
  let movies: [Movie]
  let navigator: any WatchlistNavigating

  public init(dependencies: BrowseDependencies, navigator: any WatchlistNavigating) {
    movies = dependencies.watchlist
    self.navigator = navigator
  }
}

public struct WatchlistView: View {
  let viewModel: WatchlistViewModel

  public init(viewModel: WatchlistViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    List {
      ForEach(viewModel.movies) { movie in
        Button(movie.title) { viewModel.navigator.openMovieDetails(id: movie.id) }
      }
      Button("Find more") { viewModel.navigator.openExplore() }
    }
  }
}
