import Testing

@testable import RutterCompiler

/// The forms of expressions, each with the text that `swift format` makes of it.
struct ExpressionLayoutTests {
  @Test(arguments: expressions)
  func breaksAsSwiftFormatDoes(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
  }

  @Test(arguments: expressions)
  func leavesItsOwnOutputAlone(_ sample: LayoutSample) {
    #expect(laidOut(sample.expected) == sample.expected)
  }
}

private let expressions = [
  LayoutSample(
    "an array gains a comma",
    #"""
    func f() {
      let tabs = [MainTab(title: "EXPLORE", image: "film"), MainTab(title: "SEARCH", image: "magnifyingglass")]
    }
    """#,
    becomes: #"""
      func f() {
        let tabs = [
          MainTab(title: "EXPLORE", image: "film"), MainTab(title: "SEARCH", image: "magnifyingglass"),
        ]
      }
      """#),
  LayoutSample(
    "an array whose comma does not fit",
    #"""
    let registrations = [MovieDetailsDestination.self, SeriesDetailsDestination.self, PersonDetail.self]
    """#,
    becomes: #"""
      let registrations = [
        MovieDetailsDestination.self, SeriesDetailsDestination.self, PersonDetail.self,
      ]
      """#),
  LayoutSample(
    "an array of one element gains none",
    #"""
    func f() {
      let registrations = [MovieDetailsDestinationRegistration(route: MovieDetailsRoute.self, title: navigationTitle)]
    }
    """#,
    becomes: #"""
      func f() {
        let registrations = [
          MovieDetailsDestinationRegistration(route: MovieDetailsRoute.self, title: navigationTitle)
        ]
      }
      """#),
  LayoutSample(
    "a dictionary",
    #"""
    func f() {
      let table = ["movies": MoviesDestination(), "series": SeriesDestination(), "people": PeopleDestination(), "x": X()]
    }
    """#,
    becomes: #"""
      func f() {
        let table = [
          "movies": MoviesDestination(), "series": SeriesDestination(), "people": PeopleDestination(),
          "x": X(),
        ]
      }
      """#),
  LayoutSample(
    "a tuple",
    #"""
    func f() {
      let pair = (source: mapper.mapped(source, configuration: configuration), target: mapper.mapped(target, with: 1))
    }
    """#,
    becomes: #"""
      func f() {
        let pair = (
          source: mapper.mapped(source, configuration: configuration),
          target: mapper.mapped(target, with: 1)
        )
      }
      """#),
  LayoutSample(
    "a ternary",
    #"""
    func f() {
      let title = movie.isReleased ? String(localized: "RELEASED_MOVIE_TITLE") : String(localized: "COMING_MOVIE_TITLE")
    }
    """#,
    becomes: #"""
      func f() {
        let title =
          movie.isReleased
          ? String(localized: "RELEASED_MOVIE_TITLE") : String(localized: "COMING_MOVIE_TITLE")
      }
      """#),
  LayoutSample(
    "a ternary in an argument",
    #"""
    func f() {
      label.update(title: movie.isReleased ? localized("RELEASED_MOVIE_TITLE") : localized("COMING_MOVIE_TITLE"), animated: true)
    }
    """#,
    becomes: #"""
      func f() {
        label.update(
          title: movie.isReleased ? localized("RELEASED_MOVIE_TITLE") : localized("COMING_MOVIE_TITLE"),
          animated: true)
      }
      """#),
  LayoutSample(
    "nil coalescing",
    #"""
    func f() {
      let url = imagesConfiguration.posterURLSet(for: posterPath)?.full ?? placeholders.poster ?? defaultPosterURL()
    }
    """#,
    becomes: #"""
      func f() {
        let url =
          imagesConfiguration.posterURLSet(for: posterPath)?.full ?? placeholders.poster
          ?? defaultPosterURL()
      }
      """#),
  LayoutSample(
    "arithmetic in an assignment",
    #"""
    func f() {
      self.contentHeight = header.height + spacing * CGFloat(rows.count - 1) + rows.reduce(0) { $0 + $1.height } + footer.height
    }
    """#,
    becomes: #"""
      func f() {
        self.contentHeight =
          header.height + spacing * CGFloat(rows.count - 1) + rows.reduce(0) { $0 + $1.height }
          + footer.height
      }
      """#),
  LayoutSample(
    "logical operators are stacked",
    #"""
    func f() {
      return movie.isReleased && (movie.rating > threshold || movie.isFavourite) && !hiddenMovies.contains(movie.id) && isVisible
    }
    """#,
    becomes: #"""
      func f() {
        return movie.isReleased && (movie.rating > threshold || movie.isFavourite)
          && !hiddenMovies.contains(movie.id) && isVisible
      }
      """#),
  LayoutSample(
    "a cast",
    #"""
    func f() {
      let destination = registeredDestinations[routeIdentifier] as? MovieDetailsDestination<ExploreRouter, MovieFactory>
    }
    """#,
    becomes: #"""
      func f() {
        let destination =
          registeredDestinations[routeIdentifier] as? MovieDetailsDestination<ExploreRouter, MovieFactory>
      }
      """#),
  LayoutSample(
    "a key path",
    #"""
    func f() {
      let path = \ApplicationServices.explore.router.navigation.destinations.movieDetails.viewModel.imagesConfiguration.poster
    }
    """#,
    becomes: #"""
      func f() {
        let path =
          \ApplicationServices.explore.router.navigation.destinations.movieDetails.viewModel
          .imagesConfiguration.poster
      }
      """#),
  LayoutSample(
    "a string that cannot be broken",
    #"""
    func f() {
      let text = "a text that is so long that it does not fit on one line, and stands on a line of its own as it is"
    }
    """#,
    becomes: #"""
      func f() {
        let text =
          "a text that is so long that it does not fit on one line, and stands on a line of its own as it is"
      }
      """#),
  LayoutSample(
    "an interpolation is part of its string",
    #"""
    func f() {
      logger.log("opens \(navigator.describe(route, style: "short")) from \(source) of \(router.path.count) screens, animated")
    }
    """#,
    becomes: #"""
      func f() {
        logger.log(
          "opens \(navigator.describe(route, style: "short")) from \(source) of \(router.path.count) screens, animated"
        )
      }
      """#),
  LayoutSample(
    "a closure with a signature",
    #"""
    func f() {
      let perform = { [weak self] (movie: MoviePreview, transitionID: String?) async throws -> MovieDetails in self.open(movie) }
    }
    """#,
    becomes: #"""
      func f() {
        let perform = {
          [weak self] (movie: MoviePreview, transitionID: String?) async throws -> MovieDetails in
          self.open(movie)
        }
      }
      """#),
  LayoutSample(
    "a value shifts the lines of its closure",
    #"""
    func f() {
      let presentationOfMovieDetailsInTheExploreTabWithItsOwnNavigator = makePresentationOfMovieDetails { movie in
        movie.open()
        if true {
          movie.close()
        }
      }
      next()
    }
    """#,
    becomes: #"""
      func f() {
        let presentationOfMovieDetailsInTheExploreTabWithItsOwnNavigator = makePresentationOfMovieDetails
        { movie in
          movie.open()
          if true {
            movie.close()
          }
        }
        next()
      }
      """#),
]
