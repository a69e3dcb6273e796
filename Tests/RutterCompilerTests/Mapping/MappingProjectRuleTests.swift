import RutterDiagnostics
import Testing

/// Findings about models, pairs of types and mappings among each other.
@Suite struct MappingProjectRuleTests {
  @Test(arguments: modelCases + pairCases)
  func reportsAtTheExactToken(_ rule: RuleCase) {
    #expect(MappingCompilation(rule.manifest).findings == rule.findings)
  }

  static let modelCases = [
    RuleCase(
      "unknown model",
      """
      models: {User: {id: Int}, Row: {id: Int}}
      mappings: [{from: Usr, to: Row}]
      """,
      finds: "error unknown-model 2:19 «Usr» no model 'Usr' is declared"),
    RuleCase(
      "two unknown models",
      """
      mappings: [{from: Int, to: String, cases: {a: 1}}]
      """,
      finds: "error unknown-model 1:19 «Int» no model 'Int' is declared",
      "error unknown-model 1:28 «String» no model 'String' is declared"),
    RuleCase(
      "plain type without its values",
      """
      models: {G: {kind: enum, cases: [a]}}
      mappings: [{from: Int, to: G}]
      """,
      finds: "error unknown-model 2:19 «Int» no model 'Int' is declared"),
    RuleCase(
      "a struct and an enum",
      """
      models: {A: {x: Int}, G: {kind: enum, cases: [a]}}
      mappings: [{from: A, to: G}]
      """,
      finds: "error mixed-kinds 2:26 «G» 'A' is a struct and 'G' an enum"),
    RuleCase(
      "cases of a struct",
      """
      models: {A: {x: Int}, B: {x: Int}}
      mappings: [{from: A, to: B, cases: {a: b}}]
      """,
      finds: "error mixed-kinds 2:37 «a» only an enum is mapped by cases"),
    RuleCase(
      "otherwise of a struct",
      """
      models: {A: {x: Int}, B: {x: Int}}
      mappings: [{from: A, to: B, otherwise: b}]
      """,
      finds: "error mixed-kinds 2:40 «b» only an enum is mapped by cases"),
    RuleCase(
      "members of an enum",
      """
      models: {G: {kind: enum, cases: [a]}, H: {kind: enum, cases: [a]}}
      mappings: [{from: G, to: H, members: {a: b}}]
      """,
      finds: "error mixed-kinds 2:39 «a» an enum has no members to fill"),
  ]

  static let pairCases = [
    RuleCase(
      "types that differ",
      """
      models: {A: {age: String}, B: {age: Int}}
      mappings: [{from: A, to: B}]
      """,
      finds:
        "error no-mapping 2:26 «B» 'age' cannot fill 'age' of 'B': no mapping from 'String' to 'Int' is known"
    ),
    RuleCase(
      "types that differ deep inside",
      """
      models: {A: {tags: "[String: [Tag?]]"}, B: {labels: "[String: [Label?]]?"}, Tag: {x: Int}, Label: {x: Int}}
      mappings: [{from: A, to: B, members: {labels: tags}}]
      """,
      finds:
        "error no-mapping 2:39 «labels» 'tags' ('[String: [Tag?]]') cannot fill 'labels' of 'B' ('[String: [Label?]]?'): no mapping from 'Tag' to 'Label' is known"
    ),
    RuleCase(
      "array for a dictionary",
      """
      models: {A: {x: "[Int]"}, B: {x: "[Int: Int]"}}
      mappings: [{from: A, to: B}]
      """,
      finds:
        "error no-mapping 2:26 «B» 'x' cannot fill 'x' of 'B': no mapping from '[Int]' to '[Int: Int]' is known"
    ),
    RuleCase(
      "several mappings for one pair",
      """
      models: {A: {tag: Tag}, B: {tag: Label}, Tag: {x: Int}, Label: {x: Int}}
      mappings:
        - {from: Tag, to: Label}
        - {from: Tag, to: Label, as: mapper}
        - {from: A, to: B}
      """,
      finds:
        "error several-mappings 5:19 «B» 'tag' cannot fill 'tag' of 'B': several mappings from 'Tag' to 'Label' are known"
    ),
    RuleCase(
      "of several mappings the one of the same mapper",
      """
      models: {A: {tag: Tag}, B: {tag: Label}, Tag: {x: Int}, Label: {x: Int}}
      mappings:
        - {from: Tag, to: Label}
        - {from: Tag, to: Label, as: mapper, name: Mapper}
        - {from: A, to: B, as: mapper, name: Mapper}
      """),
    RuleCase(
      "context that the outer mapping does not have",
      """
      models: {A: {tag: Tag}, B: {tag: Label}, Tag: {x: Int}, Label: {x: Int, y: Int}}
      mappings:
        - {from: Tag, to: Label, parameters: {y: Int, z: Int = 0}, members: {x: x + z}}
        - {from: A, to: B}
      """,
      finds:
        "error missing-parameter 4:19 «B» the mapping from 'Tag' to 'Label', which 'tag' of 'B' needs, takes 'y: Int'"
    ),
    RuleCase(
      "context of another type",
      """
      models: {A: {tag: Tag}, B: {tag: Label}, Tag: {x: Int}, Label: {x: Int, y: Int}}
      mappings:
        - {from: Tag, to: Label, parameters: {y: Int}}
        - {from: A, to: B, parameters: {y: String}}
      """,
      finds:
        "error missing-parameter 4:19 «B» the mapping from 'Tag' to 'Label', which 'tag' of 'B' needs, takes 'y: Int'"
    ),
    RuleCase(
      "the same mapping twice",
      """
      models: {A: {x: Int}, B: {x: Int}}
      mappings:
        - {from: A, to: B, inverse: true}
        - {from: B, to: A}
      """,
      finds: "error duplicate-mapping 4:19 «A» there already is a mapping from 'B' to 'A'"),
    RuleCase(
      "one pair in several forms",
      """
      models: {A: {x: Int}, B: {x: Int}}
      mappings:
        - {from: A, to: B}
        - {from: A, to: B, label: _}
        - {from: A, to: B, as: function}
        - {from: A, to: B, as: mapper}
        - {from: A, to: B, as: mapper, name: Other}
      """),
  ]

  @Test func knowsModelsAndMappingsOfOtherManifests() {
    let compilation = MappingCompilation(
      "models: {A: {tag: Tag}, B: {tag: Label}}\nmappings: [{from: A, to: B}]",
      "models: {Tag: {x: Int}, Label: {x: Int}}\nmappings: [{from: Tag, to: Label}]")
    #expect(compilation.findings == [])
  }

  @Test func cannotSeeAnothersPrivateMappings() {
    let compilation = MappingCompilation(
      "models: {A: {tag: Tag}, B: {tag: Label}}\nmappings: [{from: A, to: B}]",
      "models: {Tag: {x: Int}, Label: {x: Int}}\nmappings: [{from: Tag, to: Label, access: private}]"
    )
    #expect(
      compilation.findings == [
        "error no-mapping 2:26 «B» 'tag' cannot fill 'tag' of 'B': no mapping from 'Tag' to 'Label' is known"
      ])
  }

  @Test func reportsModelsDeclaredTwiceWhateverTheirSpelling() {
    let compilation = MappingCompilation(
      "models: {\"Page<[Int]>\": {x: Int}}", "models: {\"Page<Array<Int>>\": {x: Int}}")
    #expect(
      compilation.findings == [
        "error duplicate-model 1:10 «\"Page<Array<Int>>\"» the model 'Page<Array<Int>>' is declared twice"
      ])
  }

  @Test func reportsAMapperInTwoManifests() {
    let mapping = "mappings: [{from: A, to: B, as: mapper}]"
    let other = "models: {C: {x: Int}}\nmappings: [{from: C, to: B, as: mapper}]"
    let compilation = MappingCompilation("models: {A: {x: Int}, B: {x: Int}}\n" + mapping, other)
    #expect(
      compilation.findings == [
        "error split-mapper 2:26 «B» another manifest generates the mapper 'BMapper' already"
      ])
  }

  @Test func modulesMayHaveMappersOfOneName() throws {
    let models = "models: {A: {x: Int}, B: {x: Int}, P: {a: A}, Q: {a: B}}\n"
    let mapping = "mappings: [{from: A, to: B, as: mapper, name: Mapper}"
    let compilation = MappingCompilation(
      models + "module: One\n" + mapping + "]",
      "module: Two\n" + mapping + ", {from: P, to: Q, as: mapper, name: Mapper}]",
      "module: Three\nmappings: [{from: A, to: B}, {from: P, to: Q, as: mapper, name: Mapper}]")
    #expect(compilation.findings == [])
    let calls = try compilation.swift().matches(of: /Q\(.*\)/).map { String($0.output) }
    #expect(calls == ["Q(a: map(p.a))", "Q(a: B(a: p.a))"])
  }

  @Test func aMapperOfAnotherModuleIsNamedInFullBesideOneOfItsName() throws {
    let compilation = MappingCompilation(
      """
      module: One
      models: {A: {x: Int}, B: {x: Int}, P: {a: A}, Q: {a: B}}
      mappings: [{from: A, to: B, as: mapper, name: Mapper, access: public}]
      """,
      "module: Two\nmappings: [{from: P, to: Q, as: mapper, name: Mapper}]",
      "module: Three\nmappings: [{from: P, to: Q}]")
    #expect(compilation.findings == [])
    let calls = try compilation.swift().matches(of: /\(a: .*\)/).map { String($0.output) }
    #expect(calls == ["(a: One.Mapper().map(p.a))", "(a: Mapper().map(p.a))"])
  }

  @Test(arguments: [
    ("Strng", "[a]", "declare its members under 'models:'"),
    ("Int", "[a]", "list the values under 'cases:'"),
    ("User?", "Int", "map 'User' itself: optionals and collections follow"),
    ("'[User]'", "Int", "map 'User' itself: optionals and collections follow"),
    ("'[String: User]'", "Int", "map 'User' itself: optionals and collections follow"),
  ])
  func saysWhatToDoAboutAnUnknownModel(_ type: String, _ shape: String, _ help: String) {
    let target = shape == "Int" ? "{x: Int}" : "{kind: enum, cases: \(shape)}"
    let compilation = MappingCompilation(
      "models: {B: \(target), String: {x: Int}}\nmappings: [{from: \(type), to: B}]")
    #expect(compilation.report.diagnostics.first?.help == help)
  }

  @Test func treesMapThemselves() throws {
    let compilation = MappingCompilation(
      """
      models: {Tree: {children: "[Tree]"}, Node: {kind: class, members: {children: "[Node]"}}}
      mappings: [{from: Tree, to: Node}]
      """)
    #expect(compilation.findings == [])
    #expect(
      try compilation.swift().contains(
        "self.init(children: tree.children.map { Node(tree: $0) })"))
  }
}
