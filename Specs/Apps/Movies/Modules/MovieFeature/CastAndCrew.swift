import MoviesDomain
public import SwiftUI

@Observable
@MainActor
public final class MovieCastAndCrewViewModel {
  let people: [Person]
  let navigator: any MovieCastAndCrewNavigating

  public init(
    movieID: Int, dependencies: MovieDependencies, navigator: any MovieCastAndCrewNavigating
  ) {
    people = dependencies.movie(movieID)?.cast ?? []
    self.navigator = navigator
  }
}

public struct MovieCastAndCrewView: View {
  let viewModel: MovieCastAndCrewViewModel

  public init(viewModel: MovieCastAndCrewViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    List {
      ForEach(viewModel.people) { person in
        Button(person.name) { viewModel.navigator.openPersonDetails(id: person.id) }
      }
      Button("Back") { viewModel.navigator.goBack() }
    }
  }
}
