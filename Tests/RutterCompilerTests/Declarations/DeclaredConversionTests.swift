import RutterCompiler
import RutterDiagnostics
import Testing

/// What needs no mapping, because Swift's own types and the app's raw values tell it.
@Suite struct DeclaredConversionTests {
  /// Members of one name, of these two types.
  private func value(_ from: String, _ to: String, _ member: String? = nil) -> String {
    let enums = """
      enum Gender: Int { case unknown, female = 4, male }
      enum Code: String { case first, second = "2" }
      """
    let members = member.map { ", members: {x: \($0)}" } ?? ""
    let text = generated(
      "mappings: [{from: A, to: B\(members)}]",
      "struct A { let x: \(from) }\nstruct B { let x: \(to) }\n" + enums)
    let line = text.split(separator: "\n").first { $0.contains("self.init(") } ?? ""
    return String(line.trimmingPrefix { $0 == " " }.dropFirst("self.init(x: ".count).dropLast())
  }

  @Test(arguments: [
    ("Int32", "Int", "Int(a.x)"), ("Int", "Int64", "Int64(a.x)"), ("Int64", "Int", "Int(a.x)"),
    ("Float", "Double", "Double(a.x)"), ("UInt8", "Int16", "Int16(a.x)"),
    ("Int16", "Float", "Float(a.x)"), ("TimeInterval", "Double", "a.x"),
    ("Int8?", "Int?", "a.x.map { Int($0) }"), ("[Int32]", "[Int]", "a.x.map { Int($0) }"),
    ("[Int: Float]", "[Int: Double]", "a.x.mapValues { Double($0) }"),
    ("Gender", "Int", "a.x.rawValue"), ("Code?", "String?", "a.x?.rawValue"),
    ("String?", "Code?", "a.x.flatMap { Code(rawValue: $0) }"),
    ("[Gender]", "Set<Int>", "Set(a.x.map { $0.rawValue })"),
    ("Set<String>", "[String]", "Array(a.x)"), ("[Int]?", "Set<Int>?", "a.x.map { Set($0) }"),
  ])
  func convertsWithoutLoss(_ from: String, _ to: String, _ swift: String) {
    #expect(value(from, to) == swift)
  }

  @Test func takesADefaultWhereNoCaseHasTheRawValue() {
    #expect(value("Int", "Gender", "{default: .unknown}") == "Gender(rawValue: a.x) ?? .unknown")
    #expect(
      value("[String]", "[Code]", "{compact: true}") == "a.x.compactMap { Code(rawValue: $0) }")
  }

  @Test func mapsKeysAsWellAsValues() {
    let text = generated(
      "mappings: [{from: K, to: L}, {from: A, to: B}]",
      """
      struct K: Hashable { let n: Int8 }
      struct L: Hashable { let n: Int }
      struct A { let x: [String: [K: Set<K>]?] }
      struct B { let x: [String: [L: [L]]?] }
      """)
    #expect(text.contains("$0.map { (L(k: $0.key), $0.value.map { L(k: $0) }) }"))
    #expect(text.contains("uniquingKeysWith: { first, _ in first })"))
  }

  @Test func translatesBetweenAnEnumAndItsRawValues() {
    let text = generated(
      "mappings: [{from: Int, to: Gender, otherwise: unknown, inverse: true}]",
      "enum Gender: Int { case unknown = -1, female = 0x10, male }")
    for line in ["case -1: self = .unknown", "case 17: self = .male", "case .female: self = 16"] {
      #expect(text.contains(line))
    }
  }

  // MARK: Losses

  @Test(arguments: [
    ("Double", "Int"), ("Int", "Int32"), ("UInt64", "Int"), ("Int", "Double"), ("Double", "Float"),
  ])
  func saysWhatWouldBeLost(_ from: String, _ to: String) {
    expectFindings(
      "mappings: [{from: A, to: 1️⃣B}]",
      swift: "struct A { let x: \(from) }\nstruct B { let x: \(to) }",
      .init(
        "1️⃣", "no-mapping",
        "'x' cannot fill 'x' of 'B': not every '\(from)' is one of '\(to)'"))
  }

  @Test func saysThatACaseMayBeMissing() {
    expectFindings(
      "mappings: [{from: A, to: 1️⃣B}]",
      swift: "struct A { let x: Int }\nstruct B { let x: C }\nenum C: Int { case a }",
      .init(
        "1️⃣", "may-fail", "no case of 'C', which 'x' of 'B' needs, may have the raw value"))
  }

  @Test func guessesNoRawValue() {
    for swift in [
      "enum C: Int { case a = 1\n#if DEBUG\ncase b\n#endif\n}", "enum C: Raw { case a }",
      "enum C { case a }",
    ] {
      let project = MarkedProject("mappings: [{from: Int, to: C, otherwise: a}]", swift: swift)
      #expect(!Compiler().analyze(project.input).report.diagnostics.isEmpty)
    }
  }
}
