struct Episode {
  let id: Int
  let title: String
}

final class EpisodeRecord {
  let id: Int
  var title: String

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
