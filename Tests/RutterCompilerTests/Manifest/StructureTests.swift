import RutterCompiler
import RutterDiagnostics
import Testing

/// Keys and kinds of values, in manifests.
@Suite struct StructureTests {
  @Test func suggestsTheNearestKey() {
    expectFindings(
      """
      screens:
        home:
          1️⃣veiw: HomeView
      """,
      .init("1️⃣", "unknown-key", "unknown key 'veiw' in a screen", fix: "rename to 'view'"))
  }

  @Test func listsTheKeysWhereNoneIsNear() {
    expectFindings(
      """
      1️⃣pages: [home]
      screens: [home]
      """,
      .init(
        "1️⃣", "unknown-key", "unknown key 'pages' in a manifest",
        help: "a manifest has the keys summary, feature, module, access, imports, metadata, "
          + "guards, flags, screens, routers, models, mappings"))
  }

  @Test func saysThatAKeyBelongsOneLevelUp() {
    expectFindings(
      """
      screens:
        home:
          viewModel:
            type: HomeModel
            1️⃣opens: [detail]
        detail:
      """,
      .init(
        "1️⃣", "unknown-key", "unknown key 'opens' in a view model",
        help: "'opens' belongs to the screen, beside 'viewModel': indent it less"))
  }

  @Test func saysThatAKeyBelongsOneLevelDown() {
    expectFindings(
      """
      screens:
        home:
          1️⃣type: HomeModel
          viewModel: true
      """,
      .init(
        "1️⃣", "unknown-key", "unknown key 'type' in a screen",
        help: "'type' belongs under 'viewModel': indent it more"))
  }

  @Test func reportsADuplicateKeyAtItsSecondPlace() {
    expectFindings(
      """
      screens:
        1️⃣home:
        2️⃣home:
      """,
      .init("2️⃣", "duplicate-key", "duplicate key 'home'", notes: ["1️⃣"]))
  }

  @Test func nothingIsNoType() {
    expectFindings(
      """
      screens:
        home: {parameters: {id: 1️⃣null, name: 2️⃣~}}
      """,
      .init("1️⃣", "wrong-kind", "'id' is null"),
      .init("2️⃣", "bad-type", "a type is missing after '~'"))
  }

  @Test func aMappingHasASource() {
    expectFindings(
      "mappings: [{from: 1️⃣{}, to: User}]",
      .init(
        "1️⃣", "wrong-kind", "'from' names no source",
        help: "write the source's type, or several by name: '{user: User, age: Int}'"))
  }

  @Test func reportsAListedNameTwice() {
    expectFindings(
      "screens: [1️⃣home, cart, 2️⃣home]",
      .init("2️⃣", "duplicate-name", "the screen 'home' is listed twice", notes: ["1️⃣"]))
  }

  @Test func missesRequiredKeys() {
    expectFindings(
      """
      mappings:
        - 1️⃣to: Book
      """,
      .init(
        "1️⃣", "missing-key", "this mapping has no 'from'",
        help: "add 'from:' with a Swift type, or several, as a list or by name"))
  }

  @Test func tellsMissingNullAndEmptyApart() {
    expectFindings(
      """
      screens:
        a:
          view:1️⃣
        b: {view: 2️⃣""}
        c: {lazy: 3️⃣null}
        d: {title: "", summary: ~}
      routers:
        A: {class: false, enums: 4️⃣null}
        B:
          class: false
          enums:5️⃣
        C: {class: false, enums: 6️⃣""}
      """,
      .init(
        "1️⃣", "wrong-kind", "'view' has no value", help: "write a Swift type, or leave the key out"
      ),
      .init("2️⃣", "bad-type", "a Swift type is missing"),
      .init("3️⃣", "wrong-boolean", "'lazy' is true or false, not 'null'"),
      .init("4️⃣", "wrong-kind", "'enums' is null"),
      .init("5️⃣", "wrong-kind", "'enums' has no value"),
      .init("6️⃣", "wrong-kind", "'enums' cannot be ''"))
  }

  @Test(arguments: [
    ("screens:\n  home: 1️⃣Home", "'home' cannot be 'Home'", "write a mapping of screen keys"),
    ("- 1️⃣home", "'manifest' cannot be a list", "write a mapping of manifest keys"),
    ("1️⃣home", "'manifest' cannot be 'home'", "write a mapping of manifest keys"),
    ("routers:\n  - 1️⃣Shop", "'routers' cannot be a list", "write routers by name"),
    ("imports:\n  1️⃣SwiftUI: true", "'imports' cannot be a mapping", "write a list of module names"),
    ("summary: 1️⃣[a, b]", "'summary' cannot be a list", "write text"),
    (
      "screens:\n  home:\n    parameters: 1️⃣id", "'parameters' cannot be 'id'",
      "write a mapping from names to Swift types, or a list of types"
    ),
  ])
  func reportsAValueOfTheWrongKind(_ manifest: String, _ message: String, _ help: String) {
    expectFindings(manifest, .init("1️⃣", "wrong-kind", message, help: help))
  }

  @Test(arguments: [
    ("screens: 1️⃣home", "'screens' cannot be 'home'", "write '[home]'"),
    ("imports: 1️⃣SwiftUI", "'imports' cannot be 'SwiftUI'", "write '[SwiftUI]'"),
    ("summary: 1️⃣[a]", "'summary' cannot be a list", "write 'a'"),
    ("screens: {a: 1️⃣sheet}", "'a' cannot be 'sheet'", nil),
    (
      "screens: {a: {modifiers: 1️⃣\".bold()\"}}", "'modifiers' cannot be '.bold()'",
      "write '[\".bold()\"]'"
    ),
    (
      "routers: {R: {class: false, routes: [a], restore: 1️⃣drop}}\nscreens: [a]",
      "'restore' cannot be 'drop'", "write '{unknown: drop}'"
    ),
  ])
  func offersTheListOrMappingOfASingleValue(
    _ manifest: String, _ message: String, _ fix: String?
  ) {
    expectFindings(manifest, .init("1️⃣", "wrong-kind", message, fix: fix))
  }

  @Test(arguments: [
    ("screens: {a: {1️⃣params: {id: Int}, arguments: []}}", "parameters"),
    ("screens: {a: {1️⃣is_lazy: true}}", "lazy"),
    ("mappings: [{from: Int, to: Int, 1️⃣else: a}]", "otherwise"),
  ])
  func knowsKeysOfOtherTools(_ manifest: String, _ key: String) {
    let project = MarkedProject(manifest)
    let finding = Compiler().analyze(project.input).report.sorted()
      .first { $0.code == "unknown-key" }
    #expect(finding.map { project.mark(of: $0.range) } == "1️⃣")
    #expect(finding?.fixIts.first?.message == "rename to '\(key)'")
  }

  @Test(arguments: [("yes", "true"), ("On", "true"), ("n", "false"), ("OFF", "false")])
  func offersTheBooleanThatYAML11Means(_ word: String, _ boolean: String) {
    expectFindings(
      """
      screens:
        home:
          lazy: 1️⃣\(word)
      """,
      .init(
        "1️⃣", "wrong-boolean", "'lazy' is true or false, not '\(word)'", fix: "write \(boolean)"))
  }

  @Test func offersNothingForAWordThatIsNoBoolean() {
    expectFindings(
      """
      routers:
        Shop:
          class: 1️⃣maybe
          root: home
      screens: [home]
      """,
      .init("1️⃣", "wrong-boolean", "'class' is true or false, not 'maybe'"))
  }

  @Test func keepsWordsThatOnlyLookLikeBooleansOrNumbers() {
    expectClean(
      """
      screens:
        no: {title: on, summary: 1.10}
        on: {parameters: {y: Int = 0o17}}
      routers:
        Norway: {class: false, routes: [no, on]}
      """)
  }

  @Test func offersTheNearestOfAFewValues() {
    expectFindings(
      """
      screens:
        home: {present: 1️⃣Sheet}
        cart: {present: 2️⃣window}
      """,
      .init("1️⃣", "unknown-value", "'Sheet' is not a value of 'present'", fix: "write 'sheet'"),
      .init(
        "2️⃣", "unknown-value", "'window' is not a value of 'present'",
        help:
          "write one of push, content, detail, sheet, fullScreenCover, popover, or {modifier: name}"
      ))
  }

  @Test func seesThroughAnEntryWithoutItsSpace() {
    expectFindings(
      """
      screens:
        home:
          view1️⃣:HomeView
        url: 2️⃣https://books.example
      """,
      .init("1️⃣", "missing-space", "a space is missing after ':'", fix: "add a space"),
      .init("2️⃣", "wrong-kind", "'url' cannot be 'https://books.example'"))
  }

  @Test func refusesListsAsKeys() {
    expectFindings(
      """
      screens:
        ? 1️⃣[a, b]
        : {}
      """,
      .init("1️⃣", "bad-key", "a key is a name, not a list or a mapping"))
  }

  @Test func reportsConflictingKeys() {
    expectFindings(
      """
      screens:
        home:
          opens:
            help: {1️⃣screen: home, 2️⃣by: hand}
      routers:
        Main:
          root: 3️⃣home
          tabs: {4️⃣home: {}}
      """,
      .init(
        "2️⃣", "conflicting-keys", "a way out has one of 'screen', 'url' and 'by'", notes: ["1️⃣"]),
      .init("4️⃣", "conflicting-keys", "a router has a root or tabs, not both", notes: ["3️⃣"]))
  }

  @Test func addsTheDotOfAModifier() {
    expectFindings(
      #"screens: {home: {modifiers: [.bold(), 1️⃣padding(), 2️⃣"font(.title)"]}}"#,
      .init("1️⃣", "bad-modifier", "a modifier starts with a dot: '.padding()'", fix: "add the dot"),
      .init(
        "2️⃣", "bad-modifier", "a modifier starts with a dot: '.font(.title)'", fix: "add the dot"))
  }

  @Test func reportsAnEmptyManifest() {
    expectFindings(
      "1️⃣# nothing yet\n", .init("1️⃣", "empty-manifest", "the manifest is empty"))
  }

  @Test func speaksOfJSONWithTheSamePlaces() {
    let project = MarkedProject(
      [
        "Shop.json": """
        {"screens": {
          "home": {1️⃣"veiw": "Home"},
          "cart": {"lazy": 2️⃣"yes"}
        }}
        """
      ], project: nil)
    expectFindings(
      in: project,
      [
        .init("1️⃣", "unknown-key", "unknown key 'veiw' in a screen", fix: "rename to 'view'"),
        .init("2️⃣", "wrong-boolean", "'lazy' is true or false, not 'yes'", fix: "write true"),
      ])
  }

  @Test func reportsEverythingInOneRun() {
    expectFindings(
      """
      access: 1️⃣open
      screens:
        home:
          2️⃣veiw: Home
          lazy: 3️⃣yes
        4️⃣two words:
        cart: {opens: [5️⃣hme]}
      """,
      .init(
        "1️⃣", "unknown-value", "'open' is not a value of 'access'",
        help: "write one of private, fileprivate, internal, package, public",
        fix: "write 'public'"),
      .init("2️⃣", "unknown-key", "unknown key 'veiw' in a screen", fix: "rename to 'view'"),
      .init("3️⃣", "wrong-boolean", "'lazy' is true or false, not 'yes'", fix: "write true"),
      .init(
        "4️⃣", "bad-name",
        "'two words' cannot be the name of a screen: 'two words' is not one word",
        fix: "write 'twoWords'"),
      .init("5️⃣", "unresolved-name", "there is no screen 'hme'", fix: "write 'home'"))
  }
}
