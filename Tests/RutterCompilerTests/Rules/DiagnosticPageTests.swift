import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The folders under `Specs/Diagnostics`: one for each code, with a page that is up to date and an
/// example that shows just that.
@Suite struct DiagnosticPageTests {
  static let examples = SpecCase.all(in: "Diagnostics")

  @Test(arguments: RuleCatalogue.codes)
  func pageIsUpToDate(_ code: String) throws {
    let page = DiagnosticPage(try #require(RuleCatalogue.page(DiagnosticCode(code))))
    try DerivedFile(path: page.path).expect(page.markdown())
  }

  @Test func indexIsUpToDate() throws {
    try DerivedFile(path: "\(DiagnosticPage.folder)/README.md").expect(DiagnosticPage.index())
  }

  @Test(arguments: examples)
  func exampleInTheBinaryIsUpToDate(_ example: SpecCase) throws {
    let source = ExampleSource(example: example)
    try DerivedFile(path: source.path).expect(source.text())
  }

  @Test func listOfExamplesInTheBinaryIsUpToDate() throws {
    try DerivedFile(path: "\(ExampleSource.folder)/AllExamples.swift").expect(
      ExampleSource.index(Self.examples))
    let folder = Repository.root.appendingPathComponent(ExampleSource.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let expected = Self.examples.map { ExampleSource(example: $0).path } + ["AllExamples.swift"]
    #expect(Set(names) == Set(expected.map { ($0 as NSString).lastPathComponent }))
  }

  @Test func everyFolderIsACode() throws {
    let folder = Repository.root.appendingPathComponent(DiagnosticPage.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let unknown = Set(names).subtracting(RuleCatalogue.codes).subtracting(["README.md"])
    #expect(unknown.sorted() == [])
  }

  @Test(arguments: examples)
  func exampleCausesItsFindingAndNoOther(_ example: SpecCase) throws {
    let report = Compiler().compile(try example.input()).report
    let findings = report.sorted()
    #expect(findings.map(\.code.description) == [example.name])
    let page = try #require(RuleCatalogue.page(DiagnosticCode(example.name)))
    #expect(findings.map(\.severity) == [page.severity])
    for finding in findings { expectStyle(of: finding) }
  }

  /// The rest comes from templates, from the disk, or takes more than an example should hold.
  @Test func everyCodeOfAManifestHasAnExample() {
    let others = RulePage.template + RulePage.output
    let excused = Set(
      others.map(\.code.description) + ["missing-path", "too-large", "unused-string"])
    let shown = Set(Self.examples.map(\.name))
    #expect(Set(RuleCatalogue.codes).subtracting(shown).sorted() == excused.sorted())
  }
}
