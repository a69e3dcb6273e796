import Checks
import SwiftUI

let session = Session()
let main = MainRouter(guards: session)
let content = ContentView(router: main)
let router = main.music
let navigator = MusicNavigator(router: router)
let profile = ProfileNavigator(router: main.profile)

@MainActor func tap(_ title: String) {
  check(inspect(content).visible.tap(title), "there is no '\(title)'")
}

/// Lets everything run that can.
@MainActor func settle() async {
  for _ in 0..<50 { try? await Task.sleep(nanoseconds: 1_000_000) }
}

/// What openings have handed over so far, in order.
final class Answers {
  var all: [String] = []

  func add(_ value: (some Any)?) { all.append(value.map { "\($0)" } ?? "nil") }
}

/// Opens the picker, and notes what it hands over.
@MainActor func pickGenre(_ answers: Answers) async -> Task<Void, Never> {
  let task = Task { answers.add(await navigator.openGenrePicker()) }
  await settle()
  return task
}

// A sheet that returns: it closes, and whoever opened it goes on.

let genres = Answers()
var picking = await pickGenre(genres)
check(router.sheet, equals: .genrePicker(selected: nil))
check(genres.all, equals: [])
tap("soul")
check(router.sheet, equals: nil)
await picking.value
check(genres.all, equals: ["soul"])

// Swiped away: SwiftUI sets the binding.

picking = await pickGenre(genres)
MusicRootView(router: router).$router.sheet.wrappedValue = nil
await picking.value
check(genres.all, equals: ["soul", "nil"])

// Closed in every other way.

let closings: [(name: String, close: @MainActor () -> Void)] = [
  ("dismissed", { router.dismiss() }),
  ("covered by another push", { navigator.openPlayer() }),
  ("back at the root", { router.popToRoot() }),
  ("replaced", { router.replace(with: [.player]) }),
  ("another sheet", { router.present(.genrePicker(selected: .jazz)) }),
  ("another tab", { Task { await navigator.openNickname() } }),
]
for closing in closings {
  picking = await pickGenre(genres)
  genres.all = []
  closing.close()
  await picking.value
  check(genres.all == ["nil"], "\(closing.name): \(genres.all)")
  main.profile.dismiss()
  main.selection = .music
  router.popToRoot()
}

// Pushed screens: what lies above them may come and go.

let photos = Answers()
@MainActor func choosePhotos() {
  navigator.openCover { photos.add($0?.map(\.name)) }
}
choosePhotos()
tap("Help")
check(router.path, equals: [.photoPicker, .help])
router.pop()
check(photos.all, equals: [])
tap("Take two")
check(router.path, equals: [])
check(photos.all, equals: [#"["front", "back"]"#])

choosePhotos()
tap("Close")
check(photos.all.last, equals: "nil")

/// The back button and the swipe shorten the path that SwiftUI is bound to.
choosePhotos()
router.push(.player)
let bound = MusicRootView(router: router).$router.path
bound.wrappedValue = []
check(photos.all.count, equals: 3)
check(photos.all.last, equals: "nil")

choosePhotos()
router.replace(with: [.player])
check(photos.all.count, equals: 4)
router.replace(with: [])

// A screen that returns from beneath takes what lies above with it.

choosePhotos()
router.push(.player)
navigator.choose([])
check(router.path, equals: [])
check(photos.all.last, equals: "[]")
check(photos.all.count, equals: 5)

// Another tab does not close what is pushed: it can still return.

choosePhotos()
main.selection = .profile
check(photos.all.count, equals: 5)
main.selection = .music
tap("Take two")
check(photos.all.count, equals: 6)

// The same screen opened from itself: each opening gets its own value.

let moods = Answers()
let outer = Task { moods.add(await navigator.openMood().map { "outer \($0)" }) }
await settle()
let inner = Task { moods.add(await navigator.openMoodPicker().map { "inner \($0)" }) }
await settle()
check(router.path, equals: [.moodPicker, .moodPicker])
navigator.finish(with: "calm")
await inner.value
check(router.path, equals: [.moodPicker])
navigator.finish(with: "wild")
await outer.value
check(moods.all, equals: ["inner calm", "outer wild"])
check(router.path, equals: [])

// Both at once, and the one beneath closed: both are told, once.

let first = Task { moods.add(await navigator.openMood()) }
await settle()
let second = Task { moods.add(await navigator.openMoodPicker()) }
await settle()
router.popToRoot()
await first.value
await second.value
check(moods.all.suffix(2), equals: ["nil", "nil"])
check(moods.all.count, equals: 4)

// Tapped twice: two screens, two answers.

choosePhotos()
choosePhotos()
check(router.path, equals: [.photoPicker, .photoPicker])
tap("Take two")
check(router.path, equals: [.photoPicker])
tap("Close")
check(photos.all.count, equals: 8)

// Nobody waits: returning is closing. So it is for values that nobody waits for.

navigator.openTour()
navigator.finish(with: "calm")
check(router.path, equals: [])
router.present(.genrePicker(selected: nil))
tap("folk")
check(router.sheet, equals: nil)

// An answer may open the next screen.

navigator.openCover { _ in navigator.openCover { photos.add($0?.count) } }
router.popToRoot()
check(router.path, equals: [.photoPicker])
tap("Take two")
check(photos.all.last, equals: "2")

// In another tab, and with `ObservableObject`.

let names = Answers()
let naming = Task { names.add(await navigator.openNickname()) }
await settle()
check(main.selection, equals: .profile)
check(main.profile.fullScreenCover, equals: .nickname)
tap("Ada")
await naming.value
check(names.all, equals: ["Ada"])
check(main.profile.fullScreenCover, equals: nil)

profile.openNickname { names.add($0) }
tap("Close")
check(names.all, equals: ["Ada", "nil"])
profile.openNickname { names.add($0) }
ProfileRootView(router: main.profile).$router.fullScreenCover.wrappedValue = nil
check(names.all, equals: ["Ada", "nil", "nil"])
let favourite = Task { names.add(await profile.openFavourite()) }
await settle()
main.profile.present(.genrePicker(selected: nil))
await favourite.value
check(names.all.count, equals: 4)

// A router without tabs around it has no other tab to wait for.

let alone = MusicNavigator(router: MusicRouter(guards: session))
let nowhere = await alone.openNickname()
check(nowhere, equals: nil)

// Spies are told what to hand over; stubs hand over nothing.

let spy = PlaylistNavigatingSpy()
spy.genrePickerResult = .jazz
spy.coverResult = [Photo(name: "a")]
let spied = await spy.openGenrePicker()
check(spied, equals: .jazz)
spy.openCover { photos.add($0?.map(\.name)) }
check(photos.all.last, equals: #"["a"]"#)
check(spy.calls, equals: [.openGenrePicker, .openCover])
let stubbed = await PlaylistNavigatingStub().openMood()
check(stubbed, equals: nil)
let returning = PhotoPickerNavigatingSpy()
returning.choose([])
check(returning.calls, equals: [.choose([])])

await checkGuards()
await checkGuardedResults()
finish()
