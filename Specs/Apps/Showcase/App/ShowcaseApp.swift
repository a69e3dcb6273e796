import SwiftUI

/// The whole app: tabs that push, and two ways of showing something on top.
struct ContentView: View {
  @State var tab = TabScreen.home
  @State var modal: ModalScreen?
  @State var cover: FullScreen?

  var body: some View {
    TabView(selection: $tab) {
      ForEach(TabScreen.allCases) { tab in
        TabStack(tab: tab)
          .tabItem { Label(tab.title, systemImage: tab.systemImage) }
          .tag(tab)
      }
    }
    .sheet(item: $modal)
    .fullScreenCover(item: $cover)
  }
}

/// A tab and what has been pushed in it.
struct TabStack: View {
  let tab: TabScreen
  @State var path: [Screen] = []

  var body: some View {
    NavigationStack(path: $path) {
      tab.navigationDestination(Screen.self)
    }
  }
}

/// A stack of mixed values, as an app has that shows several features in one place.
struct GalleryView: View {
  @State var path = NavigationPath()
  @State var loan: LibrarySheet?
  @State var hint: AccountHint?

  var body: some View {
    NavigationStack(path: $path) {
      Text("Gallery")
        .navigationDestination(ParametersRoute.self)
        .navigationDestination(LibraryRoute.self)
        .navigationDestination(Account.self)
    }
    .sheet(item: $loan)
    .popover(item: $hint)
  }
}
