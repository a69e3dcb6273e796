import RutterCompiler
import RutterDiagnostics
import Testing

/// Sample values of screens.
@Suite struct SampleTests {
  private func samples(_ manifest: String) throws -> [Sample] {
    let analysis = Compiler().analyze(MarkedProject(manifest).input)
    #expect(analysis.report.sorted().map(\.message) == [])
    return try #require(analysis.model.screens.first).completeSamples
  }

  private func texts(_ samples: [Sample]) -> [String] {
    samples.map { sample in
      let values = sample.values.map { "\($0.parameter.name): \($0.expression.text)" }
      return "\(sample.name)(\(values.joined(separator: ", ")))"
    }
  }

  @Test func areSetsByNameInTheOrderOfTheParameters() throws {
    let samples = try samples(
      """
      screens:
        book:
          parameters: {id: Int, title: String, tags: "[String]", mark: String? = nil}
          samples:
            short: {title: '"It"', tags: [], id: 1}
            long: {id: 2, title: '"The Years"', tags: ["novel"], mark: nil}
      """)
    #expect(
      texts(samples) == [
        #"short(id: 1, title: "It", tags: [])"#,
        #"long(id: 2, title: "The Years", tags: ["novel"], mark: nil)"#,
      ])
  }

  @Test func areOneSetWithoutAName() throws {
    let samples = try samples(
      "screens: {book: {parameters: [Int, mark: Mark], samples: {param0: 1, mark: .first}}}")
    #expect(texts(samples) == ["default(param0: 1, mark: .first)"])
  }

  @Test func areNotNeededWhereEverythingHasADefault() throws {
    #expect(try texts(samples("screens: [book]")) == ["default()"])
    #expect(
      try texts(samples("screens: {book: {parameters: {id: Int = 1}}}")) == ["default()"])
    #expect(try texts(samples("screens: {book: {parameters: {id: Int}}}")) == [])
  }

  @Test func mayBeEmptyWhereEverythingHasADefault() throws {
    let samples = try samples(
      """
      screens:
        book:
          parameters: {id: Int = 1}
          samples: {first: , second: {id: 2}}
      """)
    #expect(texts(samples) == ["first()", "second(id: 2)"])
  }

  @Test func nameParameters() {
    expectFindings(
      """
      screens:
        book: {parameters: {id: Int}, samples: {id: 1, 1️⃣idd: 2}}
        cart: {samples: {big: {2️⃣count: 2}}}
        desk: {parameters: {id: Int}, samples: {id: 1, 3️⃣title: 2}}
      """,
      .init(
        "1️⃣", "unresolved-name", "the screen 'book' has no parameter 'idd'", fix: "write 'id'"),
      .init(
        "2️⃣", "unresolved-name", "the screen 'cart' has no parameter 'count'",
        help: "it has none: leave 'samples:' out"),
      .init(
        "3️⃣", "unresolved-name", "the screen 'desk' has no parameter 'title'",
        help: "its parameters are id"))
  }

  @Test func areComplete() {
    expectFindings(
      """
      screens:
        book:
          parameters: {2️⃣id: Int, 3️⃣title: String, mark: String? = nil}
          samples:
            1️⃣none:
            all: {id: 1, title: '""'}
        cart: {parameters: {id: Int, 5️⃣size: Int}, samples: {4️⃣id: 1}}
      """,
      .init(
        "1️⃣", "incomplete-sample", "the sample 'none' of 'book' has no value for 'id', 'title'",
        notes: ["2️⃣", "3️⃣"]),
      .init(
        "4️⃣", "incomplete-sample", "the sample 'default' of 'cart' has no value for 'size'",
        notes: ["5️⃣"]))
  }

  @Test func areSetsOrValuesAndNotBoth() {
    expectFindings(
      """
      screens:
        book:
          parameters: {id: Int}
          samples:
            2️⃣first: {id: 1}
            1️⃣id: 2
      """,
      .init(
        "1️⃣", "mixed-samples", "'id' is a value among sets of values",
        help: "move it into a set: 'default: {id: …}'", notes: ["2️⃣"]))
  }

  @Test func areCalledByNames() {
    expectFindings(
      """
      screens:
        book: {parameters: {id: Int}, samples: {1️⃣two words: {id: 1}}}
      """,
      .init(
        "1️⃣", "bad-name", "'two words' cannot be the name of a sample: 'two words' is not one word",
        fix: "write 'twoWords'"))
  }

  @Test func holdSwiftExpressions() {
    expectFindings(
      """
      screens:
        book: {parameters: {id: Int}, samples: {id: 1 1️⃣+}}
        cart: {samples: 2️⃣1}
        desk: {parameters: {id: "Int 3️⃣]"}, samples: {id: 1}}
      """,
      .init("1️⃣", "bad-expression", "a value is missing after '+'"),
      .init("2️⃣", "wrong-kind", "'samples' cannot be '1'"),
      .init("3️⃣", "bad-type", "']' closes nothing"))
  }
}
