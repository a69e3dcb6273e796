import RutterCompiler
import RutterDiagnostics
import Testing

/// Models whose types are declared by what is generated.
@Suite struct GeneratedModelTests {
  private func compile(_ manifest: String) -> Compilation {
    let file = SourceFile(id: FileID(0), path: "Specs/Shop.yaml", text: manifest)
    return Compiler().compile(ProjectInput(project: nil, manifests: [file]))
  }

  private func swift(_ manifest: String) throws -> String {
    let compilation = compile(manifest)
    #expect(compilation.report.sorted().map(\.message) == [])
    let file = try #require(compilation.files.first)
    #expect(file.path == "Generated/ShopModels.generated.swift")
    let text = String(decoding: file.bytes, as: UTF8.self)
    return text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false).last
      .map(String.init) ?? ""
  }

  @Test func aStructLeavesToSwiftWhatSwiftWrites() throws {
    #expect(
      try swift(
        """
        models:
          Point:
            generate: true
            summary: A place.
            conforms: [Hashable, Codable]
            members: {x: Double, y: Double = 0, default: "() -> Void"}
        """.replacing(", default: \"() -> Void\"", with: ", default: Bool")) == """
          /// A place.
          nonisolated struct Point: Hashable, Codable {
            var x: Double
            var y: Double = 0
            var `default`: Bool
          }

          """)
  }

  @Test func aPublicStructHasAnInitializerThatIsSeen() throws {
    let swift = try swift(
      "{models: {Point: {generate: true, access: public, members: {x: Double, run: '() -> Void'}}}}"
    )
    #expect(
      swift == """
        public nonisolated struct Point {
          public var x: Double
          public var run: () -> Void

          public init(x: Double, run: @escaping () -> Void) {
            self.x = x
            self.run = run
          }
        }

        """)
  }

  @Test func aClassIsToldApartByItsIdentity() throws {
    let swift = try swift(
      "{models: {Node: {kind: class, generate: true, conforms: [Hashable], members: {next: Node?, n: Int = 1}}}}"
    )
    #expect(
      swift == """
        nonisolated final class Node: Hashable {
          var next: Node?
          var n: Int

          init(next: Node?, n: Int = 1) {
            self.next = next
            self.n = n
          }

          static func == (left: Node, right: Node) -> Bool {
            left === right
          }

          func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(self))
          }
        }

        """)
  }

  @Test func aClassThatMayCrossThreadsIsConstant() throws {
    let swift = try swift(
      "{models: {Box: {kind: class, generate: true, conforms: [Sendable], members: {n: Int}}}}")
    #expect(swift.contains("let n: Int"))
  }

  @Test func anEnumHasItsCasesWithTheirPayloads() throws {
    let swift = try swift(
      """
      models:
        Kind: {kind: enum, generate: true, conforms: [String, Codable], cases: [a, default]}
        Shelf.Media: {kind: enum, generate: true, if: DEBUG, cases: [none, {movie: Int}, {tv: {id: Int, of: String?}}]}
      """)
    #expect(
      swift.contains("nonisolated enum Kind: String, Codable {\n  case a\n  case `default`\n}"),
      "\(swift)")
    #expect(
      swift.contains(
        """
        #if DEBUG
          extension Shelf {
            nonisolated enum Media {
              case none
              case movie(Int)
              case tv(id: Int, of: String?)
            }
          }
        #endif
        """), "\(swift)")
  }

  @Test func aGenericTypeKeepsItsParameters() throws {
    let swift = try swift("{models: {Page<T>: {generate: true, members: {items: '[T]'}}}}")
    #expect(swift.contains("struct Page<T> {\n  var items: [T]\n}"), "\(swift)")
  }

  @Test(arguments: [
    (
      "Box: {generate: true, conforms: [Identifiable], members: {n: Int}}",
      "not-conforming: 'Box' cannot be 'Identifiable': it has no 'id'"
    ),
    (
      "Box: {generate: true, conforms: [Hashable], members: {run: '() -> Void'}}",
      "not-conforming: a closure cannot be compared, as 'Hashable' asks"
    ),
    (
      "Box: {conforms: [Hashable], members: {n: Int}}",
      "conflicting-keys: the type is not generated"
    ),
  ])
  func reportsWhatCannotBe(_ model: String, _ finding: String) {
    let compilation = compile("models: {\(model)}")
    #expect(compilation.report.sorted().map { "\($0.code): \($0.message)" } == [finding])
    #expect(compilation.files.isEmpty)
  }
}
