import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine
import Testing

/// Templates that were copied from standard ones, which then changed.
@Suite struct TemplateUpgradeTests {
  private static let name = "factory.swift.stencil"

  private func standard() throws -> String {
    let source = try #require(TemplateLibrary.standardSource(Self.name))
    return String(decoding: source.bytes, as: UTF8.self)
  }

  private func team(own: String, original: String, _ name: String = Self.name) -> TeamTemplates {
    TeamTemplates(
      [name: own], project: TeamTemplates.links + "templates: Templates\n",
      ejected: [name: original])
  }

  @Test func aCopyOfWhatIsStillTheStandardIsFine() throws {
    let text = try standard()
    #expect(team(own: text + "{# mine #}\n", original: text).findings == [])
  }

  @Test func aCopyOfAnOlderOneIsReported() throws {
    let text = try standard()
    let old = text.replacing("extension {{ factory }}", with: "extension Old")
    let team = team(own: old, original: old)
    let finding = try #require(team.compilation.report.sorted().first)
    #expect(
      team.findings == [
        "outdated-template: the standard template 'factory.swift.stencil' has changed since it was "
          + "copied here"
      ])
    #expect(finding.severity == .warning)
    let place = try #require(finding.notes.first?.range)
    let source = try #require(TemplateLibrary.standardSource(Self.name))
    #expect(place.file == source.id)
    let line = source.bytes[Int(place.start)...].prefix { $0 != 0x0A }
    #expect(String(decoding: line, as: UTF8.self) == "extension {{ factory }} {")
  }

  @Test func aStandardTemplateThatIsGoneIsReported() {
    let team = team(own: "x", original: "x", "gone.swift.stencil")
    #expect(
      team.findings == [
        "outdated-template: there is no standard template 'gone.swift.stencil' any more"
      ])
  }

  @Test func anOriginalWithoutACopySaysNothing() throws {
    var team = team(own: "", original: "old")
    team.input.templates = []
    #expect(team.findings == [])
  }

  @Test func theFindingCanBeSwitchedOff() {
    let team = TeamTemplates(
      [Self.name: "{% if false %}{% endif %}"],
      project: TeamTemplates.links + "templates: Templates\nrules: {outdated-template: off}\n",
      ejected: [Self.name: "old"])
    #expect(team.findings == [])
  }

  @Test func everyStandardTemplateMayBeCopiedUnchanged() {
    let all = Dictionary(
      uniqueKeysWithValues: TemplateLibrary.standardSources.map {
        ($0.fileName, String(decoding: $0.bytes, as: UTF8.self))
      })
    let project = TeamTemplates.links + "templates: Templates\n"
    let own = TeamTemplates(all, project: project).compilation
    let standard = TeamTemplates([:], project: project).compilation
    #expect(own.report.sorted().isEmpty)
    #expect(!own.files.isEmpty)
    #expect(own.files == standard.files)
  }

  @Test(arguments: TemplateLibrary.standardSources.map(\.fileName))
  func everyStandardTemplateMayBeExtended(name: String) {
    let project = TeamTemplates.links + "templates: Templates\n"
    let own = TeamTemplates([name: "{% extends \"\(name)\" %}\n"], project: project).compilation
    #expect(own.report.sorted().isEmpty)
    #expect(own.files == TeamTemplates([:], project: project).compilation.files)
  }
}
