/// An episode as the app shows it.
struct Episode: Identifiable, Equatable {
  typealias ID = Int

  struct Chapter: Equatable {
    let title: String
    let start: Double
  }

  let id: ID
  let title: String
  let length: Double
  let chapters: [Chapter]
  var isPlayed = false

  var isLong: Bool { length > 3600 }
}

/// An episode as the service sends it.
struct EpisodeDTO: Decodable {
  let id: Int
  let name: String
  let seconds: Double?
  let chapters: [ChapterDTO]
}

struct ChapterDTO: Decodable {
  let title: String
  let start: Double
}
