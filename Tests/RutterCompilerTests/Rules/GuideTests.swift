import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The guide is an example, a test and the language's reference at once.
@Suite struct GuideTests {
  @Test func indexAndReferenceAreUpToDate() throws {
    try DerivedFile(path: "\(GuidePage.folder)/README.md").expect(GuidePage.index())
  }

  @Test func thereAreEnoughPages() {
    #expect(GuidePage.all.count >= 12)
  }

  @Test(arguments: GuidePage.all.map(\.example))
  func pageQuotesWhatTheFolderHolds(_ example: SpecCase) throws {
    let page = GuidePage(example: example)
    let quotes = try page.quotes
    #expect(quotes.contains { ["yaml", "json"].contains($0.language) }, "no manifest is quoted")
    for (language, text) in quotes where language != "text" {
      let isFound = try page.sources(of: language).contains { $0.contains(text) }
      #expect(isFound, "no \(language) file of \(example.name) holds this:\n\(text)")
    }
  }

  @Test(arguments: GuidePage.all.map(\.example))
  func pageIsShortAndHasATitle(_ example: SpecCase) throws {
    let page = GuidePage(example: example)
    #expect(try page.lines.count <= 100)
    #expect(try !page.title.isEmpty)
  }

  @Test(arguments: GuidePage.all.map(\.example))
  func exampleHasNoFindings(_ example: SpecCase) throws {
    let compilation = Compiler().compile(try example.input())
    #expect(compilation.report.sorted().map(\.message) == [])
    #expect(!compilation.files.isEmpty)
  }

  /// Every key of the language is used somewhere in the guide.
  @Test func everyKeyIsShownSomewhere() throws {
    let specs = try FileTree(readingFrom: Repository.specs.appendingPathComponent("Guide")) {
      ($0.hasSuffix(".yaml") || $0.hasSuffix(".json")) && !$0.contains("expected/")
    }
    let text = specs.values.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    let objects = [ManifestShapes.manifest, ProjectShapes.project].flatMap(KeyReference.objects)
    let keys = Set(objects.flatMap { $0.keys.map(\.name) })
    let missing = try keys.filter { key in
      let name = NSRegularExpression.escapedPattern(for: key)
      return !text.contains(try Regex("(?m)(^|[\\s{,\"])\(name)\"?:"))
    }
    #expect(missing == [])
  }
}
