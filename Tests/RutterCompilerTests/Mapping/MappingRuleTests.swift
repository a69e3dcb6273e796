import RutterDiagnostics
import Testing

@Suite struct MappingRuleTests {
  @Test(arguments: memberCases)
  func reportsAtTheExactToken(_ rule: RuleCase) {
    #expect(MappingCompilation(rule.manifest).findings == rule.findings)
  }

  static let memberCases = [
    RuleCase(
      "nothing is wrong",
      """
      models: {A: {x: Int, y: Int}, B: {x: Int, y: Int}}
      mappings: [{from: A, to: B}]
      """),
    RuleCase(
      "unfilled member with a near name",
      """
      models: {A: {title: String}, B: {titel: String}}
      mappings:
        - from: A
          to: B
      """,
      finds: "error unfilled-member 4:9 «B» nothing fills 'titel' of 'B'"),
    RuleCase(
      "unfilled and unread members that have nothing in common",
      """
      models: {A: {x: Int, on: Bool}, B: {x: Int, label: String}}
      mappings: [{from: A, to: B}]
      """,
      finds: "warning unread-member 2:19 «A» nothing reads 'on' of 'A'",
      "error unfilled-member 2:26 «B» nothing fills 'label' of 'B'"),
    RuleCase(
      "a source member is left behind for a reason",
      """
      models: {A: {x: Int, secret: Bool}, B: {x: Int}}
      mappings: [{from: A, to: B, members: {secret: {ignore: never leaves the device}}}]
      """),
    RuleCase(
      "ignored member without a default",
      """
      models: {A: {x: Int}, B: {x: Int, note: String}}
      mappings: [{from: A, to: B, members: {note: {ignore: set by the importer}}}]
      """,
      finds:
        "error ignored-without-default 2:39 «note» 'note' cannot be ignored: 'B' has no default value for it"
    ),
    RuleCase(
      "ignored member with a default",
      """
      models: {A: {x: Int}, B: {x: Int, note: String = ""}}
      mappings: [{from: A, to: B, members: {note: {ignore: set by the importer}}}]
      """),
    RuleCase(
      "misspelt target member",
      """
      models: {A: {id: Int}, B: {identifier: Int}}
      mappings: [{from: A, to: B, members: {identifer: id}}]
      """,
      finds: "error unknown-member 2:39 «identifer» 'B' has no member 'identifer'"),
    RuleCase(
      "target member that is near to none",
      """
      models: {A: {id: Int}, B: {id: Int}}
      mappings: [{from: A, to: B, members: {zzz: id}}]
      """,
      finds: "error unknown-member 2:39 «zzz» 'B' has no member 'zzz'"),
    RuleCase(
      "misspelt source member",
      """
      models: {A: {title: Int}, B: {name: Int}}
      mappings: [{from: A, to: B, members: {name: titel}}]
      """,
      finds: "error unknown-source-member 2:45 «titel» 'A' has no member 'titel'"),
    RuleCase(
      "misspelt start of a path",
      """
      models: {A: {studio: Studio}, B: {name: Int}}
      mappings: [{from: A, to: B, members: {name: studi.name}}]
      """,
      finds: "error unknown-source-member 2:45 «studi» 'A' has no member 'studi'"),
    RuleCase(
      "direction reversed",
      """
      models: {A: {id: Int}, B: {identifier: Int}}
      mappings: [{from: A, to: B, members: {id: identifier}}]
      """,
      finds:
        "error reversed-member 2:39 «id» 'id' is read, not filled; the direction is reversed"),
    RuleCase(
      "entry that says what is so anyway",
      """
      models: {A: {id: Int, x: Int}, B: {id: Int, x: Int}}
      mappings: [{from: A, to: B, members: {id: id, x: {from: x}}}]
      """,
      finds:
        "warning redundant-member 2:43 «id» 'id' pairs by name without this entry",
      "warning redundant-member 2:57 «x» 'x' pairs by name without this entry"),
    RuleCase(
      "optional for what is not",
      """
      models: {A: {name: String?}, B: {name: String}}
      mappings: [{from: A, to: B}]
      """,
      finds: "error dropped-optional 2:26 «B» 'name' may be nil and 'name' of 'B' may not"),
    RuleCase(
      "optional at the end of a chain, of a type that nobody knows",
      """
      models: {A: {urls: URLSet?}, B: {full: String}}
      mappings: [{from: A, to: B, members: {full: urls?.full}}]
      """,
      finds:
        "error dropped-optional 2:45 «urls?.full» 'urls?.full' may be nil and 'full' of 'B' may not"
    ),
    RuleCase(
      "optional inside an array",
      """
      models: {A: {names: "[String?]"}, B: {names: "[String]"}}
      mappings: [{from: A, to: B}]
      """,
      finds: "error dropped-optional 2:26 «B» 'names' may be nil and 'names' of 'B' may not"),
    RuleCase(
      "default for what is never nil",
      """
      models: {A: {name: String}, B: {name: String}}
      mappings: [{from: A, to: B, members: {name: {default: '""'}}}]
      """,
      finds:
        "warning needless-default 2:56 «\"\"» the default is never used, 'name' cannot be nil: it is 'String'"
    ),
    RuleCase(
      "name that is a member and a parameter",
      """
      models: {A: {path: String}, B: {url: String}}
      mappings: [{from: A, to: B, parameters: {path: String}, members: {url: "path + path"}}]
      """,
      finds:
        "error ambiguous-member 2:73 «path» 'path' is a member of the source and a parameter"),
    RuleCase(
      "parameter that nothing uses",
      """
      models: {A: {x: Int}, B: {x: Int}}
      mappings: [{from: A, to: B, parameters: {images: Images}}]
      """,
      finds:
        "warning unused-parameter 2:42 «images» nothing in the mapping from 'A' to 'B' uses 'images'"
    ),
    RuleCase(
      "function with the name of a member",
      """
      models: {A: {b: Int, c: Int, x: Int}, B: {b: Int, c: Int, x: Int}}
      mappings:
        - {from: A, to: B, as: function}
        - {from: A, to: B, as: function, name: c}
        - {from: A, to: B, as: function, name: x, parameters: {y: Int}, members: {x: y}}
      """,
      finds: "error taken-function-name 3:19 «B» 'A' already has a 'b'",
      "error taken-function-name 4:42 «c» 'A' already has a 'c'",
      "warning unread-member 5:12 «A» nothing reads 'x' of 'A'"),
    RuleCase(
      "initializer that would call itself",
      """
      models: {User: {id: Int}, Box: {user: User}, Two: {user: User, n: Int}}
      mappings:
        - {from: User, to: Box, members: {user: user}}
        - {from: User, to: Box, label: model, members: {user: user}}
        - {from: User, to: Two, members: {user: user}, parameters: {n: Int}}
      """,
      finds:
        "error self-calling-initializer 3:22 «Box» the initializer would call itself: 'Box' has one of these labels and types",
      "error self-calling-initializer 5:22 «Two» the initializer would call itself: 'Two' has one of these labels and types"
    ),
    RuleCase(
      "two parameters of one name",
      """
      models: {A: {x: Int}, B: {x: Int, y: Int}}
      mappings:
        - from: A
          to: B
          parameters: [y: Int, y: Int]
      """,
      finds: "error duplicate-name 5:26 «y» two parameters are called 'y'"),
    RuleCase(
      "a path through the source reads one member, the source as a whole all",
      """
      models: {User: {id: Int, name: Int}, A: {a: Int}}
      mappings:
        - {from: User, to: A, members: {a: user.id}}
        - {from: User, to: A, as: function, members: {a: hash(user)}}
      """,
      finds: "warning unread-member 3:12 «User» nothing reads 'name' of 'User'"),
    RuleCase(
      "label where there is none",
      """
      models: {A: {x: Int}, B: {x: Int}}
      mappings: [{from: A, to: B, as: function, label: model}]
      """,
      finds:
        "error misplaced-label 2:50 «model» a function has no argument label for its source"),
  ]

  @Test func namesTheLikelySourceOfAnUnfilledMember() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {title: String}, B: {titel: String}}
      mappings: [{from: A, to: B}]
      """)
    let finding = try #require(compilation.report.diagnostics.first)
    #expect(finding.help == "if it comes from 'title', add 'titel: title' under 'members:'")
    #expect(finding.notes.map(\.message) == ["'titel' is declared here"])
    #expect(compilation.report.diagnostics.count == 1)
  }

  @Test func guessesTheOnlyMemberOfTheRightType() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {id: Int, caption: String}, B: {number: Int, caption: String}}
      mappings: [{from: A, to: B}]
      """)
    let finding = try #require(compilation.report.diagnostics.first)
    #expect(finding.help == "if it comes from 'id', add 'number: id' under 'members:'")
  }

  @Test(arguments: [
    "models: {A: {id: Int}, B: {identifier: Int}}\nmappings: [{from: A, to: B, members: {id: identifier}}]",
    "models: {A: {id: Int}, B: {identifier: Int}}\nmappings: [{from: A, to: B, members: {identifer: id}}]",
    "models: {A: {title: Int}, B: {name: Int}}\nmappings: [{from: A, to: B, members: {name: titel}}]",
    "models: {User: {id: Int}, Row: {id: Int}}\nmappings: [{from: Usr, to: Row}]",
    "models: {G: {kind: enum, cases: [a, b]}, H: {kind: enum, cases: [a, b, rest]}}\nmappings: [{from: H, to: G, cases: {b: [b, rst]}}, {from: G, to: H, otherwise: rest}]",
    "models: {G: {kind: enum, cases: [a]}}\nmappings: [{from: String, to: G, cases: {a: x}, otherwise: a}]",
  ])
  func fixItsLeaveNoErrorBehind(_ manifest: String) throws {
    let broken = MappingCompilation(manifest)
    #expect(broken.report.hasErrors)
    let fixed = MappingCompilation(try #require(broken.fixed))
    #expect(!fixed.report.hasErrors, "\(fixed.findings)")
  }
}
