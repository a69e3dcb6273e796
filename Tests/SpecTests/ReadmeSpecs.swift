import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// What the README shows is what happens.
@Suite struct ReadmeSpecs {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test func manifestMakesTheSwiftBelowIt() throws {
    let compilation = compile(try manifest())
    #expect(compilation.report.isEmpty)
    let swift = compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    let blocks = fences("swift")
    #expect(blocks.count == 3)
    for block in blocks { #expect(swift.contains(block), "not generated:\n\(block)") }
  }

  @Test func errorIsWhatIsReported() throws {
    let compilation = compile(
      try manifest().replacingOccurrences(of: "isbn}\n    opens", with: "isbm}\n    opens"))
    let findings = compilation.report.sorted()
    let rendered = DiagnosticFormat.text.render(
      findings, sources: SourceIndex(compilation.sources, usedBy: findings))
    #expect(fences("text") == [rendered])
  }

  @Test func isShort() {
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count < 200)
  }

  @Test func linksLeadSomewhere() {
    for match in text.matches(of: /\]\(([^)#:]+)\)/) {
      let target = Repository.root.appendingPathComponent(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: target), "nothing at \(match.1)")
    }
  }

  /// The manifest; its first line says where it is.
  private func manifest() throws -> String { try #require(fences("yaml").first) }

  private func compile(_ manifest: String) -> Compilation {
    let file = SourceFile(id: FileID(1), path: "Specs/Library.yaml", text: manifest)
    return Compiler().compile(ProjectInput(project: nil, manifests: [file]))
  }

  /// The contents of the code blocks in one language.
  private func fences(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```").first ?? "" }
  }
}
