import Checks
import SwiftUI

let router = ReaderRouter()
let content = ContentView(router: router)
let archive = ArchiveRouter()

/// Every value comes back as it went out.
@MainActor func checkRoundTrips<T: Codable & Equatable>(_ values: [T], line: UInt = #line) {
  for value in values {
    let data = try? JSONEncoder().encode([value])
    let back = data.flatMap { try? JSONDecoder().decode([T].self, from: $0) }
    check(back == [value], "\(value) came back as \(String(describing: back))", line: line)
  }
}

@MainActor func data(_ json: String) -> Data { Data(json.utf8) }

/// Where a new router gets from saved data.
@MainActor func restored(_ json: String) -> ReaderRouter {
  let router = ReaderRouter()
  router.restore(from: data(json))
  return router
}

// Every route makes the round trip, with values of all sorts.

let texts = ["", "a", "ü/\u{0}\n\"\\", "👩‍👩‍👧", String(repeating: "x", count: 10_000)]
let ids = texts.map { ArticleID(issue: Int.min, title: $0) }

checkRoundTrips(
  [0, 1, Int.max, Int.min].flatMap { number in
    [nil, 0, 1.5, -0.1, Double.leastNonzeroMagnitude].map {
      ShelfRoute.issue(number: number, page: -number.signum(), zoom: $0)
    }
  })
checkRoundTrips(
  ids.flatMap { id in
    [nil, ""].map { ShelfRoute.article(id, highlights: [1, 2, 3], mark: $0) }
  })
checkRoundTrips(texts.map { ShelfSheet.note(text: $0, values: [$0: 1, "b": 2], container: true) })
checkRoundTrips([ShelfSheet.note(text: nil)])
checkRoundTrips(
  [Date.distantPast, Date(timeIntervalSince1970: 0.123), Date.distantFuture].flatMap { date in
    [ScanMode.page, .spread].map { ShelfFullScreenCover.scanner(since: date, mode: $0) }
  })
checkRoundTrips([SearchRoute.recent(limit: 1), .article(ids[0], mark: nil)])
checkRoundTrips([DownloadsRoute.article(ids[1], mark: "m")])
checkRoundTrips([CellarRoute.article(ids[2], mark: nil)])
checkRoundTrips([CellarPopover.recent(limit: -1)])
checkRoundTrips(ReaderTab.allCases)

// What is written tells routes and parameters by name.

func json(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
}

check(
  json(ShelfRoute.issue(number: 3, zoom: nil)),
  equals: #"{"issue":{"number":3,"page":1,"zoom":null}}"#)
check(json(SearchRoute.recent(limit: 5)), equals: #"{"recent":{"limit":5}}"#)
check(json(ReaderTab.settings), equals: #""settings""#)
check(json(ShelfRoute.login(initial: "x")), equals: "nothing")

// What earlier versions wrote is still read: in another order, without parameters that have defaults,
// with parameters that are gone.

let earlier = restored(
  #"""
  {"selection":"search",
   "shelf":{"sheet":{"note":{"gone":[1],"text":"hello"}},
            "path":[{"issue":{"number":7}},{"issue":{"zoom":null,"number":8}},
                    {"article":{"param0":{"title":"A","issue":1}}}]}}
  """#)
check(earlier.selection, equals: .search)
check(
  earlier.shelf.path,
  equals: [
    .issue(number: 7, page: 1, zoom: 1.5), .issue(number: 8, page: 1, zoom: nil),
    .article(ArticleID(issue: 1, title: "A"), highlights: [], mark: nil),
  ])
check(earlier.shelf.sheet, equals: .note(text: "hello"))
check(earlier.search.path, equals: [])
check(earlier.downloads.path, equals: [])

// Unknown and changed routes. The shelf keeps what lies beneath them...

let unknown = #"{"film":{"id":1}}"#
let known = #"{"recent":{"limit":1}}"#
for route in [
  unknown, "null", "1", #""issue""#, "{}", "[]", #"{"issue":{}}"#, #"{"issue":{"number":"7"}}"#,
  #"{"issue":{"number":1e400}}"#, #"{"issue":{"number":1},"article":{}}"#, #"{"issue":null}"#,
  #"{"login":{"initial":"x"}}"#, #"{"beta":{}}"#, #"{"article":{"param0":{"issue":1}}}"#,
] {
  let cut = restored(
    #"{"shelf":{"path":[{"issue":{"number":1}},\#(route),{"issue":{"number":2}}],"sheet":{"note":{}}}}"#
  )
  check(cut.shelf.path, equals: [.issue(number: 1)])
  check(cut.shelf.sheet, equals: nil)
}

// ... the search leaves them out...

check(
  restored(#"{"search":{"path":[\#(unknown),\#(known),null,\#(known),\#(unknown)]}}"#).search.path,
  equals: [.recent(limit: 1), .recent(limit: 1)])

// ... and the downloads start anew.

let article = #"{"article":{"param0":{"title":"A","issue":1}}}"#
check(restored(#"{"downloads":{"path":[\#(article)]}}"#).downloads.path.count, equals: 1)
check(restored(#"{"downloads":{"path":[\#(article),\#(unknown)]}}"#).downloads.path, equals: [])

// An unknown tab leaves the first one selected, an unknown sheet what is beneath it.

check(restored(#"{"selection":"films"}"#).selection, equals: .shelf)
let withoutSheet = restored(
  #"{"shelf":{"path":[{"issue":{"number":1}}],"sheet":\#(unknown),"fullScreenCover":7}}"#)
check(withoutSheet.shelf.path, equals: [.issue(number: 1)])
check(withoutSheet.shelf.isPresenting, equals: false)

// A route that was replaced leads to its successor, what it carried with it.

check(
  restored(
    #"{"shelf":{"path":[{"magazine":{"id":7,"values":["a","b"]}},{"magazine":{"id":8,"values":[]}}]}}"#
  ).shelf.path,
  equals: [.issue(number: 7, page: 3), .issue(number: 8, page: 1)])
check(
  restored(#"{"shelf":{"path":[{"magazine":{"number":7}}]}}"#).shelf.path, equals: [])

// Hostile data changes nothing and stops nothing.

router.shelf.push(.issue(number: 1))
let deep = String(repeating: "[", count: 100_000)
let hostile = [
  "", "{", "null", "[]", "0", "\u{FEFF}{}", #"{"shelf":[]}"#, #"{"shelf":{"path":{}}}"#,
  #"{"shelf":{"path":\#(deep)"#, #"{"selection":{"shelf":{}}}"#, "{\"a\":\"\u{0}\"}",
]
for text in hostile {
  router.restore(from: data(text))
  check(router.selection, equals: .shelf)
}
router.restore(from: Data([0xFF, 0x00, 0xC0, 0x80]))
check(
  router.shelf.path == [.issue(number: 1)] || router.shelf.path == [], "no other screen came up")

// The scene keeps where the router is...

router.restore(ReaderRouter.State())
router.shelf.replace(with: [])
inspect(content).send("onAppear")
check(SceneValues.byKey.isEmpty, "nothing is kept before something changes")
inspect(content).visible.tap("Issue 3")
router.shelf.present(.note(text: "kept"))
router.selection = .search
inspect(content).visible.tap("Recent")
inspect(content).send("onChange")
check(SceneValues.byKey.keys.sorted(), equals: ["Reader"])

// ... and the next launch goes back there, once.

let next = ReaderRouter()
let relaunched = inspect(ContentView(router: next))
relaunched.send("onAppear")
check(next.state, equals: router.state)
check(next.shelf.path, equals: [.issue(number: 3, page: 1, zoom: nil)])
check(next.shelf.sheet, equals: .note(text: "kept"))
check(next.selection, equals: .search)
check(inspect(ContentView(router: next)).visible.texts, equals: ["5 recent"])
next.selection = .settings
relaunched.send("onAppear")
check(next.selection, equals: .settings)

// Screens that are left out are not saved, nor what lies on them.

next.shelf.replace(with: [.issue(number: 1), .login(initial: "x"), .issue(number: 2)])
next.shelf.present(.note(text: "on top"))
check(next.shelf.state.path, equals: [.issue(number: 1)])
check(next.shelf.state.sheet, equals: nil)
check(next.savedState != nil, "what is saved can be encoded")
next.shelf.replace(with: [.issue(number: 1)])
next.shelf.present(.scanner(since: .distantPast))
check(next.shelf.state.fullScreenCover, equals: .scanner(since: .distantPast))

// Observable objects: a change in a tab is a change of the whole.

var changes = 0
let subscription = archive.objectWillChange.sink { changes += 1 }
archive.cellar.push(.article(ids[1], mark: nil))
check(changes > 0, "the tabs announce what changes in a tab")
subscription.cancel()
inspect(ArchiveTabView(router: archive)).send("onChange")
let reopened = ArchiveRouter()
check(reopened.cellar.path, equals: [.article(ArticleID(issue: 1, title: "Welcome"), mark: nil)])
inspect(ArchiveTabView(router: reopened)).send("onAppear")
check(reopened.cellar.path, equals: archive.cellar.path)
check(reopened.cellar.path.count, equals: 2)

// Guards are asked before what they guard is restored.

/// Lets everything run that waits for its turn on the main actor.
@MainActor func settle() async {
  for _ in 0..<50 { try? await Task.sleep(nanoseconds: 1_000_000) }
}

let lock = Lock()
let vault = VaultRouter(guards: lock)
let secrets = data(#"{"path":[{"secret":{"number":1}},{"secret":{"number":2}}]}"#)
vault.restore(from: secrets)
await settle()
check(vault.path, equals: [])
check(vault.sheet, equals: .unlock)
check(vault.isPending, "what was saved waits for the guard")
check(vault.state, equals: VaultRouter.State())
lock.isOpen = true
vault.resume()
await settle()
check(vault.path, equals: [.secret(number: 1), .secret(number: 2)])
check(vault.sheet, equals: nil)

let open = VaultRouter(guards: lock)
open.restore(from: secrets)
await settle()
check(open.state, equals: vault.state)

// The columns of a split view, and what is pushed on the last.

let desk = DeskRouter()
desk.select(.drawer(name: "Letters"))
desk.select(.paper(id: 1))
desk.push(.recent(limit: 3))
let tidied = DeskRouter()
if let saved = desk.savedState { tidied.restore(from: saved) }
check(tidied.state, equals: desk.state)
check(tidied.content, equals: .drawer(name: "Letters"))
check(tidied.detail, equals: .paper(id: 1))
check(tidied.path, equals: [.recent(limit: 3)])
check(tidied.compactColumn == .detail, "where there is room for one column, the last is shown")

let torn = DeskRouter()
torn.restore(
  from: data(
    #"{"content":{"drawer":{"name":"A"}},"detail":\#(unknown),"path":[{"recent":{"limit":3}}]}"#))
check(torn.content, equals: .drawer(name: "A"))
check(torn.detail, equals: nil)
check(torn.path, equals: [])

finish()
