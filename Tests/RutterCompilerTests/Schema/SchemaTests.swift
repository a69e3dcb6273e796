import Foundation
import RutterCompiler
import RutterDiagnostics
import RutterTestSupport
import Testing

/// The schema agrees with the structure check: on all that is in `Specs`, and on mistakes.
@Suite struct SchemaTests {
  private static let schemas = Dictionary(
    uniqueKeysWithValues: JSONSchema.allCases.map { ($0, $0.document) })
  private static let validators = schemas.mapValues(SchemaValidator.init)

  private static func errors(in text: String, _ schema: JSONSchema = .manifest) -> [String] {
    errors(in: SourceFile(id: FileID(0), path: "Specs/Shop.yaml", text: text), schema)
  }

  private static func errors(in file: SourceFile, _ schema: JSONSchema) -> [String] {
    var report = Report()
    let tree = SyntaxReader.parse(file, into: &report)
    let instance = tree?.root.map(JSONInstance.value) ?? .null
    return validators[schema]?.errors(in: instance) ?? ["no schema"]
  }

  // MARK: Agreement

  @Test(arguments: ["Apps", "Guide", "Graph", "Diagnostics"])
  func documentsWithoutErrorsFit(_ group: String) throws {
    for spec in SpecCase.all(in: group) {
      let input = try spec.input()
      if Compiler().analyze(input).report.hasErrors { continue }
      for manifest in input.manifests {
        #expect(Self.errors(in: manifest, .manifest) == [], "\(spec.name): \(manifest.path)")
      }
      if let project = input.project {
        #expect(Self.errors(in: project.source, .project) == [], "\(spec.name): the project file")
      }
    }
  }

  @Test(arguments: ["unknown-key", "wrong-kind", "wrong-boolean", "unknown-value"])
  func structuralMistakesDoNot(_ code: String) throws {
    let spec = SpecCase(folder: Repository.specs.appendingPathComponent("Diagnostics/\(code)"))
    let input = try spec.input()
    let errors =
      input.manifests.flatMap { Self.errors(in: $0, .manifest) }
      + [input.project?.source].compactMap(\.self).flatMap { Self.errors(in: $0, .project) }
    #expect(!errors.isEmpty)
  }

  /// Each key of each kind of mapping, misspelt and with a value of a wrong kind.
  @Test(arguments: JSONSchema.allCases)
  func everyKeyIsKnownAndNoOther(_ schema: JSONSchema) throws {
    let document = try #require(Self.schemas[schema])
    let definitions = document.members["definitions"]?.members ?? [:]
    for object in KeyReference.objects(in: schema.shape) {
      let definition =
        object.name == schema.shape.name
        ? document : try #require(definitions[SwiftName.camelCased(object.name)])
      #expect(definition.members["additionalProperties"]?.text == "false\n")
      let properties = try #require(definition.members["properties"]).members
      #expect(Set(properties.keys) == Set(object.keys.map(\.name)))
      for key in object.keys {
        #expect(properties[key.name]?.members["description"]?.string == key.summary)
      }
    }
  }

  // MARK: Forms

  @Test(arguments: [
    "screens: [home, search]", "screens:", "screens: {home: }", "screens: {häuser: {view: A.B}}",
    "screens: {a: {parameters: {ids: [Int], map: [String: [Int]], pair: [Pair<A, B>]}}}",
    "screens: {a: {parameters: [Int, {title: String = \"x\"}]}}",
    "screens: {a: {arguments: [1, true, {_: id}, {ids: [1, 2]}]}}",
    "screens: {a: {title: 404, present: {modifier: card}, viewModel: true, link: [/a, /b]}}",
    "screens: {a: {opens: [b], samples: {id: 1}}, b: {opens: {c: dismiss, d: {by: hand}}}}",
    "models: {Point: {x: Double}, A.B: {kind: class, members: {x: Int}}, C: {cases: [a, {b: Int}]}}",
    "models: {Point: {x: Double, generate: true}, Film: {kind: Kind}, Row: {generate: true}}",
    "mappings: [{from: A, to: B, members: {x: {constant: 0}, y: a.b}, cases: {a: [1, 2], b: 3}}]",
    "metadata: {anything: [{at: all}], 1: 2}", "imports: [Darwin.C]", "",
    "{\"$schema\": \"x.json\", \"feature\": \"Shop\"}",
  ])
  func everyFormFits(_ manifest: String) {
    #expect(Self.errors(in: manifest) == [])
  }

  @Test(arguments: [
    ("screens: 3", ""), ("screens: {a: [b]}", "/screens/a"), ("screens: {1a: }", "/screens/1a"),
    ("screens: {a: {view: }}", "/view"), ("screens: {a: {lazy: yes}}", "/lazy"),
    ("screens: {a: {present: shet}}", "/present"), ("screens: {a: {present: {}}}", "'modifier'"),
    ("screens: {a: {veiw: A}}", "/veiw"), ("screens: {a: {root: b}}", "/root"),
    ("screns: [a]", "/screns"), ("screens: [{a: b}]", "/screens/0"),
    ("mappings: {from: A}", "/mappings"), ("mappings: [{from: A}]", "'to'"),
    ("models: {A: {kind: union, members: {x: Int}}}", "/kind"),
    ("models: {A: {x: {y: Int}}}", "/x"),
    ("routers: {R: }", "/R"), ("routers: {R: {root: {arguments: [1]}}}", "'screen'"),
    ("routers: {R: {root: a, context: [b]}}", "/context"), ("feature: 2 words", "/feature"),
    ("feature: [a]", "/feature"), ("- screens", ""), ("text", ""),
  ])
  func everyMistakeIsPlaced(_ manifest: String, _ place: String) throws {
    let errors = Self.errors(in: manifest)
    #expect(!errors.isEmpty)
    #expect(place.isEmpty || errors.contains { $0.contains(place) }, "\(errors)")
  }

  @Test func rulesAreThoseThatAProjectMaySet() {
    #expect(Self.errors(in: "rules: {unused-parameter: off}", .project) == [])
    #expect(Self.errors(in: "rules: {unused-parameter: {in: {Specs/*: error}}}", .project) == [])
    #expect(Self.errors(in: "rules: {unknown-key: off}", .project) != [])
    #expect(Self.errors(in: "rules: {unused-parameter: fatal}", .project) != [])
  }

  // MARK: Examples

  @Test(arguments: JSONSchema.allCases)
  func examplesFitTheirKeys(_ schema: JSONSchema) throws {
    let document = try #require(Self.schemas[schema])
    let validator = try #require(Self.validators[schema])
    let objects = [document] + (document.members["definitions"]?.members.values.map { $0 } ?? [])
    var count = 0
    for (name, property) in objects.flatMap({ $0.members["properties"]?.members ?? [:] }) {
      for example in property.members["examples"]?.elements ?? [] {
        #expect(validator.errors(in: example, of: property) == [], "\(name)")
        count += 1
      }
    }
    #expect(count > 30)
  }

  @Test func examplesAreOfKeysThatThereAre() {
    let objects = JSONSchema.allCases.flatMap { KeyReference.objects(in: $0.shape) }
    for (object, key) in SchemaExamples.keys {
      let isKnown = objects.contains { $0.name == object && $0.key(key) != nil }
      #expect(isKnown, "\(object): \(key)")
    }
  }

  // MARK: The document

  @Test(arguments: JSONSchema.allCases)
  func documentIsJSONThatSaysItsDraft(_ schema: JSONSchema) throws {
    let text = schema.document.text
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(read?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
    #expect(text == schema.document.text)
  }

  /// Dialects of regular expressions differ beyond these characters.
  @Test func patternsAreOfEveryDialect() throws {
    let text = JSONSchema.manifest.document.text
    let patterns = text.matches(of: /"(\^[^"]+\$)"/).map { $0.1.replacing("\\\\", with: "\\") }
    #expect(!patterns.isEmpty)
    let plain = /\^(\[\^(\\x[0-9A-F]{2}-?)+\][*]?|[()*]|\\\.)+\$/
    #expect(patterns.allSatisfy { $0.wholeMatch(of: plain) != nil }, "\(patterns)")
  }
}
