import RutterCompiler
import RutterDiagnostics
import Testing

/// Mappings that may have no answer, throw, lift, or fill what is there already.
@Suite struct MappingOptionTests {
  private static let models = """
    models:
      A: {id: Int?, name: String, note: String?, tags: '[Tag]', link: String}
      B: {id: Int, name: String, note: String?, tags: '[Row]', link: URL}
      Tag: {text: String?}
      Row: {text: String}
      O: {kind: class, members: {id: Int, name: String, seen: Date? = nil, count: Int = 0}}
      P: {id: Int, name: String}
      G: {kind: enum, cases: [a, none]}

    """

  private func swift(_ mappings: String) throws -> String {
    let compilation = MappingCompilation(Self.models + mappings)
    #expect(compilation.findings == [])
    return try compilation.swift()
  }

  // MARK: Nil

  private static let optional = """
    mappings:
      - {from: A, to: B, as: mapper, optional: true, lifts: true, members: {link: {by: 'URL.init(string:)', required: true}, tags: {compact: true}}}
      - {from: Tag, to: Row, as: function, optional: true, lifts: true}
    """

  @Test func whatMustBeThereIsUnwrappedTogether() throws {
    let swift = try swift(Self.optional)
    #expect(
      swift.contains(
        """
          func map(_ a: A) -> B? {
            guard let id = a.id, let link = URL(string: a.link) else { return nil }
            return B(
              id: id,
              name: a.name,
              note: a.note,
              tags: a.tags.compactMap { $0.row() },
              link: link)
          }
        """), "\(swift)")
  }

  @Test func otherValuesUseWhatIsUnwrapped() throws {
    let swift = try swift(
      """
      mappings:
        - {from: A, to: B, as: function, optional: true, parameters: {idValue: Int}, members: {name: 'name + String(id) + String(idValue)', link: {by: 'Links.url(_:id:)'}, tags: {with: {owner: id}}}}
        - {from: Tag, to: Row, parameters: {owner: Int}, members: {text: {default: String(owner)}}}
      """)
    #expect(swift.contains("guard let id2 = id else { return nil }"), "\(swift)")
    #expect(swift.contains("name: name + String(id2) + String(idValue),"), "\(swift)")
    #expect(swift.contains("tags: tags.map { Row(tag: $0, owner: id2) },"), "\(swift)")
    #expect(swift.contains("link: Links.url(link, id: id2))"), "\(swift)")
  }

  @Test func anOptionalSourceIsLifted() throws {
    let swift = try swift(Self.optional)
    #expect(
      swift.contains(
        """
          func map(_ a: A?) -> B? {
            a.flatMap { map($0) }
          }
        """), "\(swift)")
    #expect(
      swift.contains(
        """
        extension Optional<Tag> {
          func row() -> Row? {
            self?.row()
          }
        }
        """), "\(swift)")
  }

  @Test func anInitializerMayFailAndBeLifted() throws {
    let swift = try swift("mappings: [{from: Tag, to: Row, optional: true, lifts: true}]")
    #expect(
      swift.contains(
        """
        extension Row {
          init?(tag: Tag) {
            guard let text = tag.text else { return nil }
            self.init(text: text)
          }

          init?(tag: Tag?) {
            guard let tag else { return nil }
            self.init(tag: tag)
          }
        }
        """), "\(swift)")
  }

  @Test func aFunctionsGuardHidesNoMember() throws {
    let swift = try swift("mappings: [{from: Tag, to: Row, as: function, optional: true}]")
    #expect(swift.contains("guard let textValue = text else { return nil }"), "\(swift)")
  }

  @Test func aCodeMayLeadNowhere() throws {
    let swift = try swift(
      """
      mappings:
        - {from: Int, to: G, label: code, cases: {a: 1, none: 2}, optional: true}
        - {from: String, to: G, as: mapper, cases: {a: '"a"', none: '"n"'}, optional: true}
      """)
    #expect(
      swift.contains(
        """
          nonisolated init?(code: Int) {
            switch code {
            case 1: self = .a
            case 2: self = .none
            default: return nil
            }
          }
        """), "\(swift)")
    #expect(swift.contains("case \"n\": G.none\n    default: nil"), "\(swift)")
  }

  // MARK: Errors

  @Test func errorsAreHandedOn() throws {
    let swift = try swift(
      """
      mappings:
        - {from: A, to: B, as: mapper, throws: true, members: {id: {default: '0'}, link: 'try parse(link)'}}
        - {from: Tag, to: Row, as: mapper, name: BMapper, throws: true, members: {text: {by: 'try check(_:)'}}}
      """)
    #expect(swift.contains("func map(_ a: A) throws -> B {"), "\(swift)")
    #expect(swift.contains("tags: try a.tags.map { try map($0) },"), "\(swift)")
    #expect(swift.contains("link: try parse(a.link))"), "\(swift)")
    #expect(swift.contains("Row(text: try check(tag.text))"), "\(swift)")
  }

  @Test func elementsThatThrowCanBeLeftOut() throws {
    let swift = try swift(
      """
      mappings:
        - {from: A, to: B, members: {id: {default: '0'}, link: {by: Links.url}, tags: {compact: true}}}
        - {from: Tag, to: Row, throws: true, members: {text: 'try check(text)'}}
      """)
    #expect(swift.contains("tags: a.tags.compactMap { try? Row(tag: $0) },"), "\(swift)")
    #expect(swift.contains("link: Links.url(a.link))"), "\(swift)")
  }

  // MARK: In place

  @Test func aClassIsUpdatedInPlace() throws {
    let swift = try swift(
      """
      mappings:
        - from: P
          to: O
          update: true
          onUpdate: {id: {ignore: it stays the same}, seen: .now, count: o.count + 1}
      """)
    #expect(
      swift.contains(
        """
        extension O {
          convenience init(p: P) {
            self.init(id: p.id, name: p.name)
          }

          func update(from p: P) {
            name = p.name
            seen = .now
            count = self.count + 1
          }
        }
        """), "\(swift)")
  }

  @Test func aStructIsUpdatedThroughInout() throws {
    let swift = try swift(
      """
      mappings:
        - {from: O, to: P, as: mapper, update: true, create: false, optional: true, members: {id: {from: seen?.day}, count: {ignore: not shown}}, rules: {unread-member: off}}
      """)
    #expect(
      swift.contains(
        """
        struct PMapper {
          @discardableResult
          func map(_ o: O, to p: inout P) -> Bool {
            guard let id = o.seen?.day else { return false }
            p.id = id
            p.name = o.name
            return true
          }
        }
        """), "\(swift)")
  }

  @Test func aSourceUpdatesWhatItIsGiven() throws {
    let swift = try swift(
      "mappings: [{from: P, to: O, as: function, update: true, onUpdate: {seen: .now}, members: {count: {ignore: kept}}}]"
    )
    #expect(
      swift.contains(
        """
          func update(_ o: O) {
            o.id = id
            o.name = name
            o.seen = .now
          }
        """), "\(swift)")
  }

  // MARK: Calls on the way

  @Test func theAppIsCalledBeforeAndAfter() throws {
    let swift = try swift(
      """
      mappings:
        - {from: O, to: P, as: mapper, before: 'log.note(id)', after: ['tidy(&p)', 'log.note(p.id)'], parameters: {log: Log}, members: {seen: {ignore: not shown}, count: {ignore: not shown}}}
      """)
    #expect(
      swift.contains(
        """
          func map(_ o: O, log: Log) -> P {
            log.note(o.id)
            var p = P(id: o.id, name: o.name)
            tidy(&p)
            log.note(p.id)
            return p
          }
        """), "\(swift)")
  }

  @Test func anInitializersTargetIsItself() throws {
    let swift = try swift(
      "mappings: [{from: P, to: O, after: Store.add(o), members: {count: {ignore: kept}, seen: {ignore: kept}}}]"
    )
    #expect(
      swift.contains(
        """
            self.init(id: p.id, name: p.name)
            Store.add(self)
        """), "\(swift)")
  }

  // MARK: Findings

  @Test(arguments: cases)
  func reportsAtTheExactToken(_ rule: RuleCase) {
    #expect(MappingCompilation(Self.models + rule.manifest).findings == rule.findings)
  }

  static let cases = [
    RuleCase(
      "nothing can be nil",
      "mappings: [{from: P, to: P, as: function, name: copy, optional: true}]",
      finds:
        "warning needless-option 9:65 «true» 'optional' changes nothing: no value that must be there can be nil"
    ),
    RuleCase(
      "nothing throws",
      "mappings: [{from: P, to: P, as: function, name: copy, throws: true}]",
      finds:
        "warning needless-option 9:63 «true» 'throws' changes nothing: no value throws, and no mapping that is used"
    ),
    RuleCase(
      "a value is required where there is always an answer",
      "mappings: [{from: Tag, to: Row, members: {text: {required: true}}}]",
      finds:
        "error conflicting-keys 9:60 «true» a mapping that always answers has no 'required' values"
    ),
    RuleCase(
      "nothing to update",
      "mappings: [{from: P, to: P, as: function, name: copy, onUpdate: {id: {ignore: kept}}}]",
      finds: "error conflicting-keys 9:55 «onUpdate» nothing is updated in place"),
    RuleCase(
      "a member that is updated does not exist",
      "mappings: [{from: P, to: P, as: function, name: copy, update: true, onUpdate: {idd: '0'}}]",
      finds: "error unknown-member 9:80 «idd» 'P' has no member 'idd'"),
    RuleCase(
      "what may throw is not handled",
      "mappings: [{from: Tag, to: Row, members: {text: 'try check(text)'}}]",
      finds:
        "error may-throw 9:50 «try check(text)» this may throw, and the mapping from 'Tag' to 'Row' may not"
    ),
    RuleCase(
      "a mapping that is used may throw",
      """
      mappings:
        - {from: A, to: B, members: {id: {default: '0'}, link: {by: Links.url}}}
        - {from: Tag, to: Row, throws: true, members: {text: 'try check(text)'}}
      """,
      finds:
        "error may-throw 10:19 «B» the mapping from 'Tag' to 'Row', which 'tags' of 'B' needs, may throw"
    ),
    RuleCase(
      "a mapping that is used may answer nil",
      """
      mappings:
        - {from: A, to: B, members: {id: {default: '0'}, link: {by: Links.url}}}
        - {from: Tag, to: Row, optional: true}
      """,
      finds:
        "error may-fail 10:19 «B» the mapping from 'Tag' to 'Row', which 'tags' of 'B' needs, may answer nil"
    ),
    RuleCase(
      "an enum cannot be updated",
      "mappings: [{from: Int, to: G, cases: {a: 1, none: 2}, optional: true, update: true}]",
      finds: "error mixed-kinds 9:79 «true» an enum has no members to fill"),
  ]
}
