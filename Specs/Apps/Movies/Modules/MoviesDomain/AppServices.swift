/// What every feature is served from. Here a small catalogue stands for servers and stores.
@MainActor
public final class AppServices {
  public let movies: [Movie]
  public let series: [Series]
  public var watchlist: [Int] = [1]

  public init() {
    let ada = Person(id: 11, name: "Ada Keller")
    let bo = Person(id: 12, name: "Bo Lind")
    movies = [
      Movie(id: 1, title: "The Router", trailerKey: "r0uter", cast: [ada, bo]),
      Movie(id: 2, title: "A Stack of Screens", trailerKey: "st4ck", cast: [bo]),
    ]
    let pilot = Episode(number: 1, title: "Pilot")
    let finale = Episode(number: 2, title: "Finale")
    series = [
      Series(
        id: 21, title: "Tabs",
        seasons: [Season(number: 1, creator: ada, episodes: [pilot, finale])])
    ]
  }

  public func movie(_ id: Int) -> Movie? {
    movies.first { $0.id == id }
  }

  public func person(_ id: Int) -> Person? {
    movies.flatMap(\.cast).first { $0.id == id }
  }
}
