import RutterCompiler
import RutterDiagnostics
import Testing

/// Names and files that would clash once they are generated.
@Suite struct ClashTests {
  @Test func reportsTypesThatDifferByCaseOnly() {
    expectFindings(
      """
      routers:
        1️⃣Shop: {root: home}
        2️⃣SHOP: {root: home}
      screens: [home]
      """,
      .init(
        "2️⃣", "name-clash",
        "a type of the router 'SHOP', 'SHOPRouter', and a type of the router 'Shop', 'ShopRouter', "
          + "differ only by case", notes: ["1️⃣"]))
  }

  @Test func reportsTwoEnumsOfOneName() {
    expectFindings(
      """
      routers:
        Shop: {class: false, routes: [home], enums: {push: 1️⃣Screen}}
        Books: {class: false, routes: [home], enums: {push: 2️⃣Screen}}
      screens: [home]
      """,
      .init(
        "2️⃣", "name-clash",
        "an enum of the router 'Books' and an enum of the router 'Shop' would both be called 'Screen'",
        help: "rename one of them", notes: ["1️⃣"]))
  }

  @Test func modulesKeepNamesApart() {
    expectClean(
      """
      module: A
      routers: {Shop: {class: false, routes: [home], enums: {push: Screen}}}
      screens: [home]
      """, project: "output: '{module}'",
      others: [
        "Other.yaml": """
        module: B
        routers: {Books: {class: false, routes: [cart], enums: {push: Screen}}}
        screens: [cart]
        """
      ])
  }

  @Test func protocolsOfTwoFeaturesClash() {
    let project = MarkedProject(
      "screens: {2️⃣home: {opens: {a: dismiss}}}",
      others: ["Other.yaml": "screens: {1️⃣home: {opens: {a: dismiss}}}"])
    expectFindings(
      in: project,
      [
        .init(
          "2️⃣", "name-clash",
          "the protocol of the screen 'home' and the protocol of the screen 'home' "
            + "would both be called 'HomeNavigating'", notes: ["1️⃣"])
      ])
  }

  @Test(arguments: ["View", "Result", "Error", "Color", "Locale", "String"])
  func refusesToHideATypeThatEverybodyUses(_ name: String) {
    expectFindings(
      """
      routers:
        Shop: {class: false, routes: [home], enums: {push: 1️⃣\(name)}}
      screens: [home]
      """,
      .init(
        "1️⃣", "shadowed-type",
        "an enum of the router 'Shop' would hide Swift's or SwiftUI's own '\(name)'",
        help: "choose another name, such as 'App\(name)'"))
  }

  @Test func refusesATypeCalledLikeItsModule() {
    expectFindings(
      """
      module: ShopRoute
      routers:
        1️⃣Shop: {class: false, routes: [home]}
      screens: [home]
      """,
      .init(
        "1️⃣", "name-clash",
        "an enum of the router 'Shop' would have its module's name, 'ShopRoute'"))
  }

  @Test func refusesAViewCalledLikeAGeneratedType() {
    expectFindings(
      """
      routers:
        1️⃣Shop: {class: false, routes: [home], enums: {push: Home}}
      screens:
        2️⃣home:
      """,
      .init(
        "2️⃣", "name-clash", "the view 'Home' has the name of an enum of the router 'Shop'",
        help: "name the view under 'view:', or the enum under the router's 'enums:'",
        notes: ["1️⃣"]))
  }

  @Test func refusesNamesTheGeneratedTypesHave() {
    expectFindings(
      """
      routers:
        Main: {context: {1️⃣router: Int}, tabs: {2️⃣selection: {router: Shop}}}
        Shop: {root: home}
      screens: [home]
      """,
      .init(
        "1️⃣", "reserved-name",
        "a context value cannot be called 'router': what is generated has a 'router' of its own"),
      .init(
        "2️⃣", "reserved-name",
        "a tab cannot be called 'selection': what is generated has a 'selection' of its own"))
  }

  // MARK: Files

  private static let router = "routers: {Books: {root: books}}\nscreens: [books]"
  private static let other = "routers: {Offers: {root: offers}}\nscreens: [offers]"

  @Test(arguments: [
    ("BookList.yaml", "booklist.yaml"), ("BookList.yaml", "book-list.yaml"),
    ("a/Feed.yaml", "b/Feed.yaml"),
  ])
  func reportsManifestsWhoseFilesHaveOneName(_ first: String, _ second: String) {
    let project = MarkedProject(
      [first: "1️⃣" + Self.router, second: "2️⃣" + Self.other], project: nil)
    expectFindings(
      in: project,
      [
        .init(
          "2️⃣", "file-clash",
          "'Specs/\(second)' and 'Specs/\(first)' would generate files of one name",
          help: "rename one of the manifests", notes: ["1️⃣"])
      ])
  }

  @Test func modulesInOneFolderKeepNoFilesApart() {
    let files = [
      "a/Feed.yaml": "module: A\nfeature: FeedA\n" + Self.router,
      "b/Feed.yaml": "module: B\nfeature: FeedB\n" + Self.other,
    ]
    let apart = MarkedProject(files, project: "output: Modules/{module}")
    expectFindings(in: apart, [])
    let together = MarkedProject(files, project: "output: Generated")
    expectFindings(
      in: together,
      [
        .init(
          "1:1", "file-clash",
          "'Specs/b/Feed.yaml' and 'Specs/a/Feed.yaml' would generate files of one name")
      ])
  }

  @Test func factoriesMeetInTheFactorysModule() {
    let screens = "screens: {home: {viewModel: true}}"
    let project = MarkedProject(
      [
        "a/Feed.yaml": "module: A\nfeature: FeedA\n" + screens,
        "b/Feed.yaml": "module: B\nfeature: FeedB\n" + screens,
      ], project: "{output: 'Modules/{module}', factory: {module: App}}")
    let codes = Compiler().compile(project.input).report.sorted().map(\.code.description)
    #expect(codes.contains("file-clash"))
  }

  @Test func aManifestCannotTakeTheFactorysFile() {
    let project = MarkedProject(
      ["ViewModelFactory.yaml": "screens: {home: {viewModel: true}}"],
      project: "defaults: {layout: single}")
    expectFindings(
      in: project,
      [
        .init(
          "1:1", "file-clash",
          "'Specs/ViewModelFactory.yaml' would generate a file called like that of 'ViewModelFactory'"
        )
      ])
  }

  @Test func twoManifestsCannotBeOneFeature() {
    let project = MarkedProject(
      ["A.yaml": "1️⃣feature: Shop\n" + Self.router, "B.yaml": "2️⃣feature: Shop\n" + Self.other],
      project: nil)
    expectFindings(
      in: project,
      [
        .init(
          "2️⃣", "duplicate-name", "two manifests declare the feature 'Shop'",
          help: "rename one under 'feature:'", notes: ["1️⃣"])
      ])
  }

  @Test func aFileNameMustNameSomething() {
    expectFindings(
      in: MarkedProject(["---.yaml": "screens: [home]"], project: nil),
      [
        .init(
          "1:1", "bad-name",
          "the manifest's file name holds no letter or digit to name generated files by")
      ])
  }
}
