import RutterCompiler
import RutterDiagnostics
import Testing

/// Several sources, parts made of a source's own members, payloads by label, generic models.
@Suite struct MappingPartTests {
  private func swift(_ manifest: String) throws -> String {
    let compilation = MappingCompilation(manifest)
    #expect(compilation.findings == [])
    return try compilation.swift()
  }

  // MARK: Several sources

  private static let sources = """
    models:
      User: {id: Int, name: String, tag: Tag}
      Settings: {id: Int, theme: String, size: Int?}
      Tag: {text: String}
      Row: {text: String}
      Profile: {id: Int, name: String, theme: String, size: Int, tag: Row}

    """

  @Test func membersOfAllSourcesPair() throws {
    let swift = try swift(
      Self.sources + """
        mappings:
          - {from: [User, Settings], to: Profile, members: {id: user.id, size: {default: '1'}, theme: 'settings.theme + String(settings.id)'}}
          - {from: Tag, to: Row}
        """)
    #expect(
      swift.contains(
        """
          init(user: User, settings: Settings) {
            self.init(
              id: user.id,
              name: user.name,
              theme: settings.theme + String(settings.id),
              size: settings.size ?? 1,
              tag: Row(tag: user.tag))
        """), "\(swift)")
  }

  @Test func sourcesMayHaveNames() throws {
    let swift = try swift(
      Self.sources + """
        mappings:
          - {from: {person: User, chosen: Settings}, to: Profile, as: mapper, members: {id: person.id, size: 'size ?? chosen.id'}}
          - {from: Tag, to: Row}
        """)
    #expect(swift.contains("func map(_ person: User, chosen: Settings) -> Profile {"), "\(swift)")
    #expect(swift.contains("size: chosen.size ?? chosen.id,"), "\(swift)")
  }

  @Test(arguments: [
    (
      "members: {size: {default: '1'}}",
      ["error ambiguous-member 8:34 «Profile» several sources have 'id'"]
    ),
    (
      "members: {id: id, size: {default: '1'}}",
      [
        "warning unread-member 8:19 «Settings» nothing reads 'id' of 'Settings'",
        "error ambiguous-member 8:57 «id» several sources have 'id'",
      ]
    ),
    (
      "members: {id: user.id, size: {default: '1'}}",
      ["warning unread-member 8:19 «Settings» nothing reads 'id' of 'Settings'"]
    ),
    (
      "members: {id: settings.id, size: {default: '1'}}",
      ["warning unread-member 8:13 «User» nothing reads 'id' of 'User'"]
    ),
  ])
  func eachSourceIsReadWhole(_ members: String, _ findings: [String]) {
    let compilation = MappingCompilation(
      Self.sources + """
        mappings:
          - {from: [User, Settings], to: Profile, \(members)}
          - {from: Tag, to: Row}
        """)
    #expect(compilation.findings == findings)
  }

  @Test func severalSourcesHaveNoInverse() {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int}, B: {y: Int}, C: {x: Int, y: Int}}
      mappings: [{from: [A, B], to: C, inverse: true}]
      """)
    #expect(
      compilation.findings.contains(
        "error not-invertible 2:23 «B» several sources have no inverse: it would have to make them all"
      ), "\(compilation.findings)")
  }

  // MARK: Parts

  private static let parts = """
    models:
      Flat: {name: String, street: String, city: String, code: String}
      Deep: {name: String, address: Address?}
      Address: {street: String, city: String, country: Country}
      Country: {code: String}
      Half: {name: String, country: Country}
      Code: {name: String, countryCode: String}

    """

  @Test func partsAreMadeOfFlatMembers() throws {
    let swift = try swift(
      Self.parts
        + "mappings: [{from: Flat, to: Deep, members: {address: {members: {country: {members: {}}}}}}]"
    )
    #expect(
      swift.contains(
        "address: Address(street: flat.street, city: flat.city, country: Country(code: flat.code))"),
      "\(swift)")
  }

  @Test func whatIsTakenApartIsPutTogetherAgain() throws {
    let swift = try swift(
      Self.parts
        + "mappings: [{from: Half, to: Code, members: {countryCode: country.code}, inverse: true}]")
    #expect(
      swift.contains("self.init(name: half.name, countryCode: half.country.code)"), "\(swift)")
    #expect(
      swift.contains("self.init(name: code.name, country: Country(code: code.countryCode))"),
      "\(swift)")
  }

  @Test func whatIsPutTogetherIsTakenApartAgain() throws {
    let swift = try swift(
      Self.parts
        + "mappings: [{from: Code, to: Half, members: {country: {members: {code: countryCode}}}, inverse: true}]"
    )
    #expect(swift.contains("country: Country(code: code.countryCode)"), "\(swift)")
    #expect(swift.contains("countryCode: half.country.code)"), "\(swift)")
  }

  @Test(arguments: [
    (
      "{from: Flat, to: Deep, members: {address: {members: {}}}}",
      [
        "warning unread-member 8:19 «Flat» nothing reads 'code' of 'Flat'",
        "error unfilled-member 8:45 «address» nothing fills 'country' of 'Address'",
      ]
    ),
    (
      "{from: Code, to: Half, members: {country: {members: {cod: countryCode}}}}",
      [
        "warning unread-member 8:19 «Code» nothing reads 'countryCode' of 'Code'",
        "error unknown-member 8:65 «cod» 'Country' has no member 'cod'",
      ]
    ),
    (
      "{from: Code, to: Half, members: {name: {members: {}}, country: {members: {code: countryCode}}}}",
      [
        "warning unread-member 8:19 «Code» nothing reads 'name' of 'Code'",
        "error unknown-model 8:45 «name» 'name' cannot be made of members: no model 'String' with members is declared",
      ]
    ),
  ])
  func partsAreComplete(_ mapping: String, _ findings: [String]) {
    #expect(MappingCompilation(Self.parts + "mappings: [\(mapping)]").findings == findings)
  }

  @Test func aFlattenedNameIsSuggested() throws {
    let compilation = MappingCompilation(Self.parts + "mappings: [{from: Half, to: Code}]")
    let finding = try #require(compilation.report.diagnostics.first)
    #expect(
      finding.help
        == "if it comes from 'country.code', add 'countryCode: country.code' under 'members:'")
  }

  // MARK: Payloads

  private static let enums = """
    models:
      A: {kind: enum, cases: [idle, {riding: {parcels: Int, since: Tag}}, {lost: String}]}
      B: {kind: enum, cases: [idle, {busy: {count: Int, text: String, tag: Row?}}, {gone: {where: String, why: String}}]}
      Tag: {text: String}
      Row: {text: String}

    """

  @Test func payloadsAreFilledAsTheAuthorSays() throws {
    let swift = try swift(
      Self.enums + """
        mappings:
          - from: A
            to: B
            cases:
              busy: {from: riding, members: {count: parcels, text: '"\\(parcels)"', tag: since}}
              gone: {from: lost, members: {where: lost, why: '"?"'}}
          - {from: Tag, to: Row}
        """)
    #expect(
      swift.contains(
        """
            case .riding(let parcels, let since):
              self = .busy(count: parcels, text: "\\(parcels)", tag: Row(tag: since))
        """)
        || swift.contains(
          #"case .riding(let parcels, let since): self = .busy(count: parcels, text: "\(parcels)", tag: Row(tag: since))"#
        ), "\(swift)")
    #expect(
      swift.contains(#"case .lost(let lost): self = .gone(where: lost, why: "?")"#), "\(swift)")
  }

  @Test(arguments: [
    (
      "{count: parcels, text: '\"\"', tag: sinse}",
      ["error payload-mismatch 10:71 «sinse» 'riding' has no payload 'sinse'"]
    ),
    (
      "{cout: parcels, text: '\"\"', tag: since}",
      [
        "error payload-mismatch 10:38 «cout» 'busy' has no payload 'cout'",
        "error payload-mismatch 8:9 «B» 'riding' has no payload for 'count' of 'busy'",
      ]
    ),
    (
      "{count: parcels, text: '\"\"', tag: nil}",
      ["warning unread-member 7:11 «A» nothing reads the payload 'since' of 'riding'"]
    ),
    ("{count: parcels, text: '\"\"', tag: nil, since: {ignore: not shown}}", []),
  ])
  func payloadsAreComplete(_ members: String, _ findings: [String]) {
    let compilation = MappingCompilation(
      Self.enums + """
        mappings:
          - from: A
            to: B
            cases:
              busy: {from: riding, members: \(members)}
              gone: {from: lost, members: {where: lost, why: '"?"'}}
          - {from: Tag, to: Row}
        """)
    #expect(compilation.findings.sorted() == findings.sorted())
  }

  // MARK: Generic models

  @Test func aModelOfAGenericTypeStandsForItsSpecializations() throws {
    let swift = try swift(
      """
      models:
        Page<T>: {items: '[T]', first: T?, byKey: '[String: T]', total: Int}
        List<Key, Value>: {pairs: '[Key: [Value]]'}
        Tag: {text: String}
        Row: {text: String}
      mappings:
        - {from: Page<Tag>, to: Page<Row>}
        - {from: 'List<String, Tag>', to: 'List<String, Row>', as: mapper, name: ListMapper}
        - {from: Tag, to: Row}
      """)
    #expect(swift.contains("extension Page<Row> {\n  init(page: Page<Tag>) {"), "\(swift)")
    #expect(swift.contains("items: page.items.map { Row(tag: $0) },"), "\(swift)")
    #expect(swift.contains("first: page.first.map { Row(tag: $0) },"), "\(swift)")
    #expect(swift.contains("pairs: list.pairs.mapValues { $0.map { Row(tag: $0) } })"), "\(swift)")
  }

  @Test func aSpecializationOfItsOwnGoesFirst() {
    let compilation = MappingCompilation(
      """
      models: {Page<T>: {items: '[T]'}, Page<Int>: {numbers: '[Int]'}, Sum: {numbers: '[Int]'}}
      mappings: [{from: Page<Int>, to: Sum}]
      """)
    #expect(compilation.findings == [])
  }

  // MARK: Actors

  @Test func anActorIsReadFromWithin() throws {
    let models = "models: {Store: {kind: actor, members: {count: Int}}, State: {count: Int}}\n"
    #expect(
      try swift(models + "mappings: [{from: Store, to: State, as: function}]")
        .contains("extension Store {\n  func state() -> State {\n    State(count: count)"))
    #expect(
      MappingCompilation(models + "mappings: [{from: Store, to: State}]").findings == [
        "error actor-source 2:19 «Store» 'Store' is an actor, which can only be read from within"
      ])
  }
}
