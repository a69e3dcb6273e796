import RutterCompiler
import Testing

/// The proof that two patterns overlap, against all URLs of a small alphabet.
@Suite struct LinkOverlapTests {
  private static let types: [LinkType] = [
    .text, .integer(.int), .integer(.uint8), .boolean, .double, .cases(texts("a", "b")),
    .cases(texts("1", "true")), .uuid, .url,
  ]
  private static func texts(_ texts: String...) -> [LinkType.EnumText] {
    texts.map { .init(name: "case", text: $0) }
  }

  private static let words = ["a", "b", "1", "-1", "true", "1.5"]

  /// A pattern of random parts: up to two segments, a rest, up to two items.
  private static func pattern(_ dice: inout Dice) -> TypedLinkPattern? {
    var pattern = LinkPattern()
    var values: [String: LinkValue] = [:]
    func part(_ name: String, _ counts: [LinkValue.Count]) -> LinkPattern.Part {
      if dice.roll(2) == 0 { return .literal(dice.pick(words)) }
      values[name] = LinkValue(type: dice.pick(types), count: dice.pick(counts))
      return .parameter(name)
    }
    for index in 0..<dice.roll(3) { pattern.path.append(part("p\(index)", [.one])) }
    if dice.roll(4) == 0 {
      pattern.rest = "rest"
      values["rest"] = LinkValue(type: dice.pick(types), count: .many)
    }
    for name in ["x", "y"] where dice.roll(3) == 0 {
      pattern.query.append(.init(name: name, value: part(name, [.one, .oneOrNone, .many])))
    }
    return TypedLinkPattern(pattern, values: values)
  }

  /// Every path of up to three segments, with every query of up to one item each.
  private static let urls: [DeepLink] = {
    let texts = words + ["text", "00000000-0000-0000-0000-000000000000"]
    var paths: [[String]] = [[]]
    for length in 0..<3 {
      paths += paths.filter { $0.count == length }.flatMap { path in texts.map { path + [$0] } }
    }
    let items: [String?] = [nil] + texts
    return paths.flatMap { path in
      items.flatMap { x in
        (path.count < 2 ? items : [nil, "1", "a"]).map { y in
          let query = [x.map { "x=\($0)" }, y.map { "y=\($0)" }].compactMap { $0 }
          return "m:///\(path.joined(separator: "/"))?\(query.joined(separator: "&"))"
        }
      }
    }.map { try! DeepLink($0, LinkPlaces(schemes: ["m"])) }
  }()

  @Test func bruteForceFindsNothingThatTheProofDenies() throws {
    var dice = Dice(seed: 2026)
    var overlapping = 0
    for _ in 0..<1_200 {
      guard let first = Self.pattern(&dice), let second = Self.pattern(&dice) else { continue }
      let witness = first.overlap(with: second)
      let isFound = Self.urls.contains { first.matches($0) && second.matches($0) }
      if isFound { #expect(witness != nil, "\(first) and \(second)") }
      guard let witness else { continue }
      overlapping += 1
      let link = try DeepLink(witness.url(under: "m://"), LinkPlaces(schemes: ["m"]))
      #expect(first.matches(link) && second.matches(link), "\(first), \(second), \(witness)")
      #expect((second.overlap(with: first) != nil), "\(first), \(second)")
    }
    #expect(overlapping > 100)
  }

  @Test func theIndexFindsWhatComparingAllFinds() {
    var dice = Dice(seed: 5)
    for _ in 0..<200 {
      let patterns = (0..<12).compactMap { _ in Self.pattern(&dice) }
      let found = Set(LinkTrie.overlaps(patterns).map(\.pattern))
      let expected = patterns.indices.filter { later in
        patterns[..<later].contains { $0.overlap(with: patterns[later]) != nil }
      }
      #expect(found == Set(expected), "\(patterns)")
    }
  }

  /// Comparing each with each would be two hundred million comparisons: nobody would wait for it.
  @Test func twentyThousandLinksAreNoQuadraticWork() {
    var patterns: [TypedLinkPattern] = []
    let id = ["id": LinkValue(type: .integer(.int))]
    for index in 0..<5_000 {
      let texts = [
        "/a\(index)/{id}", "/{id}/b\(index)", "/items/\(index)x/{id}", "/index?page=p\(index)",
      ]
      patterns += texts.compactMap {
        TypedLinkPattern(LinkPatternParser.parse($0).pattern, values: id)
      }
    }
    #expect(LinkTrie.overlaps(patterns).isEmpty)
  }
}

extension TypedLinkPattern {
  func matches(_ link: DeepLink) -> Bool {
    if case .values = match(link) { true } else { false }
  }
}
