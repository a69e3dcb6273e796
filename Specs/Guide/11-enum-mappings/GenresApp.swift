enum Genre {
  case unknown, jazz, rock
}

enum Release {
  case single(title: String)
  case album(title: String, tracks: Int)
  case withdrawn
}

enum ReleaseRow {
  case single(title: String)
  case record(title: String, tracks: Int)
  case hidden
}
