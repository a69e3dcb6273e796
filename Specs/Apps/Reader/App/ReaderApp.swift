import SwiftUI

struct ArticleID: Hashable, Codable {
  let issue: Int
  let title: String
}

enum ScanMode: String, Hashable, Codable {
  case page, spread
}

/// What the app's window shows.
@MainActor
struct ContentView: View {
  let router: ReaderRouter

  var body: some View {
    ReaderTabView(router: router)
  }
}

struct ShelfView: View {
  let navigator: any ShelfNavigating

  var body: some View {
    Button("Issue 3") { navigator.openIssue(number: 3, page: 1, zoom: nil) }
    Button("Note") { navigator.openNote(text: nil, values: [:], container: false) }
  }
}

struct IssueView: View {
  let number: Int
  let page: Int
  let zoom: Double?
  let navigator: any IssueNavigating

  var body: some View { Text(verbatim: "Issue \(number), page \(page)") }
}

struct ArticleView: View {
  let id: ArticleID
  let highlights: [Int]
  let mark: String?
  let navigator: any ArticleNavigating

  init(_ id: ArticleID, highlights: [Int], mark: String?, navigator: any ArticleNavigating) {
    self.id = id
    self.highlights = highlights
    self.mark = mark
    self.navigator = navigator
  }

  var body: some View { Text(verbatim: id.title) }
}

struct NoteView: View {
  let text: String?
  let values: [String: Int]
  let container: Bool

  var body: some View { Text(verbatim: text ?? "New note") }
}

struct ScannerView: View {
  let since: Date
  let mode: ScanMode
  let navigator: any ScannerNavigating

  var body: some View { Button("Close") { navigator.close() } }
}

struct LoginView: View {
  let initial: Character
  let navigator: any LoginNavigating

  var body: some View { Text(verbatim: String(initial)) }
}

struct SearchView: View {
  let navigator: any SearchNavigating

  var body: some View {
    Button("Recent") { navigator.openRecent(limit: 5) }
  }
}

struct RecentView: View {
  let limit: Int

  var body: some View { Text(verbatim: "\(limit) recent") }
}

struct OldView: View {
  let navigator: any OldNavigating

  var body: some View { Text("Old") }
}

struct OlderView: View {
  var body: some View { Text("Older") }
}

struct MagazineView: View {
  let id: Int
  let values: [String]
  let shelf: String?

  var body: some View { Text("Magazine") }
}

#if BETA
  struct BetaView: View {
    var body: some View { Text("Beta") }
  }
#endif

struct SettingsView: View {
  var body: some View { Text("Settings") }
}
