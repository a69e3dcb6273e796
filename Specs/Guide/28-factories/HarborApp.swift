import SwiftUI

struct HarborClient {
  var isCached = false

  var cached: HarborClient { HarborClient(isCached: true) }
}

/// What the app hands from view to view.
struct HarborServices {
  let client: HarborClient
}

extension HarborServices {
  @MainActor
  func makeCaptain(ship: String) -> CaptainViewModel {
    CaptainViewModel(title: "Captain of \(ship)")
  }
}

@MainActor
final class HarborViewModel {
  private let client: HarborClient
  private let navigator: any HarborNavigating

  init(client: HarborClient, navigator: some HarborNavigating) {
    self.client = client
    self.navigator = navigator
  }

  func select(_ ship: String) { navigator.openShip(name: ship) }
}

@MainActor
final class ShipViewModel {
  let name: String
  private let navigator: any ShipNavigating

  init(name: String, client: HarborClient, navigator: some ShipNavigating) {
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

struct Harbor: View {
  let viewModel: HarborViewModel

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
