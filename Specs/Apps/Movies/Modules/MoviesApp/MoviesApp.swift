import Foundation
import MoviesDomain
import SwiftUI

/// What the app's window shows.
@MainActor
struct ContentView: View {
  @Namespace private var namespace
  let router: MainRouter
  let factory: ViewModelFactory
  var refused: (URL, DeepLinkError) -> Void = { _, _ in }

  var body: some View {
    MainTabView(router: router, factory: factory, namespace: namespace)
      .opensLinks(with: router, refused: refused)
  }
}

/// Where shared titles end up; the app's own way out of an episode.
@MainActor
enum Sharing {
  private(set) static var shared: [String] = []

  static func share(_ title: String) {
    shared.append(title)
  }
}

extension ExploreNavigator {
  func openShare(title: String) {
    Sharing.share(title)
  }
}

extension SearchNavigator {
  func openShare(title: String) {
    Sharing.share("\(title), found by search")
  }
}
