import RutterCompiler
import Testing

/// Functions by selector, context that is given, and collections that are filtered, sorted and cut.
@Suite struct MappingElementTests {
  private static let models = """
    models:
      A: {id: Int, path: String?, paths: '[String]?', byKey: '[String: String?]', cast: '[Cast]?', set: Set<Cast>, size: Int}
      B: {id: Int, path: URL?, paths: '[URL]?', byKey: '[String: URL?]', cast: '[Row]?', set: '[Row]', size: Int}
      Cast: {name: String, order: Int, rank: Int?, tags: '[String]', isGuest: Bool, info: Info}
      Info: {age: Int}
      Row: {name: String}
      E: {path: URL}
      F: {path: String?}
      C: {cast: '[Cast]'}
      D: {cast: '[Row]'}
      S: {set: Set<Cast>}

    """

  private func swift(_ mapping: String, rowParameters: String = "") throws -> String {
    let compilation = MappingCompilation(
      Self.models + """
        mappings:
          - \(mapping)
          - {from: Cast, to: Row\(rowParameters), rules: {unread-member: off}}
        """)
    #expect(compilation.findings == [])
    return try compilation.swift()
  }

  // MARK: Functions

  @Test func aFunctionIsLiftedOverOptionalsAndCollections() throws {
    let swift = try swift(
      "{from: A, to: B, parameters: {images: Images}, members: {path: {by: images.url(for:size:)}, paths: {by: images.url(_:)}, byKey: {by: images.url}, set: {sortedBy: order}}}"
    )
    #expect(
      swift.contains("path: a.path.flatMap { images.url(for: $0, size: a.size) },"), "\(swift)")
    #expect(swift.contains("paths: a.paths?.map { images.url($0) },"), "\(swift)")
    #expect(
      swift.contains("byKey: a.byKey.mapValues { $0.flatMap { images.url($0) } },"), "\(swift)")
    #expect(swift.contains("cast: a.cast?.map { Row(cast: $0) },"), "\(swift)")
    #expect(
      swift.contains("set: a.set.sorted { $0.order < $1.order }.map { Row(cast: $0) },"), "\(swift)"
    )
  }

  @Test(arguments: [
    (
      "{by: URL.init(string:), default: Links.none}",
      "f.path.flatMap { URL(string: $0) } ?? Links.none"
    ),
    (
      "{from: path?.trimmed, by: URL.init(string:), default: Links.none}",
      "(f.path?.trimmed).flatMap { URL(string: $0) } ?? Links.none"
    ),
    ("{by: Links.url(maybe:)}", "Links.url(maybe: f.path)"),
    ("{from: 'path ?? \"\"', by: Links.url}", "Links.url(f.path ?? \"\")"),
    ("{from: 'path ?? \"\"', by: .asURL}", "(f.path ?? \"\").asURL"),
    (
      "{by: '.asURL(base: Links.base)', default: Links.none}",
      "f.path?.asURL(base: Links.base) ?? Links.none"
    ),
  ])
  func aFunctionTakesWhatItsSelectorSays(_ member: String, _ value: String) throws {
    let swift = try swift("{from: F, to: E, members: {path: \(member)}}")
    #expect(swift.contains("self.init(path: \(value))"), "\(swift)")
  }

  // MARK: Elements

  @Test(arguments: [
    ("{where: '!isGuest'}", "c.cast.filter { !$0.isGuest }.map { Row(cast: $0) }"),
    ("{where: 'order < limit'}", "c.cast.filter { $0.order < limit }.map { Row(cast: $0) }"),
    (
      "{where: 'tags.contains { $0 == name }'}",
      "c.cast.filter { cast in cast.tags.contains { $0 == cast.name } }.map { Row(cast: $0) }"
    ),
    ("{sortedBy: info.age}", "c.cast.sorted { $0.info.age < $1.info.age }.map { Row(cast: $0) }"),
    (
      "{sortedBy: {order: descending}}",
      "c.cast.sorted { $1.order < $0.order }.map { Row(cast: $0) }"
    ),
    (
      "{sortedBy: {order: descending, name: ascending}}",
      "c.cast.sorted { ($1.order, $0.name) < ($0.order, $1.name) }.map { Row(cast: $0) }"
    ),
    (
      "{sortedBy: 'rank ?? limit'}",
      "c.cast.sorted { ($0.rank ?? limit) < ($1.rank ?? limit) }.map { Row(cast: $0) }"
    ),
    ("{limit: 3}", "c.cast.prefix(3).map { Row(cast: $0) }"),
    ("{limit: limit}", "c.cast.prefix(limit).map { Row(cast: $0) }"),
    (
      "{where: '!isGuest', sortedBy: order, limit: 3}",
      "c.cast.filter { !$0.isGuest }.sorted { $0.order < $1.order }.prefix(3).map { Row(cast: $0) }"
    ),
  ])
  func elementsAreTakenInOrder(_ member: String, _ value: String) throws {
    let swift = try swift(
      "{from: C, to: D, parameters: {limit: Int = 3}, rules: {unused-parameter: off}, members: {cast: \(member)}}"
    )
    #expect(swift.contains("self.init(cast: \(value))"), "\(swift)")
  }

  @Test func aPlaceIsPassedOn() throws {
    let swift = try swift(
      "{from: C, to: D, members: {cast: {limit: 3, index: place, with: {total: cast.count}}}}",
      rowParameters:
        ", parameters: {place: Int, total: Int = 0}, members: {name: '\"\\(place)/\\(total)\"'}")
    #expect(
      swift.contains(
        "c.cast.prefix(3).enumerated().map { place, cast in Row(cast: cast, place: place, total: c.cast.count) }"
      ), "\(swift)")
  }

  @Test func anOptionalCollectionIsShapedWithinItsChain() throws {
    let swift = try swift(
      "{from: A, to: B, members: {path: {by: Links.url}, paths: {compact: true, by: Links.url}, byKey: {by: Links.url}, cast: {limit: 2}, set: {sortedBy: order, limit: 1}}}"
    )
    #expect(swift.contains("cast: a.cast?.prefix(2).map { Row(cast: $0) },"), "\(swift)")
    #expect(swift.contains("paths: a.paths?.compactMap { Links.url($0) },"), "\(swift)")
  }

  @Test func aSliceBecomesAnArrayAgain() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {x: '[Int]', y: '[Int]?', z: Set<Int>}, B: {x: '[Int]', y: '[Int]?', z: Set<Int>}}
      mappings: [{from: A, to: B, members: {x: {limit: 2}, y: {limit: 2}}}]
      """)
    #expect(compilation.findings == [])
    let swift = try compilation.swift()
    #expect(swift.contains("x: Array(a.x.prefix(2)),"), "\(swift)")
    #expect(swift.contains("y: a.y.map { Array($0.prefix(2)) },"), "\(swift)")
    #expect(swift.contains("z: a.z)"), "\(swift)")
  }

  // MARK: Which mapping

  @Test func theAuthorNamesTheMappingThatIsMeant() throws {
    let swift = try swift(
      """
      {from: C, to: D, members: {cast: {using: ShortMapper}}}
        - {from: Cast, to: Row, as: mapper, name: ShortMapper, rules: {unread-member: off}}
        - {from: Cast, to: Row, as: mapper, name: LongMapper, rules: {unread-member: off}}
      """)
    #expect(swift.contains("self.init(cast: c.cast.map { ShortMapper().map($0) })"), "\(swift)")
  }

  // MARK: Findings

  @Test(arguments: cases)
  func reportsAtTheExactToken(_ member: String, _ findings: [String]) {
    let compilation = MappingCompilation(
      Self.models + """
        mappings:
          - {from: C, to: D, members: {cast: \(member)}}
          - {from: Cast, to: Row, rules: {unread-member: off}}
        """)
    #expect(compilation.findings == findings)
  }

  static let cases: [(String, [String])] = [
    (
      "{where: '!isGest'}",
      []
    ),
    (
      "{where: isGest}",
      ["error unknown-source-member 13:46 «isGest» 'Cast' has no member 'isGest'"]
    ),
    (
      "{sortedBy: rank}",
      ["error unsortable-member 13:49 «rank» 'rank' is 'Int?', which has no order"]
    ),
    (
      "{sortedBy: isGuest}",
      ["error unsortable-member 13:49 «isGuest» 'isGuest' is 'Bool', which has no order"]
    ),
    (
      "{index: place}",
      [
        "error unknown-context 13:46 «place» the mapping from 'Cast' to 'Row' has no parameter 'place'"
      ]
    ),
    (
      "{with: {place: '1'}}",
      [
        "error unknown-context 13:46 «place» the mapping from 'Cast' to 'Row' has no parameter 'place'"
      ]
    ),
    (
      "{using: RowMapper}",
      [
        "error unknown-mapping 13:46 «RowMapper» no mapping called 'RowMapper' from 'Cast' to 'Row' is known"
      ]
    ),
    (
      "{using: RowMapper, by: Row.init}",
      [
        "error conflicting-keys 13:46 «RowMapper» 'by' and 'using' both say how the value is converted"
      ]
    ),
    (
      "{by: 'Row.init(1)'}",
      ["error bad-expression 13:44 «Row.init(1)» 'Row.init(1)' does not name a function"]
    ),
    (
      "{by: 'Row.init(cast:size:)'}",
      ["error unknown-source-member 13:44 «Row.init(cast:size:)» 'C' has no member 'size'"]
    ),
  ]

  @Test func aSetHasNoFirstElement() {
    let compilation = MappingCompilation(
      Self.models + """
        mappings:
          - {from: S, to: D, members: {cast: {from: set, limit: 1}}}
          - {from: Cast, to: Row, rules: {unread-member: off}}
        """)
    #expect(
      compilation.findings == ["error not-a-collection 13:32 «cast» a set has no first element"])
  }

  @Test func theRulesOfAMappingAreItsOwn() {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int, y: Int}, B: {x: Int}}
      mappings:
        - {from: A, to: B, rules: {unread-member: error}}
        - {from: A, to: B, as: function, rules: {unread-member: off}}
        - {from: A, to: B, as: mapper}
        - {from: B, to: B, as: function, name: copy, rules: {unred-member: off}}
      """)
    #expect(
      compilation.findings == [
        "error unread-member 3:12 «A» nothing reads 'y' of 'A'",
        "warning unread-member 5:12 «A» nothing reads 'y' of 'A'",
        "error unknown-rule 6:56 «unred-member» there is no rule 'unred-member'",
      ])
  }
}
