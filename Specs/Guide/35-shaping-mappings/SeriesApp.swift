import Foundation

struct SeriesResponse {
  var id: Int?
  var title: String?
  var posterPath: String?
  var homepage: String
  var seasons: [SeasonResponse]?
  var cast: [ActorResponse]
  var genres: [GenreResponse]
}

struct SeasonResponse {
  var number: Int
  var airDate: String?
}

struct ActorResponse {
  var name: String
  var billing: Int
  var isGuest: Bool
}

struct GenreResponse {
  var code: Int
  var name: String?
}

struct Series {
  var id: Int
  var title: String
  var posterURL: URL?
  var homepage: URL
  var seasons: [SeriesSeason]
  var cast: [SeriesActor]
  var genres: [SeriesGenre]
}

struct SeriesSeason {
  var seriesID: Int
  var number: Int
  var airDate: Date?
}

struct SeriesActor {
  var name: String
  var place: Int
}

struct SeriesGenre {
  var code: Int
  var name: String
}

final class StoredSeries {
  var seriesID: Int
  var title: String
  var homepage: URL
  var cachedAt: Date?

  init(seriesID: Int, title: String, homepage: URL, cachedAt: Date? = nil) {
    self.seriesID = seriesID
    self.title = title
    self.homepage = homepage
    self.cachedAt = cachedAt
  }
}

struct ImageServer {
  var base: URL

  func url(for path: String) -> URL { base.appendingPathComponent(path) }
}

extension Date {
  /// A day, as the server writes it: seconds since 1970.
  init?(airDate: String) {
    guard let seconds = TimeInterval(airDate) else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

struct TrailerResponse {
  var code: String
  var cut: CutResponse
}

struct CutResponse {
  var seconds: Int
}

struct SeriesTrailer {
  var code: Int
  var cut: SeriesCut
}

struct SeriesCut {
  var seconds: Int
}

final class StoredTrailer {
  var code: Int
  var seconds: Int

  init(code: Int, seconds: Int) {
    self.code = code
    self.seconds = seconds
  }
}

struct TrailerLog {
  struct NotANumber: Error {}

  func begin(_ code: String) {}

  func number(_ code: String) throws -> Int {
    guard let number = Int(code) else { throw NotANumber() }
    return number
  }

  func check(_ trailer: inout SeriesTrailer) { trailer.cut.seconds = max(trailer.cut.seconds, 0) }
}
