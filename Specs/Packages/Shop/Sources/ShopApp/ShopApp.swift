import Catalog
import SwiftUI

/// What the app shows first.
@MainActor
func shop(store: any Store) -> some View {
  ShopRootView(router: ShopRouter(), factory: ViewModelFactory(store: store))
}
