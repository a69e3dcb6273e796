public import MoviesDomain

public struct BrowseDependencies {
  public let movies: [Movie]
  public let series: [Series]
  public let watchlist: [Movie]

  public init(movies: [Movie], series: [Series], watchlist: [Movie]) {
    self.movies = movies
    self.series = series
    self.watchlist = watchlist
  }
}
