import Foundation
import RutterCompiler
import Testing

/// Keys of titles on their way into a string catalog.
@Suite struct CatalogMergeTests {
  private typealias Project = CatalogProject

  @Test func aNewCatalogIsLaidOutAsXcodeDoes() {
    let project = Project(
      manifest: Project.manifest(
        "{key: SHELF, value: Shelf, comment: The first screen.}", "BOOK"))
    #expect(
      project.merged() == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "BOOK" : {
              "extractionState" : "manual"
            },
            "SHELF" : {
              "comment" : "The first screen.",
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Shelf"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test func newKeysGoWhereXcodeWouldPutThem() throws {
    let old = Project.catalog(Project.entry("ALPHA", "a"), Project.entry("title 9", "t"))
    let project = Project(
      manifest: Project.manifest("MIDDLE", "'title 10'", "_first", "beta"), catalog: old)
    let new = try #require(project.merged())
    let bare = ["_first", "beta", "MIDDLE", "title 10"].map {
      "    \"\($0)\" : {\n      \"extractionState\" : \"manual\"\n    }"
    }
    #expect(
      new
        == Project.catalog(
          bare[0], Project.entry("ALPHA", "a"), bare[1], bare[2], Project.entry("title 9", "t"),
          bare[3]))
  }

  @Test func whatIsThereStaysByteForByte() {
    let old = """
      {"sourceLanguage":"de",
       "strings":{ "B":{ "odd" : [1.50, true, null, "\\u00e9\\/"]}  ,"A":{}} ,
       "version":"1.1", "more": {}}

      """
    let project = Project(
      manifest: Project.manifest("{key: C, value: c}", "A"), catalog: old)
    #expect(
      project.merged() == """
        {"sourceLanguage":"de",
         "strings":{ "B":{ "odd" : [1.50, true, null, "\\u00e9\\/"]},
          "C": {
           "extractionState": "manual",
           "localizations": {
            "de": {
             "stringUnit": {
              "state": "translated",
              "value": "c"
             }
            }
           }
          }  ,"A":{}} ,
         "version":"1.1", "more": {}}

        """)
  }

  @Test(arguments: ["{}", "{\n\n  }", "{ \n}"])
  func anEmptyCatalogIsFilled(_ strings: String) throws {
    let old =
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : \(strings),\n  \"version\" : \"1.0\"\n}"
    let project = Project(manifest: Project.manifest("A"), catalog: old)
    #expect(
      project.merged()
        == Project.catalog("    \"A\" : {\n      \"extractionState\" : \"manual\"\n    }"))
  }

  @Test func lineEndsAndIndentationAreThoseOfTheCatalog() throws {
    let old = Project.catalog(Project.entry("A", "a"))
      .replacingOccurrences(of: "  ", with: "\t").replacingOccurrences(of: "\n", with: "\r\n")
    let project = Project(manifest: Project.manifest("B"), catalog: old)
    let expected = Project.catalog(
      Project.entry("A", "a"), "    \"B\" : {\n      \"extractionState\" : \"manual\"\n    }")
    #expect(
      project.merged()
        == expected.replacingOccurrences(of: "  ", with: "\t")
        .replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test func nothingNewChangesNothing() throws {
    let old = Project.catalog(Project.entry("A", "a")) + "\n\n"
    let project = Project(manifest: Project.manifest("A"), catalog: old)
    let change = try #require(project.compiled().catalog)
    #expect(change.old == change.bytes)
    #expect(change.bytes == Array(old.utf8))
    #expect(Project(manifest: "screens: [home]").compiled().catalog == nil)
  }

  @Test func mergingTwiceIsMergingOnce() throws {
    var project = Project(manifest: Project.manifest("{key: b, value: x}", "a", "C"))
    let once = try #require(project.merged())
    project.catalog = once
    #expect(project.merged() == once)
  }

  @Test func textsAreEscaped() throws {
    let project = Project(
      manifest: Project.manifest(#"{key: "a\"b\\c", value: "1\n2\t é / 🎬"}"#))
    let text = try #require(project.merged())
    #expect(text.contains(#""a\"b\\c" : {"#))
    #expect(text.contains(#""value" : "1\n2\t é / 🎬""#))
  }

  // MARK: Pruning

  private static let three = Project.catalog(
    Project.entry("A", "a"), Project.entry("B", "b"), Project.entry("C", "c"))

  @Test(arguments: [
    (["A"], ["B", "C"]), (["B"], ["A", "C"]), (["C"], ["A", "B"]), (["A", "B"], ["C"]),
    (["A", "C"], ["B"]), (["B", "C"], ["A"]),
  ])
  func prunedKeysGoWithTheirCommas(_ pruned: [String], _ kept: [String]) {
    let project = Project(
      manifest: "screens: {home: {title: D}}", catalog: Self.three,
      ownKeys: Set(pruned + ["D"]))
    let entries = kept.map { Project.entry($0, $0.lowercased()) }
    let new = "    \"D\" : {\n      \"extractionState\" : \"manual\"\n    }"
    let expected = Project.catalog(
      (entries + [new]).joined(separator: ",\n"))
    #expect(project.merged(pruning: true) == expected)
  }

  @Test func allKeysMayGo() {
    let project = Project(
      manifest: "screens: [home]", catalog: Self.three, ownKeys: ["A", "B", "C"])
    #expect(project.merged(pruning: true) == Project.catalog(""))
  }

  @Test func onlyWhatIsAskedForIsPruned() throws {
    let project = Project(
      manifest: "screens: {home: {title: A}}", catalog: Self.three, ownKeys: ["A", "B"])
    #expect(project.merged() == Self.three)
    #expect(try #require(project.compiled().catalog).ownKeys == ["A", "B"])
    let pruned = try #require(project.compiled(pruning: true).catalog)
    #expect(pruned.ownKeys == ["A"])
    #expect(
      String(decoding: pruned.bytes, as: UTF8.self)
        == Project.catalog(Project.entry("A", "a"), Project.entry("C", "c")))
  }

  // MARK: Laws

  @Test func everyMergeIsTheSameJSONWithTheNewKeys() throws {
    var random = SystemRandomNumberGenerator()
    let alphabet = ["a", "B", "_x", "k 2", "k 10", "Ä", "z\\\"", "9"]
    for _ in 0..<300 {
      let present = alphabet.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
      let wanted = alphabet.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
      let own = alphabet.shuffled(using: &random).prefix(3)
      let old = Project.catalog(present.map { Project.entry($0, "v") }.joined(separator: ",\n"))
      let titles = wanted.map { "\"\($0)\"" }
      let screens = titles.enumerated().map { "s\($0.offset): {title: \($0.element)}" }
      let project = Project(
        manifest: "screens: {home: , \(screens.joined(separator: ", "))}", catalog: old,
        ownKeys: Set(own.map { $0.replacingOccurrences(of: "\\\"", with: "\"") }))
      let text = try #require(project.merged(pruning: true))
      let gone = Set(own).subtracting(wanted)
      let keys = Set(present).union(wanted).subtracting(gone)
      #expect(
        try self.keys(of: text)
          == Set(keys.map { $0.replacingOccurrences(of: "\\\"", with: "\"") }), "\(text)")
    }
  }

  private func keys(of text: String) throws -> Set<String> {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return Set(try #require(root?["strings"] as? [String: Any]).keys)
  }
}
