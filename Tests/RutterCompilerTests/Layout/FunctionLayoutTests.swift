import Testing

@testable import RutterCompiler

/// The forms of functions, each with the text that `swift format` makes of it.
struct FunctionLayoutTests {
  @Test(arguments: functions)
  func breaksAsSwiftFormatDoes(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
  }

  @Test(arguments: functions)
  func leavesItsOwnOutputAlone(_ sample: LayoutSample) {
    #expect(laidOut(sample.expected) == sample.expected)
  }
}

private let functions = [
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
      func map(_ season: Season, to seasonEntityDictionary: inout Registry<SeasonIdentifier, [SeasonEntityIdentifier: SeasonEntity]>) {
        body()
      }
    }
    """#,
    becomes: #"""
      struct Mapper {
        func map(
          _ season: Season,
          to seasonEntityDictionary:
            inout Registry<SeasonIdentifier, [SeasonEntityIdentifier: SeasonEntity]>
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
]
