import RutterCompiler
import RutterDiagnostics
import Testing

/// `mappings: {checks: true}`: what tests call to see that values come back as they were.
@Suite struct RoundTripGenerationTests {
  private func generated(_ mappings: String, _ swift: String?, checks: Bool = true) -> String {
    let project = MarkedProject(
      mappings, project: "{mappings: {checks: \(checks)}, defaults: {sourceLocations: none}}",
      swift: swift)
    let compilation = Compiler().compile(project.input)
    #expect(compilation.report.sorted().map(\.message) == [])
    return compilation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private static let user = """
    struct User: Equatable { let id: Int }
    final class Entity { let key: Int; init(key: Int) { self.key = key } }
    """

  @Test func comparesWhatComesBack() {
    let text = generated(
      "mappings: [{from: User, to: Entity, members: {key: id}, inverse: true}]", Self.user)
    #expect(
      text.hasSuffix(
        """

        #if DEBUG
          extension User {
            /// Those of the values that do not come back from `Entity` as they were: a test expects none.
            static func brokenRoundTrips(
              of values: [User], through _: Entity.Type
            ) -> [User] {
              values.filter { User(entity: Entity(user: $0)) != $0 }
            }
          }
        #endif

        """))
  }

  @Test func triesEveryCaseOfAnEnum() {
    let text = generated(
      """
      models: {Kind: {kind: enum, cases: [a, default]}}
      mappings:
        - {from: Int, to: Kind, as: mapper, name: KindCode, if: os(iOS),
           cases: {a: 1, default: 2}, otherwise: a, inverse: true}
      """, nil)
    #expect(text.contains("KindCode().map(KindCode().map($0)) != $0"))
    #expect(text.contains("of values: [Kind] = [.a, .default], through _: Int.Type"))
    #expect(text.contains("  extension Kind {"))
    #expect(text.contains("#if os(iOS)"))
  }

  @Test(arguments: [
    "struct User { let id: Int }", "struct User: Elsewhere { let id: Int }",
  ])
  func leavesOutWhatCannotBeCompared(_ user: String) {
    let text = generated(
      "mappings: [{from: User, to: Row, inverse: true}]", user + "\nstruct Row { let id: Int }")
    #expect(!text.contains("brokenRoundTrips"))
  }

  @Test func leavesOutWhatTakesMoreThanTheValue() {
    let text = generated(
      "mappings: [{from: User, to: Entity, parameters: {key: Int}, members: {id: {ignore: x}}}]",
      Self.user)
    #expect(!text.contains("brokenRoundTrips"))
  }

  @Test func nothingIsAddedUnasked() {
    let text = generated(
      "mappings: [{from: User, to: Entity, members: {key: id}, inverse: true}]", Self.user,
      checks: false)
    #expect(!text.contains("DEBUG"))
  }
}
