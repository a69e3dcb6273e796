import Foundation
import RutterCompiler
import RutterDiagnostics
import Testing

/// The forms of the factory, and what single screens say against it.
@Suite struct FactoryTests {
  private func swift(_ viewModel: String, factory: String) -> String {
    let project = MarkedProject(manifest(viewModel), project: "factory: \(factory)")
    let compilation = Compiler().compile(project.input)
    #expect(compilation.report.isEmpty)
    return compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private func manifest(_ viewModel: String) -> String {
    """
    screens:
      home: {opens: [film]}
      film: {parameters: {id: Int}, viewModel: \(viewModel)}
    routers:
      App: {root: home}
    """
  }

  @Test func classesHaveAnInitializer() {
    let swift = swift("true", factory: "{properties: {services: Services}}")
    #expect(swift.contains("final class ViewModelFactory {\n  let services: Services\n\n  init("))
  }

  @Test func structsHaveOneOfSwifts() {
    let swift = swift("true", factory: "{form: struct, properties: {services: Services}}")
    #expect(swift.contains("struct ViewModelFactory {\n  let services: Services\n}"))
  }

  @Test func publicStructsNeedTheirOwn() {
    let swift = swift(
      "true", factory: "{form: struct, access: public, properties: {services: Services}}")
    #expect(swift.contains("public init(services: Services) {"))
  }

  @Test func extensionsAreOfTheAppsType() {
    let swift = swift("true", factory: "{form: extension, type: Services}")
    #expect(swift.contains("@MainActor\nextension Services {"))
    #expect(!swift.contains("class Services"))
    #expect(!swift.contains("struct Services"))
    #expect(swift.contains("let factory: Services"))
  }

  @Test func extensionsMayUseWhateverTheTypeHas() {
    let swift = swift("true", factory: "{form: extension, arguments: {client: client}}")
    #expect(swift.contains("FilmViewModel(id: id, client: client)"))
    expectFindings(
      in: MarkedProject(
        manifest("true"),
        project: "factory: {form: extension, properties: {http: Client}, arguments: {c: 1️⃣client}}"),
      [ExpectedFinding("1️⃣", "unresolved-name", "the factory has no property 'client'")])
  }

  @Test func extensionsLiveInTheFeaturesModule() throws {
    let files = Compiler().compile(
      MarkedProject(
        """
        feature: Films
        module: Films
        access: public
        """ + "\n" + manifest("true"),
        project: """
          output: "{module}"
          factory: {form: extension, type: Services, module: Core, imports: [Net]}
          """
      ).input
    ).files
    let factory = try #require(files.first { $0.path == "Films/ShopFactory.generated.swift" })
    let swift = String(decoding: factory.bytes, as: UTF8.self)
    #expect(swift.contains("import Core\nimport Net\nimport SwiftUI\n"))
    #expect(!swift.contains("import Films"))
    #expect(swift.contains("  public func makeFilm(id: Int) -> FilmViewModel {"))
  }

  @Test func reportsUnknownForms() {
    expectFindings(
      in: MarkedProject(manifest("true"), project: "factory: {form: 1️⃣actor}"),
      [
        ExpectedFinding(
          "1️⃣", "unknown-value", "'actor' is not a value of 'form'", fix: "write 'class'")
      ])
  }

  @Test func screensOverrideTheFactorysArguments() {
    let swift = swift(
      "{arguments: {client: client.cached}}",
      factory: "{properties: {client: Client}, arguments: {client: client, log: .shared}}")
    #expect(swift.contains("FilmViewModel(id: id, client: client.cached, log: .shared)"))
  }

  @Test func argumentsOfOneNameKeepTheFactorysPlace() {
    let factory =
      "{properties: {client: Client}, arguments: {client: client, log: .shared, rate: 2}}"
    #expect(
      swift("{arguments: {log: .silent}}", factory: factory)
        .contains("FilmViewModel(id: id, client: client, log: .silent, rate: 2)"))
    #expect(
      swift("{arguments: [log: .silent, film: id]}", factory: factory)
        .contains("FilmViewModel(log: .silent, film: id, client: client, rate: 2)"))
    #expect(
      swift("{arguments: {log: .silent}}", factory: "{arguments: {log: .shared, id: 7}}")
        .contains("FilmViewModel(id: id, log: .silent)"))
  }

  @Test func methodsByHandAreCalledAndNotWritten() {
    let swift = swift("{by: hand}", factory: "{form: extension, type: Services}")
    #expect(swift.contains("factory.makeFilm(id: id)"))
    #expect(!swift.contains("extension Services"))
    #expect(!swift.contains("FilmViewModel("))
  }

  @Test func reportsKeysThatMeanNothingByHand() {
    expectFindings(
      manifest("{by: hand, 1️⃣type: Film, 2️⃣arguments: {film: id}}"),
      ExpectedFinding("1️⃣", "conflicting-keys", "'type' means nothing beside 'by'"),
      ExpectedFinding("2️⃣", "conflicting-keys", "'arguments' means nothing beside 'by'"))
  }
}
