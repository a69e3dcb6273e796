import Testing

@testable import RutterCompiler

/// The forms of statements, each with the text that `swift format` makes of it.
struct StatementLayoutTests {
  @Test(arguments: statements)
  func breaksAsSwiftFormatDoes(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
  }

  @Test(arguments: statements)
  func leavesItsOwnOutputAlone(_ sample: LayoutSample) {
    #expect(laidOut(sample.expected) == sample.expected)
  }
}

private let statements = [
  LayoutSample(
    "a condition breaks before the brace",
    #"""
    func f() {
      if movie.isReleased, let details = repository.cachedDetails(of: movie.id), details.language == currentLanguage {
        show()
      }
    }
    """#,
    becomes: #"""
      func f() {
        if movie.isReleased, let details = repository.cachedDetails(of: movie.id),
          details.language == currentLanguage
        {
          show()
        }
      }
      """#),
  LayoutSample(
    "a pattern as a condition",
    #"""
    func f() {
      if case .movieDetails(let id, let transitionID, let imagesConfiguration) = router.path.last, id == movie.identifier {
        show()
      }
    }
    """#,
    becomes: #"""
      func f() {
        if case .movieDetails(let id, let transitionID, let imagesConfiguration) = router.path.last,
          id == movie.identifier
        {
          show()
        }
      }
      """#),
  LayoutSample(
    "an if on one line is opened",
    #"""
    func f() {
      if movie.isReleased { navigator.openMovieDetails(id: movie.id) } else { navigator.openTrailer(key: movie.trailerKey) }
    }
    """#,
    becomes: #"""
      func f() {
        if movie.isReleased {
          navigator.openMovieDetails(id: movie.id)
        } else {
          navigator.openTrailer(key: movie.trailerKey)
        }
      }
      """#),
  LayoutSample(
    "an else with conditions",
    #"""
    func f() {
      if a {
        show()
      } else if movie.isReleased, let details = repository.cachedDetails(of: movie.id), details.language == current {
        show()
      }
    }
    """#,
    becomes: #"""
      func f() {
        if a {
          show()
        } else if movie.isReleased, let details = repository.cachedDetails(of: movie.id),
          details.language == current
        {
          show()
        }
      }
      """#),
  LayoutSample(
    "a guard",
    #"""
    func f() {
      guard let details = repository.cachedDetails(of: movie.id), details.language == currentLanguage else { return nil }
    }
    """#,
    becomes: #"""
      func f() {
        guard let details = repository.cachedDetails(of: movie.id), details.language == currentLanguage
        else { return nil }
      }
      """#),
  LayoutSample(
    "a guard with an open body",
    #"""
    func f() {
      guard let identifier = components.first.flatMap(Int.init), let kind = Kind(rawValue: components[1]), components.count == 2 else {
        return
      }
    }
    """#,
    becomes: #"""
      func f() {
        guard let identifier = components.first.flatMap(Int.init),
          let kind = Kind(rawValue: components[1]), components.count == 2
        else {
          return
        }
      }
      """#),
  LayoutSample(
    "a loop",
    #"""
    func f() {
      for registration in registry.registrations(of: ExploreRouter.self, sortedBy: .title, includingHidden: includesHidden) {
        register(registration)
      }
    }
    """#,
    becomes: #"""
      func f() {
        for registration in registry.registrations(
          of: ExploreRouter.self, sortedBy: .title, includingHidden: includesHidden)
        {
          register(registration)
        }
      }
      """#),
  LayoutSample(
    "patterns of a case",
    #"""
    func f() {
      switch route {
      case .movieDetails(let id, let transitionID, let imagesConfiguration, let title, let themeColor, let identifier):
        show()
      }
    }
    """#,
    becomes: #"""
      func f() {
        switch route {
        case .movieDetails(
          let id, let transitionID, let imagesConfiguration, let title, let themeColor, let identifier):
          show()
        }
      }
      """#),
  LayoutSample(
    "several patterns of a case",
    #"""
    func f() {
      switch route {
      case .movieDetails(let id, _), .seriesDetails(let id, _), .seasonDetails(let id, _), .episodeDetails(let id, _):
        show()
      }
    }
    """#,
    becomes: #"""
      func f() {
        switch route {
        case .movieDetails(let id, _), .seriesDetails(let id, _), .seasonDetails(let id, _),
          .episodeDetails(let id, _):
          show()
        }
      }
      """#),
  LayoutSample(
    "a pattern with a condition",
    #"""
    func f() {
      switch route {
      case .movieDetails(let id, let transitionID) where visibleMovies.contains(id) && transitionID != lastTransitionID:
        show()
      }
    }
    """#,
    becomes: #"""
      func f() {
        switch route {
        case .movieDetails(let id, let transitionID)
        where visibleMovies.contains(id) && transitionID != lastTransitionID:
          show()
        }
      }
      """#),
  LayoutSample(
    "a thrown error",
    #"""
    func f() throws {
      throw LinkError.invalidParameter(name: "identifier", value: components[1], expected: Int.self, in: "/movies/{id}")
    }
    """#,
    becomes: #"""
      func f() throws {
        throw LinkError.invalidParameter(
          name: "identifier", value: components[1], expected: Int.self, in: "/movies/{id}")
      }
      """#),
  LayoutSample(
    "an assignment",
    #"""
    func f() {
      self.navigator = ExploreNavigator(router: router, factory: factory, services: services, dependencies: dependencies)
    }
    """#,
    becomes: #"""
      func f() {
        self.navigator = ExploreNavigator(
          router: router, factory: factory, services: services, dependencies: dependencies)
      }
      """#),
  LayoutSample(
    "elements of an open list",
    #"""
    func f() {
      let calls = [
        RecordedCall(name: "openPersonDetails", arguments: ["id": id, "transitionID": transitionID], date: recorder.now()),
        RecordedCall(name: "dismiss"),
      ]
    }
    """#,
    becomes: #"""
      func f() {
        let calls = [
          RecordedCall(
            name: "openPersonDetails", arguments: ["id": id, "transitionID": transitionID],
            date: recorder.now()),
          RecordedCall(name: "dismiss"),
        ]
      }
      """#),
  LayoutSample(
    "arguments of an open list",
    #"""
    func f() {
      NavigationRoot(
        path: $router.path,
        destination: { route in MovieDetailsView(viewModel: factory.makeMovieDetails(id: route.id, navigator: navigator)) },
        title: title)
    }
    """#,
    becomes: #"""
      func f() {
        NavigationRoot(
          path: $router.path,
          destination: { route in
            MovieDetailsView(viewModel: factory.makeMovieDetails(id: route.id, navigator: navigator))
          },
          title: title)
      }
      """#),
]
