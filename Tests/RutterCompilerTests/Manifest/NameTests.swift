import RutterCompiler
import RutterDiagnostics
import Testing

/// Names in every place of a manifest that takes one.
@Suite struct NameTests {
  /// A manifest for each kind of name, with the name marked.
  static let places: [(what: String, manifest: String)] = [
    ("screen", "screens: {1️⃣NAME: {}}"),
    ("parameter", "screens: {home: {parameters: {1️⃣NAME: Int}, arguments: []}}"),
    ("argument label", "screens: {home: {arguments: {1️⃣NAME: 1 + 1}}}"),
    ("way out", "screens: {home: {opens: {1️⃣NAME: dismiss}}}"),
    ("method", "screens: {home: {opens: {a: {by: hand, method: 1️⃣NAME}}}}"),
    ("router", "routers: {1️⃣NAME: {class: false}}"),
    ("context value", "routers: {A: {class: false, context: {1️⃣NAME: Int}}}"),
    ("enum", "routers: {A: {class: false, enums: {push: 1️⃣NAME}}}"),
    ("feature", "feature: 1️⃣NAME"),
    ("module", "module: 1️⃣NAME"),
    ("member", "models: {A: {1️⃣NAME: Int}}"),
    ("case", "models: {A: {cases: [1️⃣NAME]}}"),
  ]

  private static func manifest(_ index: Int, _ name: String) -> String {
    places[index].manifest.replacing("NAME", with: name)
  }

  @Test(arguments: places.indices)
  func refusesWhatSwiftCannotName(_ index: Int) {
    let what = Self.places[index].what
    let article = "ae".contains(what.prefix(1)) ? "an" : "a"
    let position = ["router", "enum", "feature", "module"].contains(what) ? "TwoWords" : "twoWords"
    expectFindings(
      Self.manifest(index, "two-words"),
      .init(
        "1️⃣", "bad-name",
        "'two-words' cannot be the name of \(article) \(what): a name cannot hold '-'",
        fix: "write '\(position)'"))
  }

  @Test(arguments: places.indices)
  func refusesWhatHasAMeaningOfItsOwn(_ index: Int) {
    let what = Self.places[index].what
    let article = "ae".contains(what.prefix(1)) ? "an" : "a"
    let report = Compiler().compile(MarkedProject(Self.manifest(index, "_")).input).report.sorted()
    if what == "argument label" {
      #expect(report.isEmpty)
    } else {
      #expect(
        report.map(\.message) == ["'_' cannot be the name of \(article) \(what): '_' is not a name"]
      )
    }
  }

  @Test(arguments: places.indices)
  func takesAnyOrdinaryName(_ index: Int) {
    let keywords = Self.printedAsTheyAre.contains(Self.places[index].what) ? [] : ["in", "default"]
    for name in ["größe", "a1", "名前"] + keywords {
      let report = Compiler().compile(MarkedProject(Self.manifest(index, name)).input).report
      #expect(!report.sorted().contains { $0.code.description == "bad-name" }, "\(name)")
    }
  }

  /// Names of modules and of generated types stand without backticks.
  static let printedAsTheyAre: Set<String> = ["enum", "module"]

  @Test(arguments: places.filter { printedAsTheyAre.contains($0.what) }.map(\.manifest))
  func refusesKeywordsThatArePrintedAsTheyAre(_ manifest: String) {
    let project = MarkedProject(manifest.replacing("NAME", with: "in"))
    let findings = Compiler().compile(project.input).report.sorted()
    #expect(findings.map(\.code) == ["bad-name"])
    #expect(findings.first?.message.hasSuffix("it is a keyword") == true)
  }

  @Test func reportsEachNameAtItsOwnPlace() {
    expectFindings(
      """
      screens:
        1️⃣1st:
        2️⃣a b:
        3️⃣"":
        4️⃣+:
        5️⃣"`default`":
      """,
      .init(
        "1️⃣", "bad-name", "'1st' cannot be the name of a screen: '1st' begins with a digit",
        fix: "write '_1st'"),
      .init(
        "2️⃣", "bad-name", "'a b' cannot be the name of a screen: 'a b' is not one word",
        fix: "write 'aB'"),
      .init("3️⃣", "bad-name", "'' cannot be the name of a screen: a name is missing"),
      .init(
        "4️⃣", "bad-name", "'+' cannot be the name of a screen: '+' is an operator, not a name"),
      .init(
        "5️⃣", "bad-name",
        "'`default`' cannot be the name of a screen: "
          + "'`default`' needs no backticks here: they are added where they are due",
        fix: "write 'default'"))
  }

  @Test(arguments: ["two-words", "_", "@testable Movies", "Movies.", "", "1st"])
  func refusesWhatNamesNoModule(_ name: String) {
    expectFindings(
      "imports: [Foundation, Movies.Domain, 1️⃣'\(name)']",
      .init("1️⃣", "bad-name", "'\(name)' is not the name of a module"))
  }

  @Test func refusesAViewSuffixThatEndsNoName() {
    let project = MarkedProject(
      "screens: [home]", project: "defaults: {viewSuffix: 1️⃣-View}")
    expectFindings(
      in: project, [.init("1️⃣", "bad-name", "'-View' cannot end the name of a view")])
  }
}
