public nonisolated struct Movie: Hashable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let trailerKey: String
  public let cast: [Person]

  public init(id: Int, title: String, trailerKey: String, cast: [Person]) {
    self.id = id
    self.title = title
    self.trailerKey = trailerKey
    self.cast = cast
  }
}

public nonisolated struct Person: Hashable, Identifiable, Sendable {
  public let id: Int
  public let name: String

  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

public nonisolated struct Series: Hashable, Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let seasons: [Season]

  public init(id: Int, title: String, seasons: [Season]) {
    self.id = id
    self.title = title
    self.seasons = seasons
  }
}

public nonisolated struct Season: Hashable, Sendable {
  public let number: Int
  public let creator: Person
  public let episodes: [Episode]

  public init(number: Int, creator: Person, episodes: [Episode]) {
    self.number = number
    self.creator = creator
    self.episodes = episodes
  }
}

public nonisolated struct Episode: Hashable, Sendable {
  public let number: Int
  public let title: String

  public init(number: Int, title: String) {
    self.number = number
    self.title = title
  }
}
