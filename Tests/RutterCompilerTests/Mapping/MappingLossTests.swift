import RutterCompiler
import Testing

/// What is lost on the way, and entries that no longer mean anything.
@Suite struct MappingLossTests {
  @Test(arguments: [
    ("Double", "Int", "Int(x)", true), ("Int", "Int32", "Int32(x)", true),
    ("Int", "UInt", "UInt(x)", true), ("UInt8", "Int8", "Int8(x)", true),
    ("Int32", "Int", "Int(x)", false), ("Int", "Double", "Double(x)", false),
    ("UInt8", "Int", "Int(x)", false), ("Double", "Int", "'Int(exactly: x) ?? 0'", false),
    ("String", "Int", "'Int(x) ?? 0'", false),
  ])
  func aNumberThatIsNarrowedIsReported(
    _ source: String, _ target: String, _ value: String, _ isLost: Bool
  ) {
    let compilation = MappingCompilation(
      """
      models: {A: {x: \(source)}, B: {x: \(target)}}
      mappings: [{from: A, to: B, members: {x: \(value)}}]
      """)
    let findings =
      isLost
      ? [
        "warning narrowed-value 2:42 «\(value)» '\(value)' stops the app at values that '\(target)' cannot hold"
      ] : []
    #expect(compilation.findings == findings)
  }

  @Test(arguments: [
    (
      "{default: '\"\"'}",
      [
        "warning lossy-inverse 2:53 «\"\"» nil does not come back: the inverse of 'x' gives '\"\"'"
      ]
    ),
    ("{default: '\"\"', inverse: 'x.isEmpty ? nil : x'}", []),
  ])
  func aNilThatDoesNotComeBackIsReported(_ entry: String, _ findings: [String]) {
    let compilation = MappingCompilation(
      """
      models: {A: {x: String?}, B: {x: String}}
      mappings: [{from: A, to: B, members: {x: \(entry)}, inverse: true}]
      """)
    #expect(compilation.findings == findings)
  }

  @Test func casesThatDoNotComeBackAreReported() {
    let compilation = MappingCompilation(
      """
      models: {A: {kind: enum, cases: [a, b, c, d]}, B: {kind: enum, cases: [a, c]}}
      mappings:
        - {from: A, to: B, cases: {a: [a, b]}, otherwise: c, inverse: true}
        - {from: A, to: B, as: function, cases: {a: [a, b]}, otherwise: c}
      """)
    #expect(
      compilation.findings == [
        "warning lossy-inverse 3:30 «a» 'b' does not come back: 'a' leads elsewhere",
        "warning lossy-inverse 3:53 «c» 'd' does not come back: 'c' leads elsewhere",
      ])
  }

  @Test(arguments: [
    ("{by: Links.url}", "is converted by a function"), ("{limit: 3}", "takes some of the elements"),
  ])
  func whatLeavesElementsOutHasNoInverse(_ entry: String, _ reason: String) {
    let compilation = MappingCompilation(
      """
      models: {A: {x: '[Int]'}, B: {x: '[Int]'}}
      mappings: [{from: A, to: B, members: {x: \(entry)}, inverse: true}]
      """)
    #expect(
      compilation.findings == ["error not-invertible 2:39 «x» 'x' has no inverse: it \(reason)"])
  }

  @Test func aReasonToIgnoreWhatIsReadIsReported() {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int, y: Int}, B: {z: Int}}
      mappings:
        - {from: A, to: B, members: {z: x + y, y: {ignore: not needed}}}
        - {from: A, to: B, as: function, members: {z: a.sum, y: {ignore: not needed}}}
        - {from: A, to: B, as: mapper, members: {z: x, y: {ignore: not needed}}}
      """)
    #expect(
      compilation.findings == [
        "warning needless-ignore 3:42 «y» 'y' is read, so there is no reason to ignore it"
      ])
  }

  @Test func whatIsSetInPlaceAloneIsNotMissedOnTheWayBack() {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int}, B: {kind: class, members: {x: Int, seen: Date? = nil}}}
      mappings: [{from: A, to: B, inverse: true, update: true, onUpdate: {seen: .now}}]
      """)
    #expect(compilation.findings == [])
  }
}
