import RutterCompiler
import RutterDiagnostics
import Testing

/// What is found wrong with titles and with catalogs.
@Suite struct CatalogFindingTests {
  private typealias Project = CatalogProject

  @Test func reportsKeysThatNoManifestHasAnyMore() {
    var project = Project(
      manifest: Project.manifest("A"),
      catalog: Project.catalog(
        Project.entry("A", "a"), Project.entry("B", "b"), Project.entry("C", "c")),
      ownKeys: ["A", "B", "Z"])
    #expect(
      project.findings == [
        "App/Localizable.xcstrings:14:5: no manifest has the key 'B' any more [unused-string]"
      ])
    project.isPartial = true
    #expect(project.findings == [])
  }

  @Test func reportsTextsThatDiffer() {
    let project = Project(
      manifest: Project.manifest("{key: A, value: other}", "{key: B, value: b}", "C"),
      catalog: Project.catalog(
        Project.entry("A", "a"), Project.entry("B", "b"), Project.entry("C", "c")))
    #expect(
      project.findings == [
        "App/Localizable.xcstrings:9:23: the catalog has 'a' for 'A', the manifest 'other' [different-string]"
      ])
  }

  @Test(arguments: [
    ("", "1:1: a string catalog is a JSON object"),
    ("[]", "1:1: a string catalog is a JSON object"),
    ("{}", "1:1: a string catalog has 'sourceLanguage', 'strings' and 'version'"),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": [], \"version\": \"1.0\"}",
      "1:37: 'strings' is not a JSON object"
    ),
    (
      "{\"sourceLanguage\": 1, \"strings\": {}, \"version\": \"1.0\"}",
      "1:20: 'sourceLanguage' is not a language code"
    ),
    (
      "{\"sourceLanguage\": \"en\",\n\"strings\": {\"A\": 1},\n \"version\": \"1.0\"}",
      "2:18: what a catalog says of a key is a JSON object"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {}, \"version\": \"2.0\"}",
      "1:52: this rutter does not know version 2.0 of string catalogs"
    ),
  ])
  func refusesWhatIsNoCatalog(_ catalog: String, _ message: String) {
    let project = Project(manifest: Project.manifest("A"), catalog: catalog)
    #expect(project.findings == ["App/Localizable.xcstrings:\(message) [bad-catalog]"])
    #expect(project.merged() == nil)
  }

  @Test func refusesBrokenJSONAtItsPlace() {
    let broken = Project.catalog(Project.entry("A", "a") + ",")
    let project = Project(manifest: Project.manifest("B"), catalog: broken)
    #expect(
      project.findings == [
        "App/Localizable.xcstrings:13:6: JSON has no comma after the last item [trailing-comma]"
      ])
    #expect(project.merged() == nil)
  }

  /// Translations need them, in Arabic and Hebrew.
  @Test func takesInvisibleCharactersInTranslations() {
    let catalog = Project.catalog(Project.entry("A", "\u{200F}א\u{00A0}\u{202B}"))
    #expect(Project(manifest: Project.manifest("A"), catalog: catalog).findings == [])
  }

  @Test func noDamageTraps() {
    let bytes = Array(Project.catalog(Project.entry("A", "a"), Project.entry("C", "c")).utf8)
    for end in bytes.indices {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      let project = Project(manifest: Project.manifest("B"), catalog: cut)
      #expect(project.merged() == nil, "\(cut)")
      #expect(!project.findings.isEmpty)
    }
  }

  @Test func aKeyHasOneValue() {
    expectFindings(
      """
      screens:
        home: {title: {key: A, value: 2️⃣Home}}
        book: {title: {key: A, value: 1️⃣Book}}
        shelf: {title: A}
      routers:
        Main:
          tabs: {book: {title: {key: A, comment: A tab., value: Home}}, home: {title: {key: B}}}
      """,
      .init(
        "1️⃣", "conflicting-strings", "the key 'A' is given two values, 'Home' and 'Book'",
        help: "give it one value, or use two keys", notes: ["2️⃣"]))
  }

  @Test func placesShareWhatTheySayOfAKey() throws {
    let project = Project(
      manifest: Project.manifest("A", "{key: A, comment: c}", "{key: A, value: v}"))
    let text = try #require(project.merged())
    #expect(text.contains("\"comment\" : \"c\""))
    #expect(text.contains("\"value\" : \"v\""))
  }

  @Test func titlesAreTextsOrMappings() {
    expectFindings(
      """
      screens:
        home: {title: 2️⃣{1️⃣ky: A, value: b}}
        book: {title: 3️⃣[a]}
      """,
      .init("2️⃣", "missing-key", "this title has no 'key'"),
      .init("1️⃣", "unknown-key", "unknown key 'ky' in a title", fix: "rename to 'key'"),
      .init("3️⃣", "wrong-kind", "'title' cannot be a list", fix: "write 'a'"))
  }

  @Test func theProjectNamesACatalogAndALanguage() {
    for (settings, message) in [
      (
        "{catalog: ../A.xcstrings}",
        "31: the string catalog '../A.xcstrings' is not inside the project [bad-path]"
      ),
      (
        "{catalog: /A.xcstrings}",
        "31: the string catalog '/A.xcstrings' is not inside the project [bad-path]"
      ),
      ("{catalog: A.strings}", "31: 'A.strings' is not a string catalog [bad-path]"),
      ("{catalog: A.xcstrings, language: e n}", "54: 'e n' is not a language code [bad-language]"),
      ("{language: en}", "21: this localization has no 'catalog' [missing-key]"),
    ] {
      let project = Project(
        manifest: Project.manifest("A"), settings: "      localization: \(settings)")
      #expect(project.findings.map { $0.replacing("rutter.yaml:1:", with: "") } == [message])
    }
  }

  @Test func theLanguageIsTheCatalogsOwn() {
    let project = Project(
      manifest: Project.manifest("B"), catalog: Project.catalog(Project.entry("A", "a")),
      settings: "localization: {catalog: App/Localizable.xcstrings, language: de}")
    #expect(
      project.findings == [
        "rutter.yaml:1:25: the manifests' language is 'de', that of the string catalog 'en' [bad-language]"
      ])
    #expect(project.merged() == nil)
  }
}
