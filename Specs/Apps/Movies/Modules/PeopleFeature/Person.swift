public import MoviesDomain
public import SwiftUI

public struct PeopleDependencies {
  public let person: (Int) -> Person?
  public let movies: (Person) -> [Movie]

  public init(person: @escaping (Int) -> Person?, movies: @escaping (Person) -> [Movie]) {
    self.person = person
    self.movies = movies
  }
}

@Observable
@MainActor
public final class PersonViewModel {
  public let person: Person?
  public let movies: [Movie]
  public let transitionID: String?
  let navigator: any PersonDetailsNavigating

  public init(
    personID: Int, transitionID: String?, dependencies: PeopleDependencies,
    navigator: any PersonDetailsNavigating
  ) {
    let person = dependencies.person(personID)
    self.person = person
    movies = person.map(dependencies.movies) ?? []
    self.transitionID = transitionID
    self.navigator = navigator
  }
}

public struct PersonDetailsView: View {
  public let viewModel: PersonViewModel

  public init(viewModel: PersonViewModel) {
    self.viewModel = viewModel
  }

  public var body: some View {
    Text(viewModel.person?.name ?? "Nobody")
    ForEach(viewModel.movies) { movie in
      Button(movie.title) { viewModel.navigator.openMovieDetails(id: movie.id) }
    }
  }
}
