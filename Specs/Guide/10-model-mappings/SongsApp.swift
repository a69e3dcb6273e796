import Foundation

struct Song {
  var id: UUID
  var title: String
  var artist: Artist
  var guests: [Artist]
  var seconds: Int?
}

struct Artist {
  var name: String
}

final class SongObject {
  var identifier: String
  var title: String
  var artist: ArtistObject
  var guests: [ArtistObject]
  var seconds: Int
  var plays: Int

  init(
    identifier: String, title: String, artist: ArtistObject, guests: [ArtistObject], seconds: Int,
    plays: Int = 0
  ) {
    self.identifier = identifier
    self.title = title
    self.artist = artist
    self.guests = guests
    self.seconds = seconds
    self.plays = plays
  }
}

struct SongRow {
  var title: String
  var subtitle: String
  var isPlaying: Bool
}

final class ArtistObject {
  var name: String

  init(name: String) { self.name = name }
}
