import MoviesDomain
public import SwiftUI

@Observable
@MainActor
public final class SearchViewModel {
  let dependencies: BrowseDependencies
  let navigator: any SearchNavigating

  public init(dependencies: BrowseDependencies, navigator: any SearchNavigating) {
    self.dependencies = dependencies
    self.navigator = navigator
  }
}

public struct SearchView: View {
  let viewModel: SearchViewModel

  public init(viewModel: SearchViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    List {
      ForEach(viewModel.dependencies.movies) { movie in
        Button(movie.title) {
          viewModel.navigator.openMovieDetails(id: movie.id, transitionID: "search-\(movie.id)")
        }
      }
      ForEach(viewModel.dependencies.movies.flatMap(\.cast)) { person in
        Button(person.name) {
          viewModel.navigator.openPersonDetails(id: person.id, transitionID: "search-\(person.id)")
        }
      }
    }
  }
}
