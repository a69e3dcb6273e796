import RutterCompiler
import RutterDiagnostics
import Testing

/// A manifest and the Swift it becomes.
struct SwiftCase: Sendable, CustomTestStringConvertible {
  let name: String
  let manifest: String
  let swift: String

  init(_ name: String, _ manifest: String, becomes swift: String) {
    self.name = name
    self.manifest = manifest
    self.swift = swift
  }

  var testDescription: String { name }
}

/// What stands on the right of one member, for each way a value can be said.
@Suite struct MappingValueTests {
  /// The types of the member in source and target, its entry, and the argument it becomes.
  struct ValueCase: Sendable {
    let source: String
    let target: String
    var entry: String?
    let value: String
  }

  @Test(arguments: copies + paths + conversions + nestedConversions + defaults)
  func writesTheValue(_ value: ValueCase) throws {
    let entry = value.entry.map { ", members: {x: \($0)}" } ?? ""
    let compilation = MappingCompilation(
      """
      models:
        A: {x: '\(value.source)', y: Int, default: Poster, some: Poster?}
        B: {x: '\(value.target)'}
        Poster: {tag: Tag, tags: '[Tag]', maybe: Tag?, index: '[String: Tag]', size: Int}
        Tag: {n: Int}
        Label: {n: Int}
        Leaf: {n: Int}
        Blatt: {n: Int}
        Code: {kind: enum, cases: [one]}
        User: {n: Int}
        UserObject: {kind: class, members: {n: Int}}
      mappings:
        - {from: A, to: B\(entry)}
        - {from: Tag, to: Label}
        - {from: Leaf, to: Blatt, as: function}
        - {from: User, to: UserObject, as: mapper}
        - {from: Int, to: Code, label: code, cases: {one: 1}, otherwise: one}
      """)
    try #require(!compilation.report.hasErrors, "\(compilation.findings)")
    let swift = try compilation.swift()
    let call = try #require(swift.split(separator: "\n").first { $0.contains("self.init(x:") })
    #expect(call == "    self.init(x: \(value.value))")
  }

  static let copies = [
    ValueCase(source: "Int", target: "Int", value: "a.x"),
    ValueCase(source: "Array<Int>", target: "[Int]", value: "a.x"),
    ValueCase(source: "Optional<Int>", target: "Int?", value: "a.x"),
    ValueCase(source: "Int", target: "Int?", value: "a.x"),
    ValueCase(source: "[Int]", target: "[Int?]?", value: "a.x"),
    ValueCase(source: "(Int) -> Void", target: "(Int) -> ()", value: "a.x"),
    ValueCase(source: "Int", target: "Int", entry: "y", value: "a.y"),
    ValueCase(source: "Int", target: "Int", entry: "x + y * 2", value: "a.x + a.y * 2"),
    ValueCase(source: "Int", target: "Int", entry: "{constant: 0}", value: "0"),
    ValueCase(source: "Int", target: "Int", entry: "{constant: Defaults.x}", value: "Defaults.x"),
    ValueCase(
      source: "Int", target: "String", entry: "'\"\\(x)/\\(y)\"'", value: "\"\\(a.x)/\\(a.y)\""),
    ValueCase(
      source: "Int", target: "Int", entry: "'max(x, Int(a.y))'", value: "max(a.x, Int(a.y))"),
    ValueCase(source: "Int", target: "Int", entry: "'hash(of: a)'", value: "hash(of: a)"),
    ValueCase(
      source: "[Int]", target: "Int", entry: "'x.map { y in y }.count'",
      value: "a.x.map { y in y }.count"),
  ]

  static let paths = [
    ValueCase(source: "Int", target: "Int", entry: "a.default.size", value: "a.default.size"),
    ValueCase(source: "Int", target: "Int?", entry: "some?.size", value: "a.some?.size"),
    ValueCase(source: "URLSet", target: "URL", entry: "x.full", value: "a.x.full"),
    ValueCase(source: "URLSet?", target: "URL?", entry: "x?.full", value: "a.x?.full"),
    ValueCase(
      source: "URLSet?", target: "URL", entry: "{from: x?.full, default: .none}",
      value: "a.x?.full ?? .none"),
  ]

  static let conversions = [
    ValueCase(source: "Tag", target: "Label", value: "Label(tag: a.x)"),
    ValueCase(source: "Leaf", target: "Blatt", value: "a.x.blatt()"),
    ValueCase(source: "User", target: "UserObject", value: "UserObjectMapper().map(a.x)"),
    ValueCase(source: "Int", target: "Code", value: "Code(code: a.x)"),
    ValueCase(source: "Tag", target: "Label?", value: "Label(tag: a.x)"),
    ValueCase(source: "Tag?", target: "Label?", value: "a.x.map { Label(tag: $0) }"),
    ValueCase(source: "Leaf?", target: "Blatt?", value: "a.x?.blatt()"),
    ValueCase(
      source: "User?", target: "UserObject?", value: "a.x.map { UserObjectMapper().map($0) }"),
    ValueCase(source: "[Tag]", target: "[Label]", value: "a.x.map { Label(tag: $0) }"),
    ValueCase(source: "[Leaf]", target: "[Blatt]", value: "a.x.map { $0.blatt() }"),
    ValueCase(source: "Set<Tag>", target: "Set<Label>", value: "Set(a.x.map { Label(tag: $0) })"),
    ValueCase(
      source: "[String: Tag]", target: "[String: Label]", value: "a.x.mapValues { Label(tag: $0) }"),
  ]

  static let nestedConversions = [
    ValueCase(source: "[Tag]?", target: "[Label]?", value: "a.x?.map { Label(tag: $0) }"),
    ValueCase(source: "[Tag?]", target: "[Label?]", value: "a.x.map { $0.map { Label(tag: $0) } }"),
    ValueCase(source: "[Leaf?]", target: "[Blatt?]", value: "a.x.map { $0?.blatt() }"),
    ValueCase(
      source: "Set<Tag>?", target: "Set<Label>?",
      value: "a.x.map { Set($0.map { Label(tag: $0) }) }"),
    ValueCase(
      source: "[String: [Tag]]?", target: "[String: [Label]]?",
      value: "a.x?.mapValues { $0.map { Label(tag: $0) } }"),
    ValueCase(
      source: "[[Tag]]", target: "[[Label]?]", value: "a.x.map { $0.map { Label(tag: $0) } }"),
    ValueCase(source: "Tag??", target: "Label??", value: "a.x.map { $0.map { Label(tag: $0) } }"),
    ValueCase(
      source: "Int", target: "Label?", entry: "some?.tag",
      value: "(a.some?.tag).map { Label(tag: $0) }"),
    ValueCase(
      source: "Int", target: "Label?", entry: "some?.maybe",
      value: "a.some?.maybe.map { Label(tag: $0) }"),
    ValueCase(
      source: "Int", target: "[Label]?", entry: "some?.tags",
      value: "a.some?.tags.map { Label(tag: $0) }"),
    ValueCase(
      source: "Int", target: "[String: Label]?", entry: "some?.index",
      value: "a.some?.index.mapValues { Label(tag: $0) }"),
  ]

  static let defaults = [
    ValueCase(source: "Int?", target: "Int", entry: "{default: 0}", value: "a.x ?? 0"),
    ValueCase(source: "Int?", target: "Int", entry: "{default: y}", value: "a.x ?? a.y"),
    ValueCase(
      source: "Int?", target: "Int", entry: "{default: 'y > 0 ? y : 1'}",
      value: "a.x ?? (a.y > 0 ? a.y : 1)"),
    ValueCase(source: "Int?", target: "Int?", entry: "{default: 0}", value: "a.x ?? 0"),
    ValueCase(
      source: "[Tag]?", target: "[Label]", entry: "{default: '[]'}",
      value: "a.x?.map { Label(tag: $0) } ?? []"),
    ValueCase(
      source: "Tag?", target: "Label", entry: "{default: .empty}",
      value: "a.x.map { Label(tag: $0) } ?? .empty"),
    ValueCase(
      source: "Leaf?", target: "Blatt", entry: "{default: .empty}", value: "a.x?.blatt() ?? .empty"),
    ValueCase(
      source: "Int", target: "[Label]", entry: "{from: some?.tags, default: '[]'}",
      value: "a.some?.tags.map { Label(tag: $0) } ?? []"),
    ValueCase(
      source: "Bool", target: "Int", entry: "{from: 'x ? y : nil', default: 0}",
      value: "(a.x ? a.y : nil) ?? 0"),
  ]
}

@Suite struct MappingFormTests {
  @Test(arguments: forms + attributes)
  func becomesSwift(_ form: SwiftCase) throws {
    let models = """
      models:
        User: {id: Int, name: String, note: String}
        UserObject: {kind: class, members: {id: Int, name: String, note: String}}
        Tag: {name: String}
        Label: {name: String}
        Page<User>: {size: Int}
        Account.Settings: {size: Int}

      """
    let compilation = MappingCompilation(models + "mappings:\n" + form.manifest)
    try #require(!compilation.report.hasErrors, "\(compilation.findings)")
    #expect(try compilation.swift() == "\n" + form.swift + "\n")
  }

  static let forms = [
    SwiftCase(
      "an initializer", "  - {from: User, to: UserObject}",
      becomes: """
        extension UserObject {
          convenience init(user: User) {
            self.init(
              id: user.id,
              name: user.name,
              note: user.note
            )
          }
        }
        """),
    SwiftCase(
      "another label", "  - {from: Tag, to: Label, label: model}",
      becomes: """
        extension Label {
          init(model: Tag) {
            self.init(name: model.name)
          }
        }
        """),
    SwiftCase(
      "no label, in both directions", "  - {from: Tag, to: Label, label: _, inverse: true}",
      becomes: """
        extension Label {
          init(_ tag: Tag) {
            self.init(name: tag.name)
          }
        }

        extension Tag {
          init(_ label: Label) {
            self.init(name: label.name)
          }
        }
        """),
    SwiftCase(
      "a label that is a keyword", "  - {from: Tag, to: Label, label: for}",
      becomes: """
        extension Label {
          init(for tag: Tag) {
            self.init(name: tag.name)
          }
        }
        """),
    SwiftCase(
      "a parameter that has the source's name",
      "  - {from: Tag, to: Label, parameters: {tag: Int}, members: {name: '\"\\(name)\\(tag)\"'}}",
      becomes: """
        extension Label {
          init(tag source: Tag, tag: Int) {
            self.init(name: "\\(source.name)\\(tag)")
          }
        }
        """),
    SwiftCase(
      "a closure's parameter that has the source's name",
      "  - {from: Tag, to: Label, members: {name: 'String(name.map { tag in tag })'}}",
      becomes: """
        extension Label {
          init(tag source: Tag) {
            self.init(name: String(source.name.map { tag in tag }))
          }
        }
        """),
    SwiftCase(
      "a function", "  - {from: User, to: UserObject, as: function, inverse: true}",
      becomes: """
        extension User {
          func userObject() -> UserObject {
            UserObject(
              id: id,
              name: name,
              note: note
            )
          }
        }

        extension UserObject {
          func user() -> User {
            User(
              id: id,
              name: name,
              note: note
            )
          }
        }
        """),
    SwiftCase(
      "a named function with a parameter of a member's name",
      "  - {from: Tag, to: Label, as: function, name: model, parameters: {prefix: String, name: Int}}",
      becomes: """
        extension Tag {
          func model(prefix: String, name: Int) -> Label {
            Label(name: self.name)
          }
        }
        """),
    SwiftCase(
      "a mapper with both directions and a default parameter",
      "  - {from: Tag, to: Label, as: mapper, inverse: true, parameters: {n: Int = 0}, members: {name: {from: name, inverse: name + n}}}",
      becomes: """
        struct LabelMapper {
          func map(_ tag: Tag, n: Int = 0) -> Label {
            Label(name: tag.name)
          }

          func map(_ label: Label, n: Int = 0) -> Tag {
            Tag(name: label.name + n)
          }
        }
        """),
    SwiftCase(
      "generic and nested types",
      "  - {from: Page<User>, to: Account.Settings}\n  - {from: Account.Settings, to: Page<User>, as: mapper}",
      becomes: """
        extension Account.Settings {
          init(page: Page<User>) {
            self.init(size: page.size)
          }
        }

        struct PageMapper {
          func map(_ settings: Account.Settings) -> Page<User> {
            Page<User>(size: settings.size)
          }
        }
        """),
  ]

  static let attributes = [
    SwiftCase(
      "several public mappings in one mapper",
      """
        - {from: Tag, to: Label, as: mapper, name: Mapper, access: public, summary: "One\\n\\nTwo"}
        - {from: Page<User>, to: Account.Settings}
        - {from: Label, to: Tag, as: mapper, name: Mapper, deprecated: use "x", if: DEBUG}
      """,
      becomes: """
        public struct Mapper {
          public init() {}

          /// One
          ///
          /// Two
          public func map(_ tag: Tag) -> Label {
            Label(name: tag.name)
          }

          #if DEBUG
            @available(*, deprecated, message: "use \\"x\\"")
            func map(_ label: Label) -> Tag {
              Tag(name: label.name)
            }
          #endif
        }

        extension Account.Settings {
          init(page: Page<User>) {
            self.init(size: page.size)
          }
        }
        """),
    SwiftCase(
      "private mappings",
      "  - {from: Tag, to: Label, access: private}\n  - {from: Label, to: Tag, access: fileprivate, as: mapper}",
      becomes: """
        extension Label {
          fileprivate init(tag: Tag) {
            self.init(name: tag.name)
          }
        }

        private struct TagMapper {
          func map(_ label: Label) -> Tag {
            Tag(name: label.name)
          }
        }
        """),
    SwiftCase(
      "a condition around an extension",
      "  - {from: Tag, to: Label, access: package, if: os(iOS) && DEBUG, deprecated: old}",
      becomes: """
        #if os(iOS) && DEBUG
          extension Label {
            @available(*, deprecated, message: "old")
            package init(tag: Tag) {
              self.init(name: tag.name)
            }
          }
        #endif
        """),
  ]

  @Test func bindsWhatOnlySwiftcCanJudgeToALineOfItsOwn() throws {
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int, y: Int, z: Int}, B: {x: Int, b: String, z: Int, k: Int}}
      mappings:
        - from: A
          to: B
          members:
            b: x.description
            z: b(y)
            k: z
      """)
    #expect(compilation.findings == [])
    #expect(
      try compilation.swift(.relative) == """

        extension B {
          init(a: A) {
            #sourceLocation(file:"A.yaml",line:6)
            let bValue: String = a.x.description
            #sourceLocation(file:"A.yaml",line:7)
            let z: Int = b(a.y)
            #sourceLocation()
            self.init(
              x: a.x,
              b: bValue,
              z: z,
              k: a.z
            )
          }
        }

        """)
  }
}
