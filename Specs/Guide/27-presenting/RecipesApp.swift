import SwiftUI

struct RecipeShelf: View {
  let navigator: any RecipesNavigating

  var body: some View { Button("Timer") { navigator.openTimer(minutes: 5) } }
}

struct RecipeView: View {
  let id: Int
  let tapped: Int?

  var body: some View { Text("RecipeView") }
}

struct RecipeEditor: View {
  var body: some View { Text("RecipeEditor") }
}

struct ShoppingList: View {
  var body: some View { Text("ShoppingList") }
}

struct KitchenTimer: View {
  let minutes: Int

  var body: some View { Text("KitchenTimer") }
}

struct CookingTips: View {
  var body: some View { Text("CookingTips") }
}

extension View {
  func bottomCard<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }
}
