import Checks
import SwiftUI

// Screens show their views, with their values.

check(inspect(Screen.home).texts, equals: ["Home"])
check(inspect(Screen.detail(id: 7)).view(Detail.self)?.id, equals: 7)
check(inspect(Screen.search()).texts, equals: ["Search ''"])
check(inspect(Screen.search(query: "swift")).texts, equals: ["Search 'swift'"])
check(inspect(Screen.profile(userId: 3)).view(ProfileView.self)?.id, equals: 3)
check(inspect(Screen.debugMenu).texts, equals: ["Debug"])

// Parameters of all kinds arrive, under the labels that the views have.

check(inspect(ParametersRoute.note(text: nil)).texts, equals: ["empty"])
check(
  inspect(ParametersRoute.scores(names: ["Ada", "Bo"], points: ["Ada": 3])).texts,
  equals: ["Ada: 3", "Bo: 0"])
check(
  inspect(ParametersRoute.download(result: .failure(.offline))).texts,
  equals: ["failed: offline"])
check(
  inspect(ParametersRoute.measurement(value: Tagged(value: 1.5))).texts, equals: ["1.5 m"])
check(inspect(ParametersRoute.chapter(chapter: Book.Chapter(title: "One"))).texts, equals: ["One"])
check(inspect(ParametersRoute.badge(count: 2)).view(Badge<Int>.self)?.count, equals: 2)
check(inspect(ParametersRoute.comparison(1, 2)).texts, equals: ["1 and 2"])
check(inspect(ParametersRoute.article(4, title: "Four")).texts, equals: ["4: Four"])
check(inspect(ParametersRoute.preview(id: 5)).view(Preview.self)?.id, equals: 5)
check(inspect(ParametersRoute.banner("Hello")).view(Banner.self)?.message, equals: "Hello")
check(inspect(ParametersRoute.default(for: "Cy")).texts, equals: ["Nothing for Cy"])

let clip = URL(fileURLWithPath: "/clips/intro.mp4")
check(inspect(ParametersRoute.player(url: clip)).texts, equals: ["intro.mp4 from 0.0, compact"])
check(
  inspect(ParametersRoute.player(url: clip, start: 9)).texts,
  equals: ["intro.mp4 from 9.0, compact"])
check(
  inspect(ParametersRoute.invitation(name: "Ada", guests: 2)).texts, equals: ["Dear Ada (party)"])

// Tabs can be looped over, with title and icon, and each shows its screen.

check(TabScreen.allCases, equals: [.home, .search, .favorites])
check(TabScreen.allCases.map(\.systemImage), equals: ["house", "magnifyingglass", "heart"])
check(TabScreen.search.title, equals: "Search")

let content = ContentView()
check(inspect(content).visible.texts, equals: ["Home"])
content.tab = .search
check(inspect(content).visible.texts, equals: ["Search ''"])
check(inspect(content).named("tab").count, equals: 3)

// What is pushed is shown by the destination of its type.

let stack = TabStack(tab: .home)
stack.path = [.detail(id: 1), .profile(userId: 2)]
check(inspect(stack).visible.texts, equals: ["Profile 2"])
check(inspect(stack).texts, equals: ["Home", "Detail 1", "Profile 2"])

let gallery = GalleryView()
gallery.path.append(ParametersRoute.banner("Welcome"))
check(inspect(gallery).visible.texts, equals: ["Welcome"])
gallery.path.append(LibraryRoute.book(isbn: "123"))
check(inspect(gallery).visible.texts, equals: ["Book 123"])
gallery.path.append(Account.account(owner: "Ada"))
check(inspect(gallery).visible.texts, equals: ["Account of Ada"])

// Presentations show their screen while there is one, and end.

content.modal = .editProfile(name: "Ada", nickname: nil)
check(inspect(content).visible.texts, equals: ["Edit Ada, no nickname"])
content.modal = nil
content.cover = .onboarding
check(inspect(content).visible.texts, equals: ["Start"])
check(inspect(content).visible.tap("Start"), "the cover has a start button")
check(content.cover, equals: nil)
check(inspect(content).visible.texts, equals: ["Search ''"])

gallery.loan = .lending(isbn: "123", until: nil)
check(inspect(gallery).visible.texts, equals: ["123 for ever"])
gallery.loan = nil
gallery.hint = .receipt(number: 8)
check(inspect(gallery).visible.texts, equals: ["Receipt 8"])
check(AccountHint.receipt(number: 8).id, equals: .receipt(number: 8))

// An onDismiss action runs when a sheet closes itself.

struct Host: View {
  @State var modal: FullScreen? = .onboarding
  let onDismiss: () -> Void

  var body: some View {
    Text("Below").fullScreenCover(item: $modal, onDismiss: onDismiss)
  }
}

var dismissals = 0
inspect(Host(onDismiss: { dismissals += 1 })).visible.tap("Start")
check(dismissals, equals: 1)

// Values that hold only standard types may cross actors.

func requireSendable(_: (some Hashable & Sendable).Type) -> Bool { true }
check(requireSendable(Screen.self) && requireSendable(TabScreen.self), "screens are Sendable")

finish()
