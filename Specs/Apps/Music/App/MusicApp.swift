import SwiftUI

/// What an app's scene would hold.
struct ContentView: View {
  let router: MainRouter

  var body: some View { MainTabView(router: router) }
}
