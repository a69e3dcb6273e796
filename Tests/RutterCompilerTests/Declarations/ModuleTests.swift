import RutterCompiler
import RutterDiagnostics
import Testing

/// Types of one name in two modules.
@Suite struct ModuleTests {
  private let domain = """
    public struct Genre { public let id: Int }
    public struct Movie { public let genres: [Genre] }
    """
  private let network = """
    public struct Genre { public let id: Int32 }
    public struct MovieDTO { public let genres: [Genre] }
    extension Genre { public var name: String { "" } }
    """

  private func index() -> DeclarationIndex {
    let files = [("Sources/Domain/M.swift", domain), ("Sources/Network/M.swift", network)]
    return DeclarationIndex(
      files.enumerated().map { number, file in
        DeclarationReader.read(
          SourceFile(id: FileID(UInt32(10 + number)), path: file.0, text: file.1))
      })
  }

  private func compiled(_ manifest: String, sources: Bool) -> Compilation {
    var input = MarkedProject(manifest, project: "defaults: {sourceLocations: none}").input
    if sources { input.declarations = index().files }
    return Compiler().compile(input)
  }

  private func text(_ compilation: Compilation) -> String {
    #expect(compilation.report.sorted().map(\.message) == [])
    return compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  @Test func areToldApartByTheirFolders() {
    let text = text(
      compiled(
        """
        module: Feature
        mappings:
          - {from: Network.Genre, to: Domain.Genre, rules: {unread-member: "off"}}
          - {from: MovieDTO, to: Movie}
        """, sources: true))
    #expect(text.contains("import Domain\nimport Network\n"))
    #expect(text.contains("extension Domain.Genre {\n  init(genre: Network.Genre)"))
    #expect(text.contains("genres: movieDTO.genres.map { Domain.Genre(genre: $0) }"))
  }

  @Test func areToldApartByTheirModels() {
    let text = text(
      compiled(
        """
        module: Feature
        models:
          Domain.Genre: {id: Int}
          Genre: {module: Network, members: {id: Int}}
          Movie: {module: Domain, members: {genres: [Domain.Genre]}}
          MovieDTO: {module: Network, members: {genres: [Genre]}}
        mappings:
          - {from: Network.Genre, to: Domain.Genre}
          - {from: MovieDTO, to: Movie, as: mapper}
        """, sources: false))
    #expect(text.contains("import Domain\nimport Network\n"))
    #expect(text.contains("struct MovieMapper {"))
    #expect(text.contains("Movie(genres: movieDTO.genres.map { Domain.Genre(genre: $0) })"))
  }

  @Test func areAskedForWhereEitherIsMeant() {
    let compilation = compiled("mappings: [{from: Genre, to: Movie}]", sources: true)
    let finding = compilation.report.sorted().first
    #expect(finding?.message == "the shape of 'Genre' cannot be told: there are 2 of that name")
    #expect(finding?.help == "say which: 'Domain.Genre' or 'Network.Genre'")
  }

  @Test func privateTypesOfOtherFilesAreNoRivals() {
    let index = DeclarationIndex(
      ["struct Row {}", "private struct Row {}"].enumerated().map { number, text in
        DeclarationReader.read(
          SourceFile(id: FileID(UInt32(number)), path: "App/\(number).swift", text: text))
      })
    guard case .found = index.type(named: "Row") else {
      Issue.record("ambiguous")
      return
    }
  }
}
