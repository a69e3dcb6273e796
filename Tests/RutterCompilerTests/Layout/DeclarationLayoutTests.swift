import Testing

@testable import RutterCompiler

/// The forms of declarations, each with the text that `swift format` makes of it.
struct DeclarationLayoutTests {
  @Test(arguments: declarations)
  func breaksAsSwiftFormatDoes(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
  }

  @Test(arguments: declarations)
  func leavesItsOwnOutputAlone(_ sample: LayoutSample) {
    #expect(laidOut(sample.expected) == sample.expected)
  }
}

private let declarations = [
  LayoutSample(
    "a function whose parameters fit on one line below its name",
    #"""
    struct Factory {
      func makeMovieDetails(id: Int, transitionID: String?, navigator: some MovieDetailsNavigating) -> MovieDetailsViewModel {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Factory {
        func makeMovieDetails(id: Int, transitionID: String?, navigator: some MovieDetailsNavigating)
          -> MovieDetailsViewModel
        {
          body()
        }
      }
      """#),
  LayoutSample(
    "a function whose parameters take several lines",
    #"""
    struct Factory {
      public func makeMovieDetails(id: Int, transitionID: String? = nil, imagesConfiguration: ImagesConfiguration, navigator: some MovieDetailsNavigating, themeColor: ThemeColor? = nil) async throws -> MovieDetailsViewModel {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Factory {
        public func makeMovieDetails(
          id: Int, transitionID: String? = nil, imagesConfiguration: ImagesConfiguration,
          navigator: some MovieDetailsNavigating, themeColor: ThemeColor? = nil
        ) async throws -> MovieDetailsViewModel {
          body()
        }
      }
      """#),
  LayoutSample(
    "a function without body or result keeps the parenthesis on the last line",
    #"""
    protocol MovieDetailsNavigating {
      func openPersonDetails(id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration, title: String)
    }
    """#,
    becomes: #"""
      protocol MovieDetailsNavigating {
        func openPersonDetails(
          id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration, title: String)
      }
      """#),
  LayoutSample(
    "a requirement with a result gives the parenthesis a line",
    #"""
    protocol MovieDetailsNavigating {
      func personDetails(id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration) -> PersonDetails
    }
    """#,
    becomes: #"""
      protocol MovieDetailsNavigating {
        func personDetails(id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration)
          -> PersonDetails
      }
      """#),
  LayoutSample(
    "a requirement with attributes",
    #"""
    protocol MovieDetailsNavigating {
      @MainActor func openPersonDetails(id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration)
    }
    """#,
    becomes: #"""
      protocol MovieDetailsNavigating {
        @MainActor func openPersonDetails(
          id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration)
      }
      """#),
  LayoutSample(
    "an empty body stays with the result",
    #"""
    struct PreviewNavigator {
      func openPersonDetails(id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration, title: String) {}
    }
    """#,
    becomes: #"""
      struct PreviewNavigator {
        func openPersonDetails(
          id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration, title: String
        ) {}
      }
      """#),
  LayoutSample(
    "a one-line body that fits stays on the last line",
    #"""
    struct PreviewNavigator {
      func openPersonDetails(id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration) -> Bool { true }
    }
    """#,
    becomes: #"""
      struct PreviewNavigator {
        func openPersonDetails(id: Int, transitionID: String?, imagesConfiguration: ImagesConfiguration)
          -> Bool
        { true }
      }
      """#),
  LayoutSample(
    "a one-line body that does not fit is opened",
    #"""
    struct PreviewNavigator {
      func openPersonDetails(id: Int) -> PersonDetails { PersonDetails(id: id, transitionID: transitionID, navigator: navigator) }
    }
    """#,
    becomes: #"""
      struct PreviewNavigator {
        func openPersonDetails(id: Int) -> PersonDetails {
          PersonDetails(id: id, transitionID: transitionID, navigator: navigator)
        }
      }
      """#),
  LayoutSample(
    "generic parameters and conditions",
    #"""
    struct Mapper {
      func map<Source: Sequence, Target: RangeReplaceableCollection>(_ source: Source, into target: inout Target) where Source.Element == User, Target.Element == UserObject {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Mapper {
        func map<Source: Sequence, Target: RangeReplaceableCollection>(
          _ source: Source, into target: inout Target
        ) where Source.Element == User, Target.Element == UserObject {
          body()
        }
      }
      """#),
  LayoutSample(
    "a result too long for the parenthesis' line",
    #"""
    struct Mapper {
      func map(_ source: Source) throws -> Dictionaries<MovieDetailsIdentifier, MovieDetailsViewModel, MovieDetailsNavigator> {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Mapper {
        func map(_ source: Source) throws -> Dictionaries<
          MovieDetailsIdentifier, MovieDetailsViewModel, MovieDetailsNavigator
        > {
          body()
        }
      }
      """#),
  LayoutSample(
    "attributes move to their own line when the name does not fit",
    #"""
    struct Factory {
      @available(*, deprecated, message: "use makeMovieDetailsViewModel instead of this one") @MainActor public static func make() {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Factory {
        @available(*, deprecated, message: "use makeMovieDetailsViewModel instead of this one") @MainActor
        public static func make() {
          body()
        }
      }
      """#),
  LayoutSample(
    "a closure parameter",
    #"""
    struct Presenter {
      func present(_ screen: Screen, onDismiss: @escaping @MainActor @Sendable (DismissReason) async throws -> Void, animated: Bool = true) {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Presenter {
        func present(
          _ screen: Screen,
          onDismiss: @escaping @MainActor @Sendable (DismissReason) async throws -> Void,
          animated: Bool = true
        ) {
          body()
        }
      }
      """#),
  LayoutSample(
    "an inout parameter of a long type",
    #"""
    struct Mapper {
      func map(_ season: Season, to seasonEntityDictionary: inout Dictionary<SeasonIdentifier, [SeasonEntityIdentifier: SeasonEntity]>) {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Mapper {
        func map(
          _ season: Season,
          to seasonEntityDictionary: inout [SeasonIdentifier: [SeasonEntityIdentifier: SeasonEntity]]
        ) {
          body()
        }
      }
      """#),
  LayoutSample(
    "an initializer",
    #"""
    extension UserObject {
      convenience init(user: User, imagesConfiguration: ImagesConfiguration, themeColor: ThemeColor? = nil) {
        body()
      }
    }
    """#,
    becomes: #"""
      extension UserObject {
        convenience init(
          user: User, imagesConfiguration: ImagesConfiguration, themeColor: ThemeColor? = nil
        ) {
          body()
        }
      }
      """#),
  LayoutSample(
    "a failable, throwing initializer with a one-line body",
    #"""
    extension UserObject {
      public init?(user: User, imagesConfiguration: ImagesConfiguration) throws(LinkError) { self.init(user: user, x: 1) }
    }
    """#,
    becomes: #"""
      extension UserObject {
        public init?(user: User, imagesConfiguration: ImagesConfiguration) throws(LinkError) {
          self.init(user: user, x: 1)
        }
      }
      """#),
  LayoutSample(
    "an initializer that is required",
    #"""
    protocol Mapped {
      init(user: User, imagesConfiguration: ImagesConfiguration, themeColor: ThemeColor?, identifier: Identifier)
    }
    """#,
    becomes: #"""
      protocol Mapped {
        init(
          user: User, imagesConfiguration: ImagesConfiguration, themeColor: ThemeColor?,
          identifier: Identifier)
      }
      """#),
  LayoutSample(
    "a subscript",
    #"""
    struct Table {
      subscript(row: Int, column: Int, isWrapping isWrapping: Bool = false, default value: Element) -> Element? { nil }
    }
    """#,
    becomes: #"""
      struct Table {
        subscript(row: Int, column: Int, isWrapping isWrapping: Bool = false, default value: Element)
          -> Element?
        { nil }
      }
      """#),
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
      typealias Registry = Dictionary<MovieDetailsIdentifier, Result<MovieDetailsDestination, MovieDetailsNavigationError>>
    }
    """#,
    becomes: #"""
      enum Aliases {
        typealias Registry = [MovieDetailsIdentifier: Result<
          MovieDetailsDestination, MovieDetailsNavigationError
        >]
      }
      """#),
]
