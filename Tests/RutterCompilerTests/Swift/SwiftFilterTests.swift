import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine
import Testing

/// Templates and the compiler have a list of Swift's words each, since neither knows of the other's.
@Suite struct SwiftFilterTests {
  @Test func templatesEscapeTheWordsThatTheCompilerReserves() throws {
    let words = SwiftKeywordTests.words.filter { $0 != "_" }
    let text = "{% for word in words %}{{ word|escapeReservedKeywords }} {% endfor %}"
    let file = SourceFile(id: FileID(0), path: "words.stencil", text: text)
    var report = Report()
    let library = TemplateLibrary([("words.stencil", file)], into: &report)
    let bytes = library.render(
      "words.stencil", Record(["words": .list(words.map(Value.string))]), into: &report)
    let escaped = String(decoding: try #require(bytes), as: UTF8.self).split(separator: " ")
    #expect(report.isEmpty)
    #expect(escaped.map(String.init) == words.map { SwiftName.escaped($0, in: .enumCase) })
  }
}
