import RutterCompiler
import RutterDiagnostics
import Testing

/// What previews need that only the app knows.
@Suite struct PreviewRuleTests {
  private static let book = """
    screens:
      home: {opens: [book]}
      1️⃣book: {parameters: {2️⃣id: Int}}
    routers: {Shop: {root: home}}
    """

  @Test func reportsScreensWithoutSamplesWherePreviewsAreAskedFor() {
    expectFindings(
      in: MarkedProject(Self.book, project: "previews: true"),
      [
        .init(
          "1️⃣", "missing-sample", "the screen 'book' has no samples, so it gets no preview",
          help: "add 'samples: {id: …}' with Swift expressions")
      ])
    expectClean(Self.book)
    expectClean(Self.book, project: "previews: false")
    expectClean(Self.book, project: "{previews: true, rules: {missing-sample: off}}")
  }

  private static let shelf = """
    screens:
      1️⃣shelf: {viewModel: true, arguments: {images: images, zoom: namespace}}
    routers:
      Shop: {root: shelf, context: {images: Images, namespace: Namespace.ID}}
    """

  @Test func asksForTheFactoryAndTheContext() {
    expectFindings(
      in: MarkedProject(
        Self.shelf,
        project: """
          previews: 2️⃣true
          factory: {properties: {services: Services, user: User}}
          """),
      [
        .init(
          "2️⃣", "missing-preview-value",
          "previews have no factory, and 'ViewModelFactory' cannot be made without 'services', 'user'",
          help: "name one that the app declares: 'previews: {factory: ViewModelFactory.preview}'",
          notes: ["1️⃣"]),
        .init(
          "2️⃣", "missing-preview-value", "previews have no value for the context value 'images'",
          help: "add a Swift expression: 'previews: {context: {images: …}}'", notes: ["1️⃣"]),
      ])
  }

  @Test func cannotMakeAFactoryOfTheApps() {
    expectFindings(
      in: MarkedProject(
        "screens: {1️⃣shelf: {viewModel: true}}\nrouters: {Shop: {root: shelf}}",
        project: "{previews: 2️⃣true, factory: {form: extension, type: Container}}"),
      [
        .init(
          "2️⃣", "missing-preview-value",
          "previews have no factory, and only the app knows how its 'Container' is made",
          help: "name one that the app declares: 'previews: {factory: Container.preview}'",
          notes: ["1️⃣"])
      ])
  }

  @Test func isContentWithBoth() {
    expectClean(
      Self.shelf,
      project: """
        previews: {factory: ViewModelFactory.preview, context: {images: .preview}}
        factory: {properties: {services: Services}}
        """)
    expectClean(Self.shelf, project: "previews: {context: {images: Images()}}")
  }

  @Test func knowsTheContextValues() {
    expectFindings(
      in: MarkedProject(
        Self.shelf, project: "previews: {context: {1️⃣image: x, images: Images(), 2️⃣size: 1}}"),
      [
        .init(
          "1️⃣", "unresolved-name", "no router has a context value 'image'", fix: "write 'images'"),
        .init(
          "2️⃣", "unresolved-name", "no router has a context value 'size'",
          help: "there are images, namespace"),
      ])
  }

  @Test func refusesTwoPreviewsOfOneName() {
    expectFindings(
      in: MarkedProject(
        """
        screens:
          book: {parameters: {id: Int = 1}, samples: {1️⃣large: {id: 2}}, opens: [bookLarge]}
          2️⃣bookLarge:
        routers: {Shop: {root: book}}
        """, project: "previews: true"),
      [
        .init(
          "2️⃣", "name-clash",
          "the previews 'bookLarge' and 'book – large' would both be called 'bookLarge'",
          help: "rename one of the samples", notes: ["1️⃣"])
      ])
  }

  @Test func reportsKeysAndValuesThatArePreviewsOwn() {
    expectFindings(
      in: MarkedProject(
        "screens: [home]",
        project:
          "previews: {1️⃣factry: a, context: {2️⃣a b: 1, c: '3️⃣)'}, imports: [4️⃣'a b'], modifiers: [5️⃣tint(x)]}"
      ),
      [
        .init("1️⃣", "unknown-key", "unknown key 'factry' in a preview", fix: "rename to 'factory'"),
        .init(
          "2️⃣", "bad-name", "'a b' cannot be the name of a context value: 'a b' is not one word",
          fix: "write 'aB'"),
        .init("3️⃣", "bad-expression", "')' closes nothing"),
        .init("4️⃣", "bad-name", "'a b' is not the name of a module"),
        .init(
          "5️⃣", "bad-modifier", "a modifier starts with a dot: '.tint(x)'", fix: "add the dot"),
      ])
  }
}
