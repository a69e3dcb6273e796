import Checks
import Foundation

let images = ImagesConfiguration(
  baseURL: URL(fileURLWithPath: "/images"), posterSizes: ["w92", "w500"], backdropSizes: ["w1280"])
let log = MappingLog()

func preview(_ id: Int, _ title: String?, day: String? = nil, poster: String? = nil)
  -> MoviePreviewResponse
{
  MoviePreviewResponse(
    id: id, title: title, originalTitle: "original", overview: nil, releaseDate: day,
    genreIDs: [1], posterPath: poster, backdropPath: nil, popularity: nil, voteAverage: 7.5,
    voteCount: 2, hasVideo: false, isAdultOnly: false)
}

// What must be there is, or there is no movie; whatever else is missing has its default.

let movies = MovieResponseMapper()
let day = ServerDay.date(from: "2027-01-31")
check(movies.map(preview(1, nil)), equals: nil)
check(movies.map(nil as MoviePreviewResponse?), equals: nil)
let first = movies.map(preview(1, "First", day: "2027-01-31", poster: "/p.jpg"))
check(first?.title, equals: "First")
check(first?.overview, equals: "")
check(first?.releaseDate, equals: day)
check(first?.voteAverage, equals: 7.5)

let collection = CollectionResponse(
  id: 5, name: "Saga", posterPath: nil,
  parts: [
    preview(3, "Late", day: "2029-02-01"), preview(2, nil), preview(1, "Early", day: "2027-01-31"),
  ])
check(movies.map(collection).parts.map(\.id), equals: [3, 1])

// Elements are sorted and cut; context reaches nested mappings.

let cards = MovieModelMapper()
let shelf = cards.map(movies.map(collection), images: images)
check(shelf.cards.map(\.title), equals: ["Early", "Late"])
check(shelf.cards.first?.year, equals: "2027")
check(first.map { cards.map($0, images: images).posterURL?.lastPathComponent }, equals: "p.jpg")
check(cards.map(nil as MoviePreview?, images: images), equals: nil)

let pictures = ImageCollectionResponse(
  id: 1,
  posters: (0..<12).map {
    ImageResponse(
      filePath: "/\($0).jpg", width: 2, height: 3, voteAverage: Double($0), languageCode: nil)
  },
  backdrops: [
    ImageResponse(filePath: "/de.jpg", width: 16, height: 9, voteAverage: 9, languageCode: "de"),
    ImageResponse(filePath: "/x.jpg", width: 16, height: 9, voteAverage: 1, languageCode: nil),
  ], logos: nil
).pictures()
let gallery = GalleryMapper().map(pictures, images: images)
check(pictures.logos, equals: [])
check(gallery.posters.count, equals: 10)
check(gallery.posters.map(\.place), equals: Array(0..<10))
check(gallery.posters.first?.url?.lastPathComponent, equals: "11.jpg")
check(gallery.backdrops.map { $0.url?.lastPathComponent }, equals: ["x.jpg"])

// To the disk and back; what is there is updated and keeps its identity.

let response = MovieResponse(
  id: 7, title: nil, originalTitle: "Original", tagline: "tag", overview: "text", runtime: 118,
  releaseDate: nil, posterPath: nil, backdropPath: nil, budget: 1, revenue: 2,
  homepage: "https://movie.example", imdbID: "tt1", status: "In Production",
  genres: [GenreResponse(id: 1, name: "Drama"), GenreResponse(id: 2, name: nil)],
  companies: [CompanyResponse(id: 3, name: "Studio", logoPath: nil, originCountry: "CH")],
  countries: nil,
  languages: [LanguageResponse(code: "fr", name: "Français", englishName: "French")],
  collection: collection, popularity: nil, voteAverage: 8, voteCount: 9, hasVideo: true,
  isAdultOnly: false)
let movie = movies.map(response)
check(movie.title, equals: "Original")
check(movie.status, equals: .inProduction)
check(movie.genres, equals: [Genre(id: 1, name: "Drama")])
check(movie.languages, equals: [Language(code: "fr", name: "French")])

let entities = MovieEntityMapper()
let entity = entities.map(movie)
check(entity.cachedAt, equals: nil)
check(entity.statusCode, equals: 2)
check(entities.map(entity, collection: movie.collection), equals: movie)
var changed = movie
changed.title = "Changed"
changed.id = 8
entities.map(changed, to: entity)
check(entity.title, equals: "Changed")
check(entity.movieID, equals: 7)
check(entity.cachedAt == nil, equals: false)

let details = cards.map(movie, images: images, favouriteIDs: [7])
check(details.runtime, equals: "1h 58m")
check(details.status, equals: .inTheMaking)
check(details.isFavourite, equals: true)
check(details.companies, equals: ["Studio"])
check(details.collection?.cards.count, equals: 2)

let video = VideoResponse(
  id: "v", key: "k", name: "n", site: "s", kind: "Teaser", isOfficial: true, size: 1
).video(log: log)
check(video.kind, equals: .teaser)
check(log.entries, equals: ["v"])
check([1, 3, 6, 9].map(ReleaseKind.init(code:)), equals: [.premiere, .theatrical, .tv, nil])
check(
  Release(
    releaseDateResponse: ReleaseDateResponse(
      country: "CH", certification: nil, date: "soon", kind: 1)),
  equals: nil)

// Series: identifiers of the outer ones are passed on to the inner ones.

let series = SeriesResponseMapper().map(
  SeriesResponse(
    id: 9, name: "Show", tagline: nil, overview: nil, firstAirDate: nil, posterPath: nil, type: nil,
    seasons: [
      SeasonResponse(
        id: 90, name: nil, seasonNumber: 0, airDate: nil, posterPath: nil, episodes: nil),
      SeasonResponse(
        id: 91, name: nil, seasonNumber: 1, airDate: nil, posterPath: nil,
        episodes: [2, 1].map { number in
          EpisodeResponse(
            id: number, name: number == 2 ? "Two" : "One", episodeNumber: number, overview: nil,
            airDate: nil, stillPath: nil, runtime: 45)
        } + [
          EpisodeResponse(
            id: 3, name: nil, episodeNumber: 3, overview: nil, airDate: nil, stillPath: nil,
            runtime: nil)
        ]),
    ], genres: nil, networks: nil, creators: nil))
check(series?.seasons.map(\.seriesID), equals: [9, 9])
check(series?.seasons.last?.name, equals: "Season 1")
check(series?.seasons.last?.episodes.map(\.seasonNumber), equals: [1, 1])
let shown = series.map { SeriesModelMapper().map($0, images: images) }
check(shown?.seasonCount, equals: 1)
check(shown?.seasons.map(\.id), equals: [91])
check(shown?.seasons.first?.episodes.map(\.number), equals: ["1x1", "1x2"])
check(shown?.seasons.first?.episodes.map(\.place), equals: [0, 1])
let season = series?.seasons.last.map(SeasonEntity.init(season:))
check(season.map { Season(seasonEntity: $0).episodes.map(\.episodeNumber) }, equals: [1, 2])
check(SeasonEntity(season: nil as Season?) == nil, equals: true)

// People: codes, several sources, parts made of flat members.

check(Gender.unknown == Gender(code: 12), equals: true)
check(Int(gender: .nonBinary), equals: 3)
check(Department(name: "Art"), equals: .other)
check(Department(name: "?"), equals: nil)
let agency = Agency(
  agencyResponse: AgencyResponse(
    id: 1, name: "A", street: nil, city: "Bern", countryCode: "CH", countryName: "Switzerland"))
check(agency.address.country, equals: Country(code: "CH", name: "Switzerland"))
check(Agency(agencyEntity: AgencyEntity(agency: agency)), equals: agency)
let person = Person(
  id: 4, name: "Ada Keller", biography: "", birthday: day, deathday: nil, gender: .female,
  knownFor: .writing, profilePath: nil, homepage: nil, placeOfBirth: nil)
let stored = PersonEntityMapper().map(person)
check(PersonEntityMapper().map(stored), equals: person)
let profile = PersonModelMapper().map(person, follow: FollowState(isFollowed: true), images: images)
check(profile.initials, equals: "AK")
check(profile.born, equals: "2027-1-31")
check(profile.symbol, equals: .female)
check(profile.isFollowed, equals: true)

// Pages and enums with payloads.

let page = SearchResponseMapper().map(
  Page(
    number: 1,
    results: [
      MediaResponse.movie(preview(1, "M")), .movie(preview(2, nil)),
      .collection(id: 5, name: "Saga"),
    ], pageCount: 2, resultCount: 3))
check(page.results.last, equals: .list(id: 5, title: "Saga", isOwn: false))
let rows = SearchModelMapper().map(page, images: images)
check(rows.hasMore, equals: true)
check(rows.rows.dropFirst(), equals: [.movie(nil), .list(title: "Saga")])

// Errors are handed on, or the elements that throw are left out.

let author = AuthorResponse(name: nil, username: "ada", avatarPath: nil, rating: 4)
let review = ReviewResponse(
  id: "r", author: author, content: "c", createdAt: "86400", updatedAt: nil)
check((try? Review(reviewResponse: review))?.author.name, equals: "ada")
check((try? Review(reviewResponse: review))?.createdAt, equals: Date(timeIntervalSince1970: 86_400))
var broken = review
broken.updatedAt = "never"
check((try? Review(reviewResponse: broken)) == nil, equals: true)
var draft = RatingDraft(mediaID: 1, stars: 1, isDirty: true)
AccountModelMapper().map(UserRating(mediaID: 2, stars: 5, createdAt: .now), to: &draft)
check(draft, equals: RatingDraft(mediaID: 2, stars: 5, isDirty: false))
let list = MovieList(
  id: 1, name: "A list with a very long name", text: "", items: [], isPublic: true,
  tags: ["a": [Tag(label: "x", weight: 1)]])
check(AccountModelMapper().map(list, images: images).title, equals: "A list with a very l")
check(ListEntityMapper().map(ListEntityMapper().map(list, position: 3), movies: [:]), equals: list)
let account = AccountModelMapper().map(
  Account(id: 1, username: "ada", name: "Ada", avatarPath: nil),
  settings: Settings(region: "CH", language: "de"),
  preferences: Preferences(theme: "dark", showsSpoilers: false), images: images, unreadCount: 120)
check(
  account,
  equals: ProfileModel(title: "Ada", avatarURL: nil, region: "CH", theme: "dark", badge: 99))
let session = Session(accountID: 1, token: "t", startedAt: .distantPast)
check(await session.state(), equals: SessionState(accountID: 1, startedAt: .distantPast))

check(
  ServiceError(transportError: .status(code: 500, body: nil)), equals: .rejected(message: "500"))
check(ServiceError(status: 404), equals: .notFound)
check(MovieRepositoryError(serviceError: .cancelled), equals: .service(.cancelled))
check(
  FetchMovieError(movieRepositoryError: .store(.corrupt(entity: "movie", id: 3))),
  equals: .storage(.damage(id: 3)))
check(FetchMovieError(movieRepositoryError: .offline), equals: .temporary(hint: "Are you online?"))
check(Alert(signInError: .refused("no")), equals: .message(text: "no"))
check(FetchPersonError.unknown.emptyState(), equals: .tryAgain)

finish()
