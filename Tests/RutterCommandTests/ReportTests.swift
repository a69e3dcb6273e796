import Foundation
import RutterDiagnostics
import RutterTestSupport
import Testing

@testable import rutter

/// Reports of a run in several formats, and where they go.
struct ReportTests {
  /// A repository with a project in a folder of it.
  private func repository() throws -> Scratch {
    let scratch = try Scratch(["App/rutter.yaml": "specs: Specs\n"])
    try scratch.makeFolder(".git")
    try scratch.write(Manifests.broken("Bad"), to: "App/Specs/Bad.yaml")
    return scratch
  }

  @Test(arguments: ["", "App", "App/Specs"])
  func codeHostsGetPathsFromTheRepositorysRoot(folder: String) throws {
    let scratch = try repository()
    let outcome = try scratch.rutter(
      "validate", "--project", scratch.location("App"), "--diagnostics", "github",
      "--diagnostics", "sarif=\(scratch.location("r.sarif"))",
      "--diagnostics", "gitlab=\(scratch.location("r.json"))", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("::error file=App/Specs/Bad.yaml,line=1,col=1,endColumn=7,"))
    #expect(try scratch.text("r.sarif").contains("\"uri\": \"App/Specs/Bad.yaml\""))
    #expect(try scratch.text("r.sarif").contains("A key that the language does not know"))
    #expect(try scratch.text("r.json").contains("\"path\": \"App/Specs/Bad.yaml\""))
  }

  @Test func peopleGetPathsFromWhereTheyStand() throws {
    let scratch = try repository()
    for format in ["junit", "checkstyle", "markdown", "json"] {
      let outcome = try scratch.rutter("validate", "--diagnostics", format, in: "App/Specs")
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("Bad.yaml") && !outcome.errors.contains("Specs/Bad.yaml"))
    }
  }

  @Test func linesOfTwoFormatsShareStandardError() throws {
    let scratch = try repository()
    let outcome = try scratch.rutter(
      "validate", "--diagnostics=text", "--diagnostics=github", in: "App")
    #expect(outcome.errors.contains("Specs/Bad.yaml:1:1: error: "))
    #expect(outcome.errors.contains("\n::error file=App/Specs/Bad.yaml"))
  }

  @Test func everyReportIsWrittenThoughOneCannotBe() throws {
    let scratch = try repository()
    let outcome = try scratch.rutter(
      "validate", "--diagnostics=xcode=Specs", "--diagnostics=json=r.json", in: "App")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("1 error\n"))
    #expect(try scratch.text("App/r.json").contains("\"unknown-key\""))
  }

  @Test func documentsOfNothingAreWhole() throws {
    let scratch = try Scratch(["Specs/Good.yaml": Manifests.feature("Good")])
    let outcome = try scratch.rutter("generate", "Specs", "--diagnostics=json", "--quiet")
    #expect(outcome.status == 0)
    let document = try JSONSerialization.jsonObject(with: Data(outcome.errors.utf8))
    #expect(((document as? [String: Any])?["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func everyFormatIsDocumented() throws {
    let page = Repository.specs.appendingPathComponent("Formats/README.md")
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    let sections = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
      $0.dropFirst(3)
    }
    #expect(sections.map(String.init) == DiagnosticFormat.allCases.map(\.rawValue))
  }
}
