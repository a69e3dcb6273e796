public import MoviesDomain
public import SwiftUI

public struct MovieDependencies {
  public let movie: (Int) -> Movie?

  public init(movie: @escaping (Int) -> Movie?) {
    self.movie = movie
  }
}

@Observable
@MainActor
public final class MovieDetailsViewModel {
  public let movie: Movie?
  public let transitionID: String?
  let navigator: any MovieDetailsNavigating

  public init(
    movieID: Int, transitionID: String?, dependencies: MovieDependencies,
    navigator: any MovieDetailsNavigating
  ) {
    movie = dependencies.movie(movieID)
    self.transitionID = transitionID
    self.navigator = navigator
  }

  public func openStar() {
    guard let star = movie?.cast.first else { return }
    navigator.openPersonDetails(id: star.id, transitionID: "cast-\(star.id)")
  }

  public func openTrailer() {
    guard let movie else { return }
    navigator.openTrailer(key: movie.trailerKey)
  }
}

public struct MovieDetailsView: View {
  public let viewModel: MovieDetailsViewModel
  public let namespace: Namespace.ID

  public init(viewModel: MovieDetailsViewModel, namespace: Namespace.ID) {
    self.viewModel = viewModel
    self.namespace = namespace
  }

  public var body: some View {
    if let movie = viewModel.movie {
      VStack {
        Text(movie.title)
        Button("Star") { viewModel.openStar() }
        Button("Cast") { viewModel.navigator.openMovieCastAndCrew(id: movie.id) }
        Button("Similar") { viewModel.navigator.openSimilar(id: 3 - movie.id) }
        Button("Play") { viewModel.navigator.openGame(id: movie.id) }
        Button("Trailer") { viewModel.openTrailer() }
      }
    } else {
      Text("No such movie")
    }
  }
}
