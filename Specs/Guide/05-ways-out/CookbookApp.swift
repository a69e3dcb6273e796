import SwiftUI

struct RecipeList: View {
  let navigator: any RecipeListNavigating

  var body: some View { Button("Soup") { navigator.openRecipe(id: 1) } }
}

struct Recipe: View {
  let id: Int
  let scale: Double
  let navigator: any RecipeNavigating

  var body: some View { Button("Done") { navigator.close() } }
}

struct Ingredients: View {
  let recipe: Int

  var body: some View { Text("Ingredients") }
}

extension CookbookNavigator {
  func openTimer(minutes: Int) { router.popToRoot() }
}
