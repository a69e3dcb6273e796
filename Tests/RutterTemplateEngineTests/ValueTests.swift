import RutterDiagnostics
import RutterTemplateEngine
import Testing

@Suite struct ValueTests {
  @Test func readsFieldsByName() {
    let record = Record(["a": .int(1), "b": .none])
    #expect(record["a"] == .int(1))
    #expect(record["b"] == Value.none)
    #expect(record["c"] == nil)
  }

  @Test func changesFieldsInPlace() {
    var record = Record(["a": .int(1), "b": .int(2)])
    record["a"] = .int(3)
    record["c"] = .int(4)
    #expect(record.fields.map(\.name) == ["a", "b", "c"])
    #expect(record == Record(["a": .int(3), "b": .int(2), "c": .int(4)]))
  }

  @Test func removesFields() {
    var record = Record(["a": .int(1), "b": .int(2)])
    record["a"] = nil
    record["x"] = nil
    #expect(record == Record(["b": .int(2)]))
  }

  @Test func theOrderOfFieldsMatters() {
    #expect(Record(["a": .int(1), "b": .int(2)]) != Record(["b": .int(2), "a": .int(1)]))
    #expect(Record(["a": .int(1)]) != Record(["a": .int(1), "b": .int(2)]))
  }

  @Test func theFirstOfTwoFieldsOfOneNameCounts() {
    let record = Record(["a": .int(1), "a": .int(2)])
    #expect(record["a"] == .int(1))
    #expect(Outcome("{{ a }}", record).text == "1")
  }

  @Test func theOriginIsNoPartOfTheValue() {
    let origin = SourceRange(file: FileID(1), start: 2, end: 3)
    #expect(Record(["a": .int(1)], origin: origin) == Record(["a": .int(1)]))
    #expect(Record(["a": .int(1)], origin: origin).origin == origin)
  }

  private static let kinds: [(ValueKinds, String)] = [
    (.text, "text"), ([.text, .list], "text or a list"),
    ([.text, .list, .record], "text or a list or a record"), (.any, "any value"),
    (.present, "any value"), ([.none, .text], "no value or text"),
  ]

  @Test(arguments: kinds)
  func kindsHaveNames(kinds: ValueKinds, name: String) {
    #expect(kinds.description == name)
  }
}
