import Checks
import Foundation
import SwiftUI

let lock = Lock()
let main = MainRouter(guards: lock)
let log = ActivityLog()
let namespace = Namespace().wrappedValue
let content = MainTabView(
  router: main, factory: ViewModelFactory(), showsLabs: false, namespace: namespace, log: log,
  reload: { log.append("reloaded") }, accent: "red")

/// What a person sees now.
@MainActor func visible() -> ViewNode { inspect(content).visible }

// A router is presented: its root has a stack of its own, and its way out closes it.

check(main.library.settings == nil, "nothing is made before it is presented")
visible().tap("Settings")
check(main.library.sheet, equals: .settings)
check(visible().texts, equals: ["Account", "Licences", "Help", "Close"])
visible().tap("Account")
check(main.library.settings?.path, equals: [.account])
check(main.library.path, equals: [])
check(visible().texts, equals: ["My albums", "Labs", "Start", "Close"])
visible().tap("Close")
check(main.library.settings?.path, equals: [])
visible().tap("Close")
check(main.library.isPresenting, equals: false)
check(visible().view(LibraryView.self) != nil, "the library is seen again")

// Each presentation starts afresh, however it comes about.

visible().tap("Settings")
visible().tap("Account")
let before = main.library.settings
main.library.closePresented()
check(main.library.settings === before, "it is still seen while it leaves the screen")
visible().tap("Settings")
check(main.library.settings !== before, "the next one is new")
check(main.library.settings?.path, equals: [])
let after = main.library.settings
main.library.sheet = .settings
check(main.library.settings === after, "what is presented already stays as it is")
main.library.sheet = nil
before?.dismiss()
check(main.library.isPresenting, equals: false)

// On to a screen inside.

visible().tap("Account")
check(main.library.sheet, equals: .settings)
check(main.library.settings?.top, equals: .account)
visible().tap("Start")
check(main.library.settings?.path, equals: [])

// What a presented router presents closes first; then the router itself.

visible().tap("Licences")
check(main.library.settings?.sheet, equals: .licences)
check(visible().texts, equals: ["Licences"])
main.library.settings?.dismiss()
check(main.library.settings?.sheet, equals: nil)
check(main.library.sheet, equals: .settings)

// Routers may present each other in circles.

visible().tap("Help")
check(visible().texts, equals: ["Help", "Settings", "Close"])
visible().tap("Settings")
check(main.library.settings?.help?.settings?.path, equals: [])
visible().tap("Account")
check(main.library.settings?.help?.settings?.path, equals: [.account])

// From the depths to another tab: everything that covers the tabs closes.

visible().tap("My albums")
check(main.selection, equals: .albums)
check(main.library.isPresenting, equals: false)
check(visible().view(AlbumsView.self) != nil, "the albums are seen")
visible().tap("Help")
check(main.albums.sheet, equals: .help)
visible().tap("Close")
check(main.albums.sheet, equals: nil)

// A route to a router carries what its root needs; what the root's defaults say can be left out.

main.selection = .library
visible().tap("Share all")
check(main.library.fullScreenCover, equals: .share(photo: 0, service: "Drop"))
check(visible().texts.first, equals: "Drop: 0")
visible().tap("Cancel")
check(main.library.fullScreenCover, equals: nil)
main.library.present(.share(photo: 3))
check(visible().texts.first, equals: "Mail: 3")
visible().tap("Recipients")
check(main.library.share?.top, equals: .recipients)
visible().tap("Done")
check(main.library.share?.top, equals: nil)
main.library.dismiss()
visible().tap("Photo")
visible().tap("Share")
check(main.library.fullScreenCover, equals: .share(photo: 7))
check(main.library.path, equals: [.photo(id: 7, transition: 70)])


// A photo zooms out of what was tapped, if anything was.

main.library.popToRoot()
visible().tap("Photo")
check(main.library.path, equals: [.photo(id: 7, transition: 70)])
check(visible().named("navigationTransition").map(\.text), equals: ["70"])
main.library.popToRoot()
visible().tap("Found")
check(main.library.top, equals: .photo(id: 8))
check(visible().named("navigationTransition").count, equals: 0)
main.library.popToRoot()

// A sheet with a title has a bar to show it; what follows a swipe knows what was dismissed.

visible().tap("Edit")
check(main.library.presented, equals: .sheet(.editor(id: 9)))
check(visible().named("NavigationStack").count, equals: 1)
check(visible().named("navigationTitle").map(\.text), equals: ["EDITOR"])
check(log.entries, equals: [])
check(inspect(content).swipeAway(), "the editor is swiped away")
check(main.library.presented, equals: nil)
check(log.entries, equals: ["edited 9"])

visible().tap("Settings")
inspect(content).swipeAway()
check(log.entries.last, equals: "reloaded")
check(main.library.sheet, equals: nil)

// Where one sheet follows another, each is told of its own dismissal.

main.library.present(.editor(id: 1))
main.library.present(.editor(id: 2))
inspect(content).swipeAway()
check(log.entries.last, equals: "edited 2")

// Popovers and modifiers of the app's own.

visible().tap("Filter")
check(main.library.presented, equals: .popover(.filter))
check(visible().named("NavigationStack").count, equals: 1)
inspect(content).swipeAway()
check(log.entries.last, equals: "filtered")
visible().tap("Storage")
check(main.library.presented, equals: .bottomCard(.storage))
check(main.library.bottomCard, equals: .storage)
check(visible().texts, equals: ["Storage"])
inspect(content).swipeAway()
check(log.entries.suffix(2), equals: ["filtered", "reloaded"])
check(inspect(content).swipeAway(), equals: false)

// What guards protect is presented once they agree, and so is what lies inside.

/// Lets everything run that can.
@MainActor func settle() async {
  for _ in 0..<50 { try? await Task.sleep(nanoseconds: 1_000_000) }
}

let navigator = LibraryNavigator(router: main.library)
visible().tap("Vault")
await settle()
check(main.library.sheet, equals: .unlock)
check(main.library.vault == nil, "nothing is made before the guard agrees")
lock.isOpen = true
visible().tap("Unlock")
await settle()
check(main.library.presented, equals: .fullScreenCover(.vault))
check(visible().texts, equals: ["Vault", "Receipts"])
main.library.closePresented()
lock.isOpen = false
navigator.openReceipts(year: 2025)
await settle()
check(main.library.sheet, equals: .unlock)
lock.isOpen = true
main.resume()
await settle()
check(main.library.vault?.path, equals: [.receipts(year: 2025)])
check(visible().texts, equals: ["Receipts of 2025"])
main.library.closePresented()

// Whoever waits for a presented root, or for a screen inside, is answered, however it is closed.

var names: [String?] = []
@MainActor func waitForSticker() async -> Task<Void, Never> {
  let task = Task { names.append(await navigator.openStickers()) }
  await settle()
  return task
}
var waiting = await waitForSticker()
check(visible().texts, equals: ["Stickers", "Star"])
visible().tap("Star")
await waiting.value
check(names, equals: ["star"])
check(main.library.sheet, equals: nil)
waiting = await waitForSticker()
inspect(content).swipeAway()
await waiting.value
check(names, equals: ["star", nil])
waiting = await waitForSticker()
main.library.stickers?.dismiss()
await waiting.value
check(names, equals: ["star", nil, nil])

var lengths: [Int?] = []
navigator.openCaption { lengths.append($0) }
await settle()
check(main.library.stickers?.top, equals: .caption)
visible().tap("Five")
check(lengths, equals: [5])
check(main.library.stickers?.path, equals: [])
navigator.openCaption { lengths.append($0) }
await settle()
main.library.closePresented()
check(lengths, equals: [5, nil])
lock.isOpen = false
navigator.openCaption { lengths.append($0) }
await settle()
check(main.library.stickers?.sheet, equals: .unlock)
main.library.closePresented()
check(lengths, equals: [5, nil, nil])

// Who waits for a router that guards may refuse waits until it is shown, or never will be.

var numbers: [Int?] = []
@MainActor func waitForSafe() async -> Task<Void, Never> {
  let task = Task { numbers.append(await navigator.openSafe()) }
  await settle()
  return task
}
lock.isOpen = true
waiting = await waitForSafe()
visible().tap("Seven")
await waiting.value
check(numbers, equals: [7])
check(main.library.sheet, equals: nil)
lock.isOpen = false
waiting = await waitForSafe()
check(main.library.sheet, equals: .unlock)
check(numbers, equals: [7])
lock.isOpen = true
main.resume()
await settle()
check(main.library.sheet, equals: .safe)
visible().tap("Seven")
await waiting.value
check(numbers, equals: [7, 7])
lock.isOpen = false
waiting = await waitForSafe()
main.forgetPending()
await waiting.value
check(numbers, equals: [7, 7, nil])
main.library.closePresented()
var keys: [String?] = []
lock.isOpen = true
navigator.openDrawer { keys.append($0) }
await settle()
check(main.library.safe?.path, equals: [.drawer])
visible().tap("Key")
check(keys, equals: ["key"])
navigator.openDrawer { keys.append($0) }
await settle()
main.library.closePresented()
check(keys, equals: ["key", nil])
lock.isOpen = false

// What waits in a router that is presented is resumed by the tabs.

navigator.openCaption { lengths.append($0) }
await settle()
lock.isOpen = true
main.resume()
await settle()
check(main.library.stickers?.top, equals: .caption)
main.library.closePresented()

// Links lead into what is presented, and present it first.

@MainActor func open(_ link: String) {
  do throws(DeepLinkError) {
    try main.open(URL(string: "photos://" + link)!)
  } catch {
    check(false, "\(link) is refused: \(error)")
  }
}

open("settings/account")
check(main.library.sheet, equals: .settings)
check(main.library.settings?.path, equals: [.account])
open("settings/licences")
check(main.library.settings?.path, equals: [.account])
check(main.library.settings?.sheet, equals: .licences)
lock.isOpen = false
open("receipts/2024")
check(main.library.sheet, equals: .settings)
await settle()
check(main.library.sheet, equals: .unlock)
lock.isOpen = true
main.resume()
await settle()
check(main.library.fullScreenCover, equals: .vault)
check(main.library.vault?.path, equals: [.receipts(year: 2024)])
open("receipts/2025")
check(main.library.vault?.path, equals: [.receipts(year: 2024), .receipts(year: 2025)])
main.library.closePresented()
lock.isOpen = false

// A tab that is hidden cannot be reached from above; one that is shown can.

visible().tap("Settings")
visible().tap("Account")
main.shownTabs.remove(.labs)
visible().tap("Labs")
check(main.selection, equals: .library)
check(main.library.sheet, equals: .settings)

// What is presented is saved, and presented anew.

let saved = main.savedState
let restored = MainRouter(guards: lock)
if let saved { restored.restore(from: saved) }
check(restored.library.sheet, equals: .settings)
check(restored.library.settings?.path, equals: [])
restored.library.settings?.dismiss()
check(restored.library.sheet, equals: nil)

finish()
