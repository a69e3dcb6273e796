import Testing

@testable import RutterCompiler

/// The forms of calls, each with the text that `swift format` makes of it.
struct CallLayoutTests {
  @Test(arguments: calls)
  func breaksAsSwiftFormatDoes(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
  }

  @Test(arguments: calls)
  func leavesItsOwnOutputAlone(_ sample: LayoutSample) {
    #expect(laidOut(sample.expected) == sample.expected)
  }
}

private let calls = [
  LayoutSample(
    "arguments on one line below",
    #"""
    func f() {
      navigator.openMovieDetails(id: movie.id, transitionID: movie.transitionID, imagesConfiguration: configuration)
    }
    """#,
    becomes: #"""
      func f() {
        navigator.openMovieDetails(
          id: movie.id, transitionID: movie.transitionID, imagesConfiguration: configuration)
      }
      """#),
  LayoutSample(
    "arguments over several lines",
    #"""
    func f() {
      return MovieDetailsViewModel(movieID: id, transitionID: transitionID, services: services, dependencies: .live(services: services), imagesConfiguration: imagesConfiguration, navigator: navigator)
    }
    """#,
    becomes: #"""
      func f() {
        return MovieDetailsViewModel(
          movieID: id, transitionID: transitionID, services: services,
          dependencies: .live(services: services), imagesConfiguration: imagesConfiguration,
          navigator: navigator)
      }
      """#),
  LayoutSample(
    "calls in calls",
    #"""
    func f() {
      let details = MoviePreviewDetails(id: preview.id, title: preview.title, posterURLSet: imagesConfiguration.posterURLSet(for: preview.posterPath, size: preview.size(of: .poster, scale: scale)))
    }
    """#,
    becomes: #"""
      func f() {
        let details = MoviePreviewDetails(
          id: preview.id, title: preview.title,
          posterURLSet: imagesConfiguration.posterURLSet(
            for: preview.posterPath, size: preview.size(of: .poster, scale: scale)))
      }
      """#),
  LayoutSample(
    "an argument that only fits on a line of its own",
    #"""
    func f() {
      view.navigationDestination(description: "a text that is so long that it does not fit on the line of its label, not even there")
    }
    """#,
    becomes: #"""
      func f() {
        view.navigationDestination(
          description:
            "a text that is so long that it does not fit on the line of its label, not even there")
      }
      """#),
  LayoutSample(
    "a body of a case",
    #"""
    func f() {
      switch route {
      case .movieDetails(let id, let transitionID): MovieDetailsView(viewModel: factory.makeMovieDetails(id: id, transitionID: transitionID))
      }
    }
    """#,
    becomes: #"""
      func f() {
        switch route {
        case .movieDetails(let id, let transitionID):
          MovieDetailsView(viewModel: factory.makeMovieDetails(id: id, transitionID: transitionID))
        }
      }
      """#),
  LayoutSample(
    "a returned body of a case",
    #"""
    func f() {
      switch route {
      case .movieDetails(let id): return MovieDetailsView(viewModel: factory.makeMovieDetails(id: id, navigator: navigator))
      default: return MovieDetailsView(viewModel: factory.makeMovieDetailsWithoutNavigator(id: id, navigator: navigator))
      }
    }
    """#,
    becomes: #"""
      func f() {
        switch route {
        case .movieDetails(let id):
          return MovieDetailsView(viewModel: factory.makeMovieDetails(id: id, navigator: navigator))
        default:
          return MovieDetailsView(
            viewModel: factory.makeMovieDetailsWithoutNavigator(id: id, navigator: navigator))
        }
      }
      """#),
  LayoutSample(
    "a trailing closure stays with the parenthesis",
    #"""
    func f() {
      NavigationStackWithPathAndDestinations(path: $router.path, destination: destination(for:), title: title) { route in
        route
      }
    }
    """#,
    becomes: #"""
      func f() {
        NavigationStackWithPathAndDestinations(
          path: $router.path, destination: destination(for:), title: title
        ) { route in
          route
        }
      }
      """#),
  LayoutSample(
    "a trailing closure on one line is opened",
    #"""
    func f() {
      let titles = movies.sorted(by: areInIncreasingOrder).map { movie in movie.title(in: locale, fallback: fallbackTitle) }
    }
    """#,
    becomes: #"""
      func f() {
        let titles = movies.sorted(by: areInIncreasingOrder).map { movie in
          movie.title(in: locale, fallback: fallbackTitle)
        }
      }
      """#),
  LayoutSample(
    "a closure as the only argument",
    #"""
    func f() {
      DispatchQueueOfTheMainThreadOfThisProcess.asynchronously({ movie in movie.title(in: locale, fallback: fallback) })
    }
    """#,
    becomes: #"""
      func f() {
        DispatchQueueOfTheMainThreadOfThisProcess.asynchronously({ movie in
          movie.title(in: locale, fallback: fallback)
        })
      }
      """#),
  LayoutSample(
    "an array as the only argument",
    #"""
    func f() {
      registerDestinations([MovieDetailsDestination.self, SeriesDetailsDestination.self, PersonDetailsDestination.self])
    }
    """#,
    becomes: #"""
      func f() {
        registerDestinations([
          MovieDetailsDestination.self, SeriesDetailsDestination.self, PersonDetailsDestination.self,
        ])
      }
      """#),
  LayoutSample(
    "several trailing closures",
    #"""
    func f() {
      NavigationSplitView(columnVisibility: $visibility) { Sidebar(router: router) } detail: { DetailView(router: router) }
    }
    """#,
    becomes: #"""
      func f() {
        NavigationSplitView(columnVisibility: $visibility) {
          Sidebar(router: router)
        } detail: {
          DetailView(router: router)
        }
      }
      """#),
  LayoutSample(
    "try and await",
    #"""
    func f() {
      let details = try await repository.movieDetails(id: id, language: language, appendToResponse: [.images, .videos])
    }
    """#,
    becomes: #"""
      func f() {
        let details = try await repository.movieDetails(
          id: id, language: language, appendToResponse: [.images, .videos])
      }
      """#),
  LayoutSample(
    "an implicit member",
    #"""
    func f() {
      router.push(.movieDetails(id: movie.id, transitionID: movie.transitionID, imagesConfiguration: configuration))
    }
    """#,
    becomes: #"""
      func f() {
        router.push(
          .movieDetails(
            id: movie.id, transitionID: movie.transitionID, imagesConfiguration: configuration))
      }
      """#),
  LayoutSample(
    "a call behind an optional",
    #"""
    func f() {
      coordinator?.navigator?.openMovieDetails(id: movie.id, transitionID: movie.transitionID, title: movie.title)
    }
    """#,
    becomes: #"""
      func f() {
        coordinator?.navigator?.openMovieDetails(
          id: movie.id, transitionID: movie.transitionID, title: movie.title)
      }
      """#),
  LayoutSample(
    "generic arguments",
    #"""
    func f() {
      let mapper = ModelMapper<MoviePreviewIdentifier, MoviePreviewDetails>(imagesConfiguration: configuration, theme: theme)
    }
    """#,
    becomes: #"""
      func f() {
        let mapper = ModelMapper<MoviePreviewIdentifier, MoviePreviewDetails>(
          imagesConfiguration: configuration, theme: theme)
      }
      """#),
  LayoutSample(
    "a macro at the top",
    #"""
    #Preview("Movie details with a navigator", traits: .fixedLayout(width: 400, height: 800)) { MovieDetailsView(id: 1) }
    """#,
    becomes: #"""
      #Preview("Movie details with a navigator", traits: .fixedLayout(width: 400, height: 800)) {
        MovieDetailsView(id: 1)
      }
      """#),
  LayoutSample(
    "a macro in a function",
    #"""
    func f() {
      #expect(navigator.calls == [.openPersonDetails(id: 1, transitionID: nil), .openSimilar(id: 2), .dismiss, .back])
    }
    """#,
    becomes: #"""
      func f() {
        #expect(
          navigator.calls == [
            .openPersonDetails(id: 1, transitionID: nil), .openSimilar(id: 2), .dismiss, .back,
          ])
      }
      """#),
  LayoutSample(
    "a call of the superclass",
    #"""
    final class A: B {
      init() { super.init(title: title, navigator: navigator, imagesConfiguration: imagesConfiguration, theme: theme) }
    }
    """#,
    becomes: #"""
      final class A: B {
        init() {
          super.init(
            title: title, navigator: navigator, imagesConfiguration: imagesConfiguration, theme: theme)
        }
      }
      """#),
  LayoutSample(
    "a subscript with a call",
    #"""
    func f() {
      let destination = destinations[MovieDetailsIdentifier(id: movie.id, transitionID: movie.transitionID, title: title)]
    }
    """#,
    becomes: #"""
      func f() {
        let destination = destinations[
          MovieDetailsIdentifier(id: movie.id, transitionID: movie.transitionID, title: title)]
      }
      """#),
  LayoutSample(
    "names that are keywords elsewhere",
    #"""
    func f() {
      calls.append(.openShare(param0, to: to, matrix: matrix, index: index, some: some, any: any, each: each, date: date))
    }
    """#,
    becomes: #"""
      func f() {
        calls.append(
          .openShare(
            param0, to: to, matrix: matrix, index: index, some: some, any: any, each: each, date: date))
      }
      """#),
]
