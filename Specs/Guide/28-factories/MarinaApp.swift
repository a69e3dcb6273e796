import SwiftUI

struct MarinaClient {
  var isCached = false

  var cached: MarinaClient { MarinaClient(isCached: true) }
}

/// What the app hands from view to view.
struct MarinaServices {
  let client: MarinaClient
}

extension MarinaServices {
  @MainActor
  func makeCaptain(ship: String) -> CaptainViewModel {
    CaptainViewModel(title: "Captain of \(ship)")
  }
}

@MainActor
final class MarinaViewModel {
  private let client: MarinaClient
  private let navigator: any MarinaNavigating

  init(client: MarinaClient, navigator: some MarinaNavigating) {
    self.client = client
    self.navigator = navigator
  }

  func select(_ ship: String) { navigator.openShip(name: ship) }
}

@MainActor
final class ShipViewModel {
  let name: String
  private let navigator: any ShipNavigating

  init(name: String, client: MarinaClient, navigator: some ShipNavigating) {
    self.name = name
    self.navigator = navigator
  }

  func selectCaptain() { navigator.openCaptain(ship: name) }
}

@MainActor
final class CaptainViewModel {
  let title: String

  init(title: String) {
    self.title = title
  }
}

struct Marina: View {
  let viewModel: MarinaViewModel

  var body: some View { Button("Ada") { viewModel.select("Ada") } }
}

struct Ship: View {
  let viewModel: ShipViewModel

  var body: some View { Button("Captain") { viewModel.selectCaptain() } }
}

struct Captain: View {
  let viewModel: CaptainViewModel

  var body: some View { Text(verbatim: viewModel.title) }
}
