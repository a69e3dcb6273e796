public import MoviesDomain
public import SwiftUI

public struct GamesDependencies {
  public let movies: [Movie]

  public init(movies: [Movie]) {
    self.movies = movies
  }
}

@Observable
@MainActor
public final class GamesViewModel {
  let movies: [Movie]
  let navigator: any GamesNavigating

  public init(dependencies: GamesDependencies, navigator: any GamesNavigating) {
    movies = dependencies.movies
    self.navigator = navigator
  }
}

public struct GamesView: View {
  let viewModel: GamesViewModel

  public init(viewModel: GamesViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    ForEach(viewModel.movies) { movie in
      Button("Quiz: \(movie.title)") { viewModel.navigator.openGame(id: movie.id) }
    }
    Button("Chat") { viewModel.navigator.openGamesChat() }
  }
}

@Observable
@MainActor
public final class GameViewModel {
  public let movie: Movie?
  let navigator: any GameNavigating

  public init(id: Int, dependencies: GamesDependencies, navigator: any GameNavigating) {
    movie = dependencies.movies.first { $0.id == id }
    self.navigator = navigator
  }
}

public struct GameView: View {
  let viewModel: GameViewModel

  public init(viewModel: GameViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    Text("Who plays in \(viewModel.movie?.title ?? "no movie")?")
    Button("Give up") { viewModel.navigator.close() }
  }
}
