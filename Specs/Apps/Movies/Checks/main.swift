import BrowseFeature
import ChatFeature
import Checks
import Foundation
import GamesFeature
import MovieFeature
import MoviesDomain
import PeopleFeature
import SeriesFeature
import SwiftUI

let services = AppServices()
let factory = ViewModelFactory(services: services)
let main = MainRouter()
let content = ContentView(router: main, factory: factory)

/// The URLs that the app asks the system to open.
var opened: [URL] = []

/// What a person sees now.
@MainActor func visible() -> ViewNode {
  var environment = EnvironmentValues()
  environment.openURL = OpenURLAction { url in
    opened.append(url)
    return .handled
  }
  return inspect(content, environment: environment).visible
}

// Tabs, with localization keys.

check(MainTab.allCases, equals: [.explore, .search, .watchlist, .games])
check(MainTab.watchlist.title, equals: "WATCHLIST")
check(MainTab.games.systemImage, equals: "gamecontroller")
check(main.selection, equals: .explore)
check(visible().named("navigationTitle").first?.text, equals: "EXPLORE")

// Explore: each way out pushes its route.

visible().tap("Trending")
check(main.explore.path, equals: [.trendingMovies(limit: 5)])
visible().tap("The Router")
check(main.explore.top, equals: .movieDetails(id: 1, transitionID: nil))
check(visible().view(MovieDetailsView.self)?.viewModel.movie?.title, equals: "The Router")
check(visible().texts.contains("MOVIE_DETAILS"), "the title is a localization key")

visible().tap("Star")
check(main.explore.top, equals: .personDetails(id: 11, transitionID: "cast-11"))
check(visible().view(PersonDetailsView.self)?.viewModel.transitionID, equals: "cast-11")

main.explore.pop()
visible().tap("Cast")
check(main.explore.top, equals: .cast(movieID: 1))
visible().tap("Bo Lind")
check(main.explore.top, equals: .personDetails(id: 12, transitionID: nil))
main.explore.pop()
visible().tap("Back")
check(main.explore.top, equals: .movieDetails(id: 1, transitionID: nil))

visible().tap("Similar")
check(main.explore.path.count, equals: 3)
check(main.explore.top, equals: .movieDetails(id: 2))
main.explore.popTo(.movieDetails(id: 1))
check(main.explore.path.count, equals: 2)

// Series, down to an episode; a way out that the app wrote itself; and back to the root.

main.explore.popToRoot()
visible().tap("Tabs")
visible().tap("Season 1")
check(visible().view(SeasonView.self)?.season.episodes.count, equals: 2)
visible().tap("Pilot")
check(visible().view(EpisodeView.self)?.episode.title, equals: "Pilot")
visible().tap("Share")
check(Sharing.shared, equals: ["Pilot"])
visible().tap("Next")
check(main.explore.path.count, equals: 4)
visible().tap("Done")
check(main.explore.path, equals: [])

// Chat is a sheet, and closes itself.

visible().tap("Chat")
check(main.explore.sheet, equals: .chat(topic: "Movies"))
check(visible().texts.first, equals: "Welcome to Movies")
visible().tap("Close")
check(main.explore.sheet, equals: nil)

// A trailer is a URL, with its parameter encoded.

let navigator = ExploreNavigator(
  router: main.explore,
  openURL: OpenURLAction { url in
    opened.append(url)
    return .handled
  })
navigator.openTrailer(key: "a b&c/ü")
check(
  opened.map(\.absoluteString), equals: ["https://video.example/watch?v=a%20b%26c%2F%C3%BC"])
navigator.openMovieDetails(id: 1, transitionID: nil)
visible().tap("Trailer")
check(opened.last?.absoluteString, equals: "https://video.example/watch?v=r0uter")

// From one tab to another: the quiz about the movie opens among the games.

navigator.openChat(topic: "Quizzes")
navigator.openGame(id: 1)
check(main.selection, equals: .games)
check(main.explore.sheet, equals: nil)
check(main.games.fullScreenCover, equals: .game(id: 1))
check(visible().texts.first, equals: "Who plays in The Router?")
visible().tap("Give up")
check(main.games.isPresenting, equals: false)
visible().tap("Chat")
check(main.games.sheet, equals: .chat(topic: "Games"))
main.games.dismiss()
check(main.games.sheet, equals: nil)

// Search: the same screens, under routes of its own.

main.selection = .search
visible().tap("Bo Lind")
check(main.search.path, equals: [.personDetails(id: 12)])
check(visible().view(PersonDetailsView.self)?.viewModel.transitionID, equals: nil)
visible().tap("A Stack of Screens")
check(main.search.top, equals: .movieDetails(id: 2))
visible().tap("Cast")
check(main.search.top, equals: .movieCastAndCrew(movieID: 2))
check(main.explore.path.count, equals: 1)

// Watchlist: there a person is a sheet, and what the sheet pushes closes it.

main.selection = .watchlist
visible().tap("The Router")
check(main.watchlist.path, equals: [.movieDetails(id: 1)])
visible().tap("Star")
check(main.watchlist.sheet, equals: .personDetails(id: 11, transitionID: "cast-11"))
check(visible().texts.contains("Ada Keller"), "the person is shown on top")
visible().tap("The Router")
check(main.watchlist.sheet, equals: nil)
check(main.watchlist.path.count, equals: 2)

main.watchlist.popToRoot()
visible().tap("Find more")
check(main.selection, equals: .explore)
check(main.explore.path, equals: [])

// A router without tabs around it stays where it is.

let alone = SearchRouter()
SearchNavigator(router: alone, openURL: OpenURLAction { _ in .discarded }).openGame(id: 1)
check(alone.path, equals: [])

// Links: each enum reads them and prints them.

@MainActor func link(_ text: String) -> URL {
  URL(string: text) ?? URL(fileURLWithPath: text)
}

check(ExploreRoute.movieDetails(id: 7).link, equals: link("https://movies.example/movies/7"))
check(try? ExploreRoute(link: link("movies://m/7")), equals: .movieDetails(id: 7))
check(try? ExploreRoute(link: link("movies:///movies/7/cast/")), equals: .cast(movieID: 7))
check(
  ExploreSheet.chat(topic: "a/b?c#d%e+f").link?.absoluteString,
  equals: "https://movies.example/chat/a%2Fb%3Fc%23d%25e%2Bf")
for topic in [
  "a/b", "?", "#", "%", "%2F", "+", " ", "\n", "\0", "é", "e\u{301}", "😀", "...", "\u{FEFF}a",
] {
  let chat = ExploreSheet.chat(topic: topic)
  check(chat.link.flatMap { try? ExploreSheet(link: $0) }, equals: chat)
}
for topic in ["", ".", ".."] {
  check(ExploreSheet.chat(topic: topic).link, equals: nil)
}

check(ExploreRoute.brokenLinks, equals: [])
check(ExploreSheet.brokenLinks, equals: [])
check(ExploreSheet.linkSamples.count >= 10, "texts are tried that are hard on links")

/// Why the app's tabs refuse a URL.
@MainActor func refusal(_ text: String) -> DeepLinkError? {
  do {
    try main.open(link(text))
    return nil
  } catch {
    return error
  }
}

main.selection = .explore
main.explore.popToRoot()
check(refusal("https://evil.example/movies/1"), equals: .foreignHost("evil.example"))
check(
  refusal("https://movies.example@evil.example/movies/1"),
  equals: .foreignHost("movies.example@evil.example"))
check(refusal("film:///movies/1"), equals: .foreignScheme("film"))
check(refusal("movies:///actors/1"), equals: .unknownPath("/actors/1"))
check(refusal("movies:///movies/one"), equals: .malformed(parameter: "id", value: "one"))
check(
  refusal("movies:///movies/99999999999999999999"),
  equals: .malformed(parameter: "id", value: "99999999999999999999"))
check(refusal("movies:///movies//"), equals: .malformed(parameter: "id", value: ""))
check(refusal("movies:///chat/%2E%2E"), equals: .malformed(parameter: "topic", value: ".."))
check(main.explore.path, equals: [])

// On a cold start and later, links come through the view; the selected tab is asked first.

/// What the app was sent and would not open.
var refused: [DeepLinkError] = []
let linked = ContentView(router: main, factory: factory) { _, reason in refused.append(reason) }

inspect(linked).receive(link("https://movies.example/movies/2"))
check(main.explore.path, equals: [.movieDetails(id: 2)])
inspect(linked).receive(link("https://movies.example/movies/2"))
check(main.explore.path.count, equals: 1)
inspect(linked).receive(link("movies://movies/1/cast"))
check(main.explore.path, equals: [.movieDetails(id: 1), .cast(movieID: 1)])
inspect(linked).receive(link("movies://nowhere"))
check(refused, equals: [.unknownPath("/nowhere")])

let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
activity.webpageURL = link("https://movies.example/search?utm_source=%zz")
main.explore.present(.chat(topic: "Links"))
inspect(linked).receive(activity)
check(main.selection, equals: .search)
check(main.explore.sheet, equals: nil)
inspect(linked).receive(link("movies://people/12"))
check(main.selection, equals: .search)
check(main.search.path, equals: [.personDetails(id: 12)])
inspect(linked).receive(link("movies://series/1"))
check(main.search.top, equals: .seriesDetails(id: 1))
inspect(linked).receive(link("movies://games/1"))
check(main.selection, equals: .games)
check(main.games.fullScreenCover, equals: .game(id: 1))
check(refusal("movies://movies/1"), equals: .presenting)
main.games.dismiss()
check(refusal("movies://games"), equals: nil)
check(main.selection, equals: .games)
check(
  DeepLink.start(arguments: ["app", "-link", "movies://games"], environment: [:]),
  equals: link("movies://games"))
check(
  DeepLink.start(arguments: ["-link"], environment: ["LINK": "movies://search"]),
  equals: link("movies://search"))
check(DeepLink.start(arguments: [], environment: [:]), equals: nil)

// View models are tested with spies, without any router.

let spy = MovieDetailsNavigatingSpy()
let details = factory.makeMovieDetails(id: 2, navigator: spy)
check(details.transitionID, equals: nil)
details.openStar()
details.openTrailer()
check(
  spy.calls,
  equals: [.openPersonDetails(id: 12, transitionID: "cast-12"), .openTrailer(key: "st4ck")])

let episodeSpy = EpisodeNavigatingSpy()
let episode = services.series[0].seasons[0].episodes[0]
inspect(EpisodeView(episode, navigator: episodeSpy)).tap("Done")
inspect(EpisodeView(episode, navigator: episodeSpy)).tap("Share")
check(episodeSpy.calls, equals: [.done, .openShare(title: "Pilot")])

let preview = inspect(
  ChatView(viewModel: factory.makeChat(topic: "Previews", navigator: ChatNavigatingStub())))
check(preview.tap("Close"), "a preview's buttons do nothing, but can be pressed")

finish()
