import Foundation
import RutterCompiler
import RutterTestSupport
import Testing

/// Mappings between types of another module compile however the app is built, and what is wrong with
/// them is said of the manifest's line.
@Suite struct MappingMatrixTests {
  private static let manifest = """
    models:
      Gender: {kind: enum, cases: [female, male, other]}
      Row: {kind: enum, cases: [female, male, unknown]}
      Media: {kind: enum, cases: [{movie: Int}, none]}
      MediaRow: {kind: enum, cases: [{movie: Int}, none]}
      Tag: {text: String}
      Label: {text: String}
    mappings:
      - {from: Gender, to: Row, cases: {unknown: other}}
      - {from: Row, to: Gender, as: function, otherwise: other, access: public}
      - {from: Int, to: Gender, label: code, cases: {female: 1, male: [2, 3]}, otherwise: other}
      - {from: Gender, to: Int, as: function, name: code, cases: {female: 1}, otherwise: 0}
      - {from: String, to: Gender, label: inout, cases: {female: '"f"', male: '"m"'}, otherwise: other}
      - {from: Gender, to: String, label: let, cases: {female: '"f"'}, otherwise: '"?"'}
      - {from: Int, to: Row, label: age, cases: {female: 0..<10, male: 10...20}, otherwise: App.row}
      - {from: Media, to: MediaRow, as: function}
      - {from: Tag, to: Label, parameters: {for: Int, inout: Int}, members: {text: 'text + String(`for` + `inout`)'}}
      - {from: Label, to: Tag, as: function, members: {text: text.lowercased()}}
    """

  private static let models = """
    public enum Gender { case female, male, other }
    public enum Row { case female, male, unknown }
    public enum Media { case movie(Int), none }
    public enum MediaRow { case movie(Int), none }
    public struct Tag {
      public var text: String
      public init(text: String) { self.text = text }
    }
    public struct Label {
      public var text: String
      public init(text: String) { self.text = text }
    }
    """

  private static let app = """
    import Models
    enum App { static var row: Row { .unknown } }
    struct Free {
      nonisolated static func use() -> [Any] {
        [
          Row(gender: .female), Row.male.gender(), Gender(code: 2), Gender.male.code(),
          Gender(`inout`: "f"), String(let: .other),
        ]
      }
    }
    func use(_ tag: Tag) -> Tag { Label(tag: tag, for: 1, `inout`: 2).tag() }
    """

  @Test(arguments: CompileSettings.matrix)
  func compilesAgainstAnotherModule(_ settings: CompileSettings) throws {
    let compilation = MappingCompilation(Self.manifest)
    try #require(compilation.findings == [])
    let visibility = settings.hasInternalImports ? "public " : ""
    let swift = "\(visibility)import Models\n" + (try compilation.swift(.relative))
    let models = SwiftModule(name: "Models", files: ["Models.swift": Data(Self.models.utf8)])
    let app = SwiftModule(
      name: "Specs", files: ["App.swift": Data(Self.app.utf8), "Mappings.swift": Data(swift.utf8)])
    #expect(try SwiftCompiler(settings).complaint(about: [models, app]) == nil)
  }

  /// Models that say something else than the app's types do, and the lines of what follows.
  @Test(arguments: [
    (
      "models: {A: {x: Int, y: Int}, B: {x: Int, y: Int}}\nmappings:\n  - {from: A, to: B}",
      ["3"]
    ),
    (
      """
      models:
        A: {w: Int, x: Int, y: Int}
        B:
          w: Int
          x: Int
          y: Int
      mappings: [{from: A, to: B}]
      """, ["5"]
    ),
  ])
  func aModelThatDiffersFromItsTypeIsNamed(_ manifest: String, _ lines: [String]) throws {
    let compilation = MappingCompilation(manifest)
    try #require(compilation.findings == [])
    let app = """
      struct A { var w = 0, x: Int?, y = 0 }
      struct B { var w = 0, x: Int, y: Int }
      """
    let complaint = try SwiftCompiler().complaint(about: [
      "App.swift": Data(app.utf8), "Mappings.swift": Data(try compilation.swift(.relative).utf8),
    ])
    let errors = try #require(complaint).split(separator: "\n").filter {
      $0.contains(": error: ") && !$0.contains("|")
    }
    #expect(
      errors.map { $0.prefix { $0 != " " } }.allSatisfy { error in
        lines.contains { error.hasPrefix("A.yaml:\($0):") }
      }, "\(errors)")
    #expect(errors.count == lines.count)
  }
}
