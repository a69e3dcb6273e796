import RutterDiagnostics
import Testing

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
