import Testing

@testable import RutterCompiler

/// The forms of chains, each with the text that `swift format` makes of it.
struct ChainLayoutTests {
  @Test(arguments: chains)
  func breaksAsSwiftFormatDoes(_ sample: LayoutSample) {
    #expect(laidOut(sample.source) == sample.expected)
  }

  @Test(arguments: chains)
  func leavesItsOwnOutputAlone(_ sample: LayoutSample) {
    #expect(laidOut(sample.expected) == sample.expected)
  }
}

private let chains = [
  LayoutSample(
    "a modifier of a chain",
    #"""
    func f() {
      Content()
        .navigationDestination(for: MovieDetailsRoute.self, title: title, destination: { route in destination(route) })
    }
    """#,
    becomes: #"""
      func f() {
        Content()
          .navigationDestination(
            for: MovieDetailsRoute.self, title: title, destination: { route in destination(route) })
      }
      """#),
  LayoutSample(
    "a chain whose head breaks starts below the parenthesis",
    #"""
    func f() {
      MovieDetailsView(viewModel: factory.makeMovieDetails(id: id, transitionID: transitionID, navigator: navigator))
        .navigationTitle(title)
        .task { await load() }
    }
    """#,
    becomes: #"""
      func f() {
        MovieDetailsView(
          viewModel: factory.makeMovieDetails(id: id, transitionID: transitionID, navigator: navigator)
        )
        .navigationTitle(title)
        .task { await load() }
      }
      """#),
  LayoutSample(
    "a modifier with a trailing closure",
    #"""
    func f() {
      Content()
        .presentationSheetOfTheExploreRouter(item: $router.sheet, onDismiss: { router.refresh() }) { sheet in
          sheet
        }
        .tint(.red)
    }
    """#,
    becomes: #"""
      func f() {
        Content()
          .presentationSheetOfTheExploreRouter(item: $router.sheet, onDismiss: { router.refresh() }) {
            sheet in
            sheet
          }
          .tint(.red)
      }
      """#),
  LayoutSample(
    "a modifier below a brace",
    #"""
    func f() {
      NavigationStack {
        Content()
      }
      .navigationDestination(for: MovieDetailsRoute.self, title: title, destination: { route in destination(route) })
      .tint(.red)
    }
    """#,
    becomes: #"""
      func f() {
        NavigationStack {
          Content()
        }
        .navigationDestination(
          for: MovieDetailsRoute.self, title: title, destination: { route in destination(route) }
        )
        .tint(.red)
      }
      """#),
  LayoutSample(
    "a modifier right behind a brace",
    #"""
    func f() {
      NavigationStack {
        Content()
      }.navigationDestination(for: MovieDetailsRoute.self, title: title, destination: { route in route })
    }
    """#,
    becomes: #"""
      func f() {
        NavigationStack {
          Content()
        }.navigationDestination(
          for: MovieDetailsRoute.self, title: title, destination: { route in route })
      }
      """#),
  LayoutSample(
    "a chain on one line",
    #"""
    func f() {
      let names = users.filter(\.isActive).sorted(using: KeyPathComparator(\.lastName)).map(\.firstName).joined(separator: ", ")
    }
    """#,
    becomes: #"""
      func f() {
        let names = users.filter(\.isActive).sorted(using: KeyPathComparator(\.lastName)).map(\.firstName)
          .joined(separator: ", ")
      }
      """#),
  LayoutSample(
    "a chain of closures on one line",
    #"""
    func f() {
      return movies.filter { $0.isReleased }.map { MoviePreviewDetails(preview: $0) }.sorted { $0.title < $1.title }
    }
    """#,
    becomes: #"""
      func f() {
        return movies.filter { $0.isReleased }.map { MoviePreviewDetails(preview: $0) }.sorted {
          $0.title < $1.title
        }
      }
      """#),
  LayoutSample(
    "a brace that alone does not fit",
    #"""
    func f() {
      Content()
        .presentationSheetOfTheExploreRouter(item: $router.sheet, onDismiss: { router.refreshAgain() }) { sheet in
          sheet
        }
        .tint(.red)
    }
    """#,
    becomes: #"""
      func f() {
        Content()
          .presentationSheetOfTheExploreRouter(item: $router.sheet, onDismiss: { router.refreshAgain() })
        { sheet in
          sheet
        }
          .tint(.red)
      }
      """#),
]
