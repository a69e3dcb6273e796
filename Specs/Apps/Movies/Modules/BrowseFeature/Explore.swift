import MoviesDomain
public import SwiftUI

@Observable
@MainActor
public final class ExploreViewModel {
  let movies: [Movie]
  let series: [Series]
  let navigator: any ExploreNavigating

  public init(dependencies: BrowseDependencies, navigator: any ExploreNavigating) {
    movies = dependencies.movies
    series = dependencies.series
    self.navigator = navigator
  }
}

public struct ExploreView: View {
  let viewModel: ExploreViewModel

  public init(viewModel: ExploreViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    List {
      Button("Trending") { viewModel.navigator.openTrendingMovies(limit: 5) }
      ForEach(viewModel.movies) { movie in
        Button(movie.title) {
          viewModel.navigator.openMovieDetails(id: movie.id, transitionID: "explore-\(movie.id)")
        }
      }
      ForEach(viewModel.series) { series in
        Button(series.title) { viewModel.navigator.openSeriesDetails(id: series.id) }
      }
      Button("Chat") { viewModel.navigator.openChat(topic: "Movies") }
    }
  }
}

@Observable
@MainActor
public final class TrendingMoviesViewModel {
  let movies: [Movie]
  let navigator: any TrendingMoviesNavigating

  public init(
    limit: Int, dependencies: BrowseDependencies, navigator: any TrendingMoviesNavigating
  ) {
    movies = Array(dependencies.movies.prefix(limit))
    self.navigator = navigator
  }
}

public struct TrendingMoviesView: View {
  let viewModel: TrendingMoviesViewModel

  public init(viewModel: TrendingMoviesViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    List(viewModel.movies) { movie in
      Button(movie.title) {
        viewModel.navigator.openMovieDetails(id: movie.id, transitionID: nil)
      }
    }
  }
}
