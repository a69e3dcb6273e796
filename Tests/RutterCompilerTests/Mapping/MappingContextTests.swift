import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine
import Testing

/// What the template is given, apart from the template.
@Suite struct MappingContextTests {
  private static let compilation = MappingCompilation(
    """
    models: {A: {x: Int, y: Int}, B: {x: Int, y: String}, C: {x: Int}, G: {kind: enum, cases: [a]}}
    mappings:
      - {from: A, to: B, members: {y: y.text}, access: public, summary: One., deprecated: old, if: DEBUG}
      - {from: C, to: A, as: mapper, name: Mapper, parameters: {y: Int}, access: public}
      - {from: Int, to: G, as: function, cases: {a: 1}, otherwise: next(a)}
      - {from: A, to: C, as: mapper, name: Mapper, members: {y: {ignore: not needed}}}
    """)

  private static func records(_ isLocated: Bool = true) -> [Record] {
    compilation.mappings.flatMap { mappings in
      MappingContext.records(mappings) { range in
        isLocated ? .record(Record(["at": .int(Int(range.start))])) : .none
      }
    }
  }

  private static func method(_ declaration: Int, _ index: Int = 0) throws -> Record {
    guard case .list(let methods)? = records()[declaration]["methods"],
      case .record(let method) = try #require(
        methods.indices.contains(index) ? methods[index] : nil)
    else { throw MappingCompilation.Failure("no method") }
    return method
  }

  @Test func theSampleIsSound() {
    #expect(Self.compilation.findings == [])
  }

  @Test func oneRecordForEachExtensionAndMapper() {
    let records = Self.records()
    #expect(
      records.map { $0["kind"] } == [.string("extension"), .string("mapper"), .string("extension")])
    #expect(records.map { $0["type"] } == [.string("B"), .string("Mapper"), .string("Int")])
    #expect(records[0]["condition"] == .string("DEBUG"))
    #expect(records[1]["condition"] == Value.none)
  }

  @Test func aMapperIsSeenAsFarAsItsMostVisibleMethod() throws {
    let mapper = Self.records()[1]
    guard case .record(let access)? = mapper["access"] else {
      throw MappingCompilation.Failure("?")
    }
    #expect(access["type"] == .string("public "))
    #expect(access["needsInit"] == .bool(true))
    #expect(try Self.method(1, 0)["declaration"] == .string("public func map(_ c: C, y: Int) -> A"))
    #expect(try Self.method(1, 1)["declaration"] == .string("func map(_ a: A) -> C"))
  }

  @Test func aMethodHoldsFinalTexts() throws {
    let method = try Self.method(0)
    #expect(method["declaration"] == .string("public init(a: A)"))
    #expect(method["summary"] == .string("One."))
    #expect(method["deprecated"] == .string("old"))
    #expect(method["callee"] == .string("self.init"))
    #expect(method["arguments"] == .list([.string("x: a.x"), .string("y: y")]))
    #expect(method["isInverse"] == .bool(false))
    #expect(method["source"] == .string("A"))
    #expect(method["target"] == .string("B"))
    #expect(method["subject"] == Value.none)
  }

  @Test func aBindingKnowsWhereTheAuthorWroteIt() throws {
    guard case .list(let bindings)? = try Self.method(0)["steps"], bindings.count == 1,
      case .record(let binding) = bindings[0], case .record(let place)? = binding["location"],
      case .int(let start)? = place["at"]
    else { throw MappingCompilation.Failure("no binding") }
    #expect(binding["text"] == .string("let y: String = a.y.text"))
    let text = Self.compilation.files[0].bytes[start...].prefix(6)
    #expect(String(decoding: text, as: UTF8.self) == "y.text")
  }

  @Test func withoutLocationsNothingIsBound() {
    guard case .list(let methods)? = Self.records(false)[0]["methods"],
      case .record(let method)? = methods.first
    else {
      Issue.record("no method")
      return
    }
    #expect(method["steps"] == .list([]))
    #expect(method["arguments"] == .list([.string("x: a.x"), .string("y: a.y.text")]))
  }

  @Test func aSwitchHoldsItsBranches() throws {
    let method = try Self.method(2)
    #expect(method["subject"] == .string("self"))
    #expect(
      method["cases"]
        == .list([
          .record(
            Record(["pattern": .string("1"), "value": .string(".a"), "location": Value.none]))
        ]))
    #expect(method["otherwise"] == .string("next(a)"))
    #expect(method["otherwiseLocation"] != Value.none)
  }

  @Test func everyRecordKnowsItsMapping() {
    for record in Self.records() { #expect(record.origin != nil) }
  }

  @Test func aMappingByItselfHasARecordToo() throws {
    let mapping = Self.compilation.mappings[0][1]
    let record = try #require(MappingContext.records([mapping]) { _ in .none }.first)
    #expect(record["kind"] == .string("mapper"))
    guard case .list(let methods)? = record["methods"] else {
      Issue.record("no methods")
      return
    }
    #expect(methods.count == 1)
  }
}
