import Testing

/// What holds for every manifest.
@Suite struct MappingLawTests {
  private static let domain = """
    models:
      User: {id: Identifier, name: String, gender: Gender, tags: '[Tag]', home: Address?, note: String?}
      Gender: {kind: enum, cases: [female, male, other]}
      Media: {kind: enum, cases: [{user: User}, {tag: {of: Tag, at: Int}}, nothing]}

    """
  private static let storage = """
    models:
      UserObject: {kind: class, members: {identifier: Int, name: String, gender: Int, tags: '[TagObject]', home: AddressObject?, note: String}}
      TagObject: {name: String, hidden: Bool = false}
      MediaObject: {kind: enum, cases: [{user: UserObject}, {tag: {at: Int, of: TagObject}}, none]}
      AddressObject: {street: String}

    """
  private static let mappings = """
    models: {Tag: {name: String}, Address: {street: String, zip: String}}
    mappings:
      - from: User
        to: UserObject
        members:
          identifier: {from: id.value, inverse: 'Identifier(value: identifier)'}
          note: {default: '""', inverse: 'note.isEmpty ? nil : note'}
        inverse: true
      - {from: Tag, to: TagObject, as: mapper, members: {hidden: {ignore: set by hand}}}
      - {from: TagObject, to: Tag, as: mapper, name: TagObjectMapper, members: {hidden: {ignore: not shown}}}
      - {from: Address, to: AddressObject, as: function, members: {street: '"\\(street), \\(zip)"'}}
      - {from: AddressObject, to: Address, members: {zip: {constant: '""'}}}
      - {from: Gender, to: Int, cases: {female: 1, male: 2}, otherwise: 0}
      - {from: Int, to: Gender, label: code, cases: {female: 1, male: 2, other: 0}, otherwise: other}
      - {from: Media, to: MediaObject, cases: {none: nothing}}

    """

  private static let all = [domain, storage, mappings]

  @Test func theSampleIsSound() {
    #expect(MappingCompilation(Self.all).findings == [])
  }

  @Test func theSameManifestsGiveTheSameSwift() throws {
    #expect(try MappingCompilation(Self.all).swift() == MappingCompilation(Self.all).swift())
  }

  @Test(arguments: [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func theOrderOfManifestsChangesNothing(_ order: [Int]) throws {
    let shuffled = MappingCompilation(order.map { Self.all[$0] })
    #expect(shuffled.findings == [])
    #expect(try shuffled.swift() == MappingCompilation(Self.all).swift())
  }

  @Test func everyPrefixIsReadWithoutATrap() {
    let characters = Array(Self.mappings)
    for count in stride(from: 0, through: characters.count, by: 5) {
      let prefix = String(characters.prefix(count))
      let compilation = MappingCompilation([Self.domain, Self.storage, prefix])
      #expect(compilation.mappings.count <= 3)
    }
  }

  @Test(arguments: [domain, storage])
  func everyPrefixOfTheModelsIsReadWithoutATrap(_ models: String) {
    let other = models == Self.domain ? Self.storage : Self.domain
    for count in stride(from: 0, through: models.count, by: 13) {
      let compilation = MappingCompilation([String(models.prefix(count)), other, Self.mappings])
      #expect(!compilation.findings.isEmpty || models.dropFirst(count).allSatisfy(\.isNewline))
    }
  }

  @Test func everyWordCanBeAnother() {
    let words = Self.mappings.indices.filter { index in
      Self.mappings[index].isLetter
        && (index == Self.mappings.startIndex
          || !Self.mappings[Self.mappings.index(before: index)].isLetter)
    }
    for start in words {
      let rest = Self.mappings[start...].drop(while: \.isLetter)
      let damaged = Self.mappings[..<start] + "zzz" + rest
      let compilation = MappingCompilation([Self.domain, Self.storage, String(damaged)])
      #expect(compilation.mappings.count <= 3)
    }
  }

  /// Without its line a mapping may still be whole, but then what is generated is another text.
  @Test func everyLineMatters() throws {
    let lines = Self.mappings.split(separator: "\n", omittingEmptySubsequences: false)
    let swift = try MappingCompilation(Self.all).swift()
    for index in lines.indices where !lines[index].isEmpty {
      var rest = lines
      rest.remove(at: index)
      let damaged = rest.joined(separator: "\n")
      let compilation = MappingCompilation([Self.domain, Self.storage, damaged])
      let isNoticed = !compilation.findings.isEmpty
      #expect(try isNoticed || compilation.swift() != swift, "without line \(index)")
    }
  }

  /// A member or case added on either side is noticed.
  @Test(arguments: [
    ("domain", "name: String,", "name: String, added: Int,"),
    ("domain", "[female, male, other]", "[female, male, other, added]"),
    ("domain", "nothing]", "nothing, added]"),
    ("domain", "of: Tag,", "of: Tag, added: Int,"),
    ("domain", "note: String?", "note: Int?"),
    ("domain", "home: Address?", "home: '[Address]'"),
    ("storage", "name: String,", "name: String, added: Int,"),
    ("storage", "{street: String}", "{street: String, added: Int}"),
    ("storage", "none]", "none, added]"),
    ("storage", "gender: Int", "gender: String"),
    ("storage", "at: Int,", "at: Int, added: Int,"),
  ])
  func everyChangeOfAModelIsNoticed(_ file: String, _ old: String, _ new: String) {
    let domain = file == "domain" ? Self.domain.replacing(old, with: new) : Self.domain
    let storage = file == "storage" ? Self.storage.replacing(old, with: new) : Self.storage
    #expect(domain + storage != Self.domain + Self.storage)
    #expect(!MappingCompilation([domain, storage, Self.mappings]).findings.isEmpty)
  }

  @Test func deepTypesAreNoTrouble() throws {
    let deep = (0..<14).reduce("Tag") { type, _ in "[\(type)?]" }
    let other = deep.replacing("Tag", with: "Label")
    let compilation = MappingCompilation(
      """
      models: {A: {x: '\(deep)'}, B: {x: '\(other)'}, Tag: {n: Int}, Label: {n: Int}}
      mappings: [{from: A, to: B}, {from: Tag, to: Label}]
      """)
    #expect(compilation.findings == [])
    #expect(try compilation.swift().contains("Label(tag: $0)"))
  }
}
