import Testing

@testable import RutterCompiler

/// The forms of types, each with the text that `swift format` makes of it.
struct TypeLayoutTests {
  @Test(arguments: types)
  func breaksAsSwiftFormatDoes(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
  }

  @Test(arguments: types)
  func leavesItsOwnOutputAlone(_ sample: LayoutSample) {
    #expect(laidOut(sample.expected) == sample.expected)
  }
}

private let types = [
  LayoutSample(
    "an enumeration case",
    #"""
    enum ExploreRoute: Hashable {
      case movieDetails(id: Int, transitionID: String? = nil, imagesConfiguration: ImagesConfiguration, title: String)
    }
    """#,
    becomes: #"""
      enum ExploreRoute: Hashable {
        case movieDetails(
          id: Int, transitionID: String? = nil, imagesConfiguration: ImagesConfiguration, title: String)
      }
      """#),
  LayoutSample(
    "a case with a closure and a tuple",
    #"""
    enum ExploreRoute {
      case movieDetails(id: Int, perform: @MainActor (Movie) async -> Void, range: (lower: MovieIndex, upper: MovieIndex))
    }
    """#,
    becomes: #"""
      enum ExploreRoute {
        case movieDetails(
          id: Int, perform: @MainActor (Movie) async -> Void,
          range: (lower: MovieIndex, upper: MovieIndex))
      }
      """#),
  LayoutSample(
    "a case with a raw value",
    #"""
    enum Key: String {
      case movieDetailsNavigationTitle = "a raw value so long that it can only stand on a line of its own, below"
    }
    """#,
    becomes: #"""
      enum Key: String {
        case movieDetailsNavigationTitle =
          "a raw value so long that it can only stand on a line of its own, below"
      }
      """#),
  LayoutSample(
    "an inheritance list",
    #"""
    struct ExploreNavigator: MovieDetailsNavigating, SeriesDetailsNavigating, SeasonDetailsNavigating, EpisodeNavigating, PersonDetailsNavigating {
      let router: ExploreRouter
    }
    """#,
    becomes: #"""
      struct ExploreNavigator: MovieDetailsNavigating, SeriesDetailsNavigating, SeasonDetailsNavigating,
        EpisodeNavigating, PersonDetailsNavigating
      {
        let router: ExploreRouter
      }
      """#),
  LayoutSample(
    "an inheritance list of nineteen",
    #"""
    extension ExploreNavigator: ANavigating, BNavigating, CNavigating, DNavigating, ENavigating, FNavigating, GNavigating, HNavigating, INavigating, JNavigating, KNavigating, LNavigating, MNavigating, NNavigating, ONavigating, PNavigating, QNavigating, RNavigating, SNavigating {}
    """#,
    becomes: #"""
      extension ExploreNavigator: ANavigating, BNavigating, CNavigating, DNavigating, ENavigating,
        FNavigating, GNavigating, HNavigating, INavigating, JNavigating, KNavigating, LNavigating,
        MNavigating, NNavigating, ONavigating, PNavigating, QNavigating, RNavigating, SNavigating
      {}
      """#),
  LayoutSample(
    "a type with generic parameters and conditions",
    #"""
    public struct NavigationRoot<Route: Hashable & Sendable, Content: View, Label: View>: View where Route: Identifiable, Content: Equatable {
      let x = 1
    }
    """#,
    becomes: #"""
      public struct NavigationRoot<Route: Hashable & Sendable, Content: View, Label: View>: View
      where Route: Identifiable, Content: Equatable {
        let x = 1
      }
      """#),
  LayoutSample(
    "attributes before a long type",
    #"""
    @Observable @MainActor public final class ExploreRouter: MovieDetailsNavigating, SeriesDetailsNavigating, Sendable {
      let x = 1
    }
    """#,
    becomes: #"""
      @Observable @MainActor
      public final class ExploreRouter: MovieDetailsNavigating, SeriesDetailsNavigating, Sendable {
        let x = 1
      }
      """#),
  LayoutSample(
    "an extension with a member on one line",
    #"""
    extension MovieDetailsViewModel { static var preview: MovieDetailsViewModel { MovieDetailsViewModel(id: 1) } }
    """#,
    becomes: #"""
      extension MovieDetailsViewModel {
        static var preview: MovieDetailsViewModel { MovieDetailsViewModel(id: 1) }
      }
      """#),
  LayoutSample(
    "a property with type and value",
    #"""
    struct Router {
      private let navigator: MovieDetailsNavigator<ExploreRouter> = MovieDetailsNavigator(router: router, title: title)
    }
    """#,
    becomes: #"""
      struct Router {
        private let navigator: MovieDetailsNavigator<ExploreRouter> = MovieDetailsNavigator(
          router: router, title: title)
      }
      """#),
  LayoutSample(
    "a property whose type and value both need a line",
    #"""
    struct Router {
      static let registeredDestinations: [MovieDetailsIdentifier: MovieDetailsDestinationRegistration<ExploreRouter>] = MovieDetailsDestinationRegistration.all(of: ExploreRouter.self)
    }
    """#,
    becomes: #"""
      struct Router {
        static let registeredDestinations:
          [MovieDetailsIdentifier: MovieDetailsDestinationRegistration<ExploreRouter>] =
            MovieDetailsDestinationRegistration.all(of: ExploreRouter.self)
      }
      """#),
  LayoutSample(
    "a property with a wrapper",
    #"""
    struct MainTabView: View {
      @Environment(MovieDetailsViewModelFactory.self) private var movieDetailsViewModelFactory: MovieDetailsViewModelFactory
    }
    """#,
    becomes: #"""
      struct MainTabView: View {
        @Environment(MovieDetailsViewModelFactory.self) private var movieDetailsViewModelFactory:
          MovieDetailsViewModelFactory
      }
      """#),
  LayoutSample(
    "a computed property on one line",
    #"""
    struct MainTabView: View {
      var body: some View { NavigationStack(path: $router.path) { ExploreRootView(router: router, services: services) } }
    }
    """#,
    becomes: #"""
      struct MainTabView: View {
        var body: some View {
          NavigationStack(path: $router.path) { ExploreRootView(router: router, services: services) }
        }
      }
      """#),
  LayoutSample(
    "a required property",
    #"""
    protocol Presenting {
      var movieDetailsNavigationDestinations: [MovieDetailsIdentifier: MovieDetailsDestination] { get async throws }
    }
    """#,
    becomes: #"""
      protocol Presenting {
        var movieDetailsNavigationDestinations: [MovieDetailsIdentifier: MovieDetailsDestination] {
          get async throws
        }
      }
      """#),
  LayoutSample(
    "a type alias of a function type",
    #"""
    enum Aliases {
      typealias Presenter = @MainActor (_ screen: Screen, _ onDismiss: @escaping () -> Void, _ animated: Bool) async throws -> Void
    }
    """#,
    becomes: #"""
      enum Aliases {
        typealias Presenter =
          @MainActor (_ screen: Screen, _ onDismiss: @escaping () -> Void, _ animated: Bool) async throws
          -> Void
      }
      """#),
  LayoutSample(
    "a type alias of a generic type",
    #"""
    enum Aliases {
      typealias Registry = Registrations<MovieDetailsIdentifier, Result<MovieDetailsDestination, MovieDetailsNavigationError>>
    }
    """#,
    becomes: #"""
      enum Aliases {
        typealias Registry = Registrations<
          MovieDetailsIdentifier, Result<MovieDetailsDestination, MovieDetailsNavigationError>
        >
      }
      """#),
]
