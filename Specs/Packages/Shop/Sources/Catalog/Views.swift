public import SwiftUI

/// Where products come from.
public protocol Store: Sendable {
  func name(of product: Int) -> String
}

public struct ProductListView: View {
  let viewModel: ProductListViewModel

  public init(viewModel: ProductListViewModel) { self.viewModel = viewModel }

  public var body: some View { Text("Products") }
}

@MainActor
public final class ProductListViewModel {
  let store: any Store
  let navigator: any ProductListNavigating

  public init(store: any Store, navigator: some ProductListNavigating) {
    self.store = store
    self.navigator = navigator
  }
}

public struct ProductView: View {
  let viewModel: ProductViewModel

  public init(viewModel: ProductViewModel) { self.viewModel = viewModel }

  public var body: some View { Text(viewModel.name) }
}

@MainActor
public final class ProductViewModel {
  let name: String
  let navigator: any ProductNavigating

  public init(id: Int, store: any Store, navigator: some ProductNavigating) {
    name = store.name(of: id)
    self.navigator = navigator
  }
}

public struct ReviewsView: View {
  let id: Int
  let navigator: any ReviewsNavigating

  public init(id: Int, navigator: some ReviewsNavigating) {
    self.id = id
    self.navigator = navigator
  }

  public var body: some View { Text("Reviews of \(id)") }
}
