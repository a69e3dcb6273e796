import BrowseFeature
import ChatFeature
import GamesFeature
import MovieFeature
import MoviesDomain
import PeopleFeature
import SeriesFeature

// How each feature is served from the app's services.

@MainActor
extension BrowseDependencies {
  static func live(services: AppServices) -> BrowseDependencies {
    BrowseDependencies(
      movies: services.movies, series: services.series,
      watchlist: services.watchlist.compactMap { services.movie($0) })
  }
}

@MainActor
extension MovieDependencies {
  static func live(services: AppServices) -> MovieDependencies {
    MovieDependencies(movie: { services.movie($0) })
  }
}

@MainActor
extension SeriesDependencies {
  static func live(services: AppServices) -> SeriesDependencies {
    SeriesDependencies(series: { id in services.series.first { $0.id == id } })
  }
}

@MainActor
extension PeopleDependencies {
  static func live(services: AppServices) -> PeopleDependencies {
    PeopleDependencies(
      person: { services.person($0) },
      movies: { person in services.movies.filter { $0.cast.contains(person) } })
  }
}

@MainActor
extension GamesDependencies {
  static func live(services: AppServices) -> GamesDependencies {
    GamesDependencies(movies: services.movies)
  }
}

@MainActor
extension ChatDependencies {
  static func live(services: AppServices) -> ChatDependencies {
    ChatDependencies(greeting: "Welcome")
  }
}
