import RutterCompiler
import RutterDiagnostics
import Testing

@Suite struct MappingInverseTests {
  private static let models = """
    models:
      User: {id: Identifier, name: String, note: String?, same: Int}
      Row: {identifier: Int, name: String, note: String, one: Int, two: Int}
      G: {kind: enum, cases: [a, b, c]}
      H: {kind: enum, cases: [a, b, other]}
      S: {x: Int, y: Int, z: Int = 0}
      T: {x: Int, y: Int, w: Int = 0}
      Pair: {x: Int, y: Int}
      Sum: {sum: Int}
    mappings:

    """

  @Test(arguments: ruleCases)
  func reportsAtTheExactToken(_ rule: RuleCase) {
    #expect(MappingCompilation(Self.models + rule.manifest).findings == rule.findings)
  }

  @Test(arguments: swiftCases)
  func becomesSwift(_ form: SwiftCase) throws {
    let compilation = MappingCompilation(Self.models + form.manifest)
    try #require(compilation.findings == [])
    #expect(try compilation.swift().hasSuffix("\n" + form.swift + "\n"))
  }

  static let swiftCases = [
    SwiftCase(
      "renames, defaults and expressions",
      """
        - from: User
          to: Row
          members:
            identifier: {from: id.value, inverse: 'Identifier(value: identifier)'}
            note: {default: '""'}
            one: same
            two: same
          inverse: true
          rules: {lossy-inverse: off}
      """,
      becomes: """
        extension User {
          init(row: Row) {
            self.init(
              id: Identifier(value: row.identifier),
              name: row.name,
              note: row.note,
              same: row.one)
          }
        }
        """),
    SwiftCase(
      "a name pairs before a rename does, an inverse before both",
      """
        - from: Pair
          to: T
          members: {w: x, y: {inverse: y + 1}}
          inverse: true
      """,
      becomes: """
        extension Pair {
          init(t: T) {
            self.init(x: t.x, y: t.y + 1)
          }
        }
        """),
    SwiftCase(
      "a source member that has a default is left to it",
      """
        - from: S
          to: Pair
          members: {z: {ignore: not stored}}
          inverse: true
      """,
      becomes: """
        extension S {
          init(pair: Pair) {
            self.init(x: pair.x, y: pair.y)
          }
        }
        """),
    SwiftCase(
      "what context fills is not read back",
      """
        - {from: Pair, to: T, parameters: {w: Int}, inverse: true}
      """,
      becomes: """
        extension Pair {
          init(t: T) {
            self.init(x: t.x, y: t.y)
          }
        }
        """),
    SwiftCase(
      "cases",
      "  - {from: G, to: H, cases: {other: c}, inverse: true}",
      becomes: """
        extension G {
          nonisolated init(h: H) {
            switch h {
            case .a: self = .a
            case .b: self = .b
            case .other: self = .c
            }
          }
        }
        """),
  ]

  static let ruleCases = [
    RuleCase(
      "an expression, a constant and an ignored member",
      """
        - from: Pair
          to: T
          members:
            x: x * 2
            y: {constant: 3}
            w: {ignore: by the database}
          inverse: true
      """,
      finds: "warning unread-member 11:11 «Pair» nothing reads 'y' of 'Pair'",
      "error not-invertible 14:10 «x * 2» 'x' has no inverse: it is an expression",
      "error not-invertible 15:21 «3» 'y' has no inverse: it is a constant",
      "error not-invertible 16:7 «w» 'w' has no inverse: it is ignored"),
    RuleCase(
      "a path through the source",
      """
        - {from: Pair, to: Sum, members: {sum: {from: pair.x, inverse: sum}, y: {ignore: it}}, inverse: true}
      """,
      finds: "error not-invertible 11:72 «y» 'y' has no inverse: it is ignored"),
    RuleCase(
      "an inverse that would have to fill two members",
      """
        - {from: Pair, to: Sum, members: {sum: {from: x + y, inverse: sum}}, inverse: true}
      """,
      finds:
        "error not-invertible 11:49 «x + y» 'sum' has no inverse: it reads 'x' and 'y', and an inverse fills one member"
    ),
    RuleCase(
      "a source member without a default that is not read",
      """
        - {from: Pair, to: Sum, members: {sum: x, y: {ignore: not stored}}, inverse: true}
      """,
      finds: "error not-invertible 11:45 «y» 'y' has no inverse: it is ignored"),
    RuleCase(
      "a folded case", "  - {from: G, to: H, cases: {other: c, a: [a, b]}, inverse: true}",
      finds: "warning unproduced-case 11:19 «H» nothing leads to 'b' of 'H'",
      "warning lossy-inverse 11:40 «a» 'b' does not come back: 'a' leads elsewhere"),
    RuleCase(
      "a case that several lead to, none of its name",
      "  - {from: G, to: H, cases: {other: [c, b]}, inverse: true}",
      finds: "warning unproduced-case 11:19 «H» nothing leads to 'b' of 'H'",
      "error not-invertible 11:30 «other» 'other' has no inverse: several lead to it (c, b)"),
    RuleCase(
      "a case that only otherwise leads to",
      "  - {from: G, to: H, otherwise: other, inverse: true}",
      finds:
        "error not-invertible 11:33 «other» 'otherwise' has no inverse: 'other' comes of nothing else"
    ),
    RuleCase(
      "two codes for one case",
      "  - {from: Int, to: H, cases: {a: [1, 2], b: 3, other: 0}, otherwise: other, inverse: true}",
      finds: "error not-invertible 11:32 «a» 'a' has no inverse: several lead to it (1, 2)"),
  ]

  @Test func anInverseTakesTheContextThatItNeedsAndNoMore() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {b: B, n: Int}, A2: {b: B2, n: Int}, B: {c: C}, B2: {c: C2}, C: {x: Int}, C2: {x: Int}}
      mappings:
        - {from: A, to: A2, parameters: {k: Int, m: Int}, members: {n: {from: n + m, inverse: n}}, inverse: true}
        - {from: B, to: B2, parameters: {k: Int}, inverse: true}
        - {from: C, to: C2, parameters: {k: Int}, members: {x: {from: x - k, inverse: x + k}}, inverse: true}
      """)
    #expect(compilation.findings == [])
    let inverses = compilation.mappings.joined().filter(\.isInverse)
    #expect(inverses.map { $0.parameters.map(\.name) } == [["k"], ["k"], ["k"]])
    #expect(try compilation.swift().contains("self.init(b: B(b2: a2.b, k: k), n: a2.n)"))
  }

  @Test func contextReachesTheStartOfALongChainOfInverses() throws {
    let length = 60
    let models = (0..<length).flatMap { place in
      ["A", "B"].map { "\($0)\(place): {next: \($0)\(place + 1)}" }
    }
    let mappings = (0..<length).map {
      "  - {from: A\($0), to: B\($0), parameters: {k: Int}, inverse: true}"
    }
    let last = "members: {x: {from: x - k, inverse: x + k}}, parameters: {k: Int}, inverse: true"
    let compilation = MappingCompilation(
      """
      models: {A\(length): {x: Int}, B\(length): {x: Int}, \(models.joined(separator: ", "))}
      mappings:
      \(mappings.joined(separator: "\n"))
        - {from: A\(length), to: B\(length), \(last)}
      """)
    #expect(compilation.findings == [])
    let inverses = compilation.mappings.joined().filter(\.isInverse)
    #expect(inverses.count == length + 1)
    #expect(inverses.allSatisfy { $0.parameters.map(\.name) == ["k"] })
  }

  @Test func anAnchorSharedByTwoMappingsDoesNotShareTheirContext() {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int}, B: {x: Int}, T: {x: Int}}
      mappings:
        - {from: A, to: &target T, parameters: {k: Int}, members: {x: {from: x - k, inverse: x + k}}, inverse: true}
        - {from: B, to: *target, parameters: {k: Int}, members: {x: {from: x - k, inverse: x}}, inverse: true}
      """)
    let inverses = compilation.mappings.joined().filter(\.isInverse)
    #expect(compilation.findings == [])
    #expect(inverses.map { $0.parameters.map(\.name) } == [["k"], []])
  }

  @Test func reportsWhatTheInverseCannotFill() {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int}, B: {x: Int, w: Int = 0}, C: {x: Int, added: Int = 1}, G: {kind: enum, cases: [a]}, H: {kind: enum, cases: [a, b]}}
      mappings:
        - {from: B, to: A, members: {w: {ignore: not stored}}, inverse: true}
        - {from: A, to: C, inverse: true}
        - {from: G, to: H, inverse: true}
      """)
    #expect(
      compilation.findings == [
        "error unfilled-member 4:19 «C» nothing fills 'added' of 'C'",
        "warning unproduced-case 5:19 «H» nothing leads to 'b' of 'H'",
        "error unhandled-case 5:31 «true» 'b' of 'H' leads to no case of 'G' in the inverse mapping",
      ])
  }

  @Test func checksTheInverseOfNestedMappingsToo() {
    let compilation = MappingCompilation(
      """
      models: {A: {t: T1}, B: {t: T2}, T1: {x: Int}, T2: {x: Int}}
      mappings:
        - {from: A, to: B, inverse: true}
        - {from: T1, to: T2}
      """)
    #expect(
      compilation.findings == [
        "error no-mapping 3:31 «true» 't' cannot fill 't' of 'A': no mapping from 'T2' to 'T1' is known"
      ])
  }
}
