import RutterCompiler
import RutterDiagnostics
import Testing

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
              note: user.note)
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
      "a label that Swift would take for more than that",
      "  - {from: Tag, to: Label, label: inout}\n  - {from: Label, to: Tag, label: let}",
      becomes: """
        extension Label {
          init(`inout` tag: Tag) {
            self.init(name: tag.name)
          }
        }

        extension Tag {
          init(`let` label: Label) {
            self.init(name: label.name)
          }
        }
        """),
    SwiftCase(
      "parameters called like keywords",
      "  - {from: Tag, to: Label, parameters: {for: Int, inout: Int}, members: {name: 'name + `for` + `inout`'}}",
      becomes: """
        extension Label {
          init(tag: Tag, for: Int, `inout`: Int) {
            self.init(name: tag.name + `for` + `inout`)
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
              note: note)
          }
        }

        extension UserObject {
          func user() -> User {
            User(
              id: id,
              name: name,
              note: note)
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
}
