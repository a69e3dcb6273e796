import RutterDiagnostics
import Testing

/// How the author's names are bound where the source is `self`, a variable, or hidden by another name.
@Suite struct MappingNameTests {
  /// A mapping's other keys, the entry of `x`, and the call it becomes.
  struct NameCase: Sendable {
    let keys: String
    let entry: String
    let call: String
  }

  @Test(arguments: functions + mappers + initializers)
  func bindsNames(_ name: NameCase) throws {
    let compilation = MappingCompilation(
      """
      models:
        User: {y: Int, z: Int?, user: Int, default: Int, items: '[Int]', init: Int}
        Row: {x: Int}
      mappings:
        - {from: User, to: Row, \(name.keys), members: {x: \(name.entry)}}
      """)
    try #require(!compilation.report.hasErrors, "\(compilation.findings)")
    let swift = try compilation.swift()
    #expect(swift.contains(name.call))
  }

  static let functions = [
    NameCase(keys: "as: function", entry: "y", call: "  Row(x: y)"),
    NameCase(keys: "as: function", entry: "y + user.hash", call: "Row(x: y + user.hash)"),
    NameCase(keys: "as: function", entry: "'y + self.y'", call: "Row(x: y + self.y)"),
    NameCase(keys: "as: function", entry: "'`default` + 1'", call: "Row(x: `default` + 1)"),
    NameCase(keys: "as: function", entry: "'`init`'", call: "Row(x: `init`)"),
    NameCase(
      keys: "as: function, parameters: {k: Int}", entry: "y + k", call: "Row(x: y + k)"),
    NameCase(
      keys: "as: function", entry: "'items.map { y in y }.count + y'",
      call: "Row(x: items.map { y in y }.count + y)"),
  ]

  static let mappers = [
    NameCase(keys: "as: mapper", entry: "y", call: "Row(x: user.y)"),
    NameCase(keys: "as: mapper", entry: "user", call: "Row(x: user.user)"),
    NameCase(keys: "as: mapper", entry: "'`default`'", call: "Row(x: user.default)"),
    NameCase(keys: "as: mapper", entry: "'`init` + y'", call: "Row(x: user.`init` + user.y)"),
    NameCase(
      keys: "as: mapper", entry: "'items.map { user in user }.count'",
      call: "map(_ source: User) -> Row {\n    Row(x: source.items.map { user in user }.count)"),
    NameCase(
      keys: "as: mapper, parameters: {source: Int}", entry: "'items.map { user in source }[0]'",
      call:
        "map(_ sourceValue: User, source: Int) -> Row {\n    Row(x: sourceValue.items.map { user in source }[0])"
    ),
  ]

  static let initializers = [
    NameCase(
      keys: "label: model", entry: "y", call: "init(model: User) {\n    self.init(x: model.y)"),
    NameCase(
      keys: "label: model", entry: "model.hash",
      call: "init(model: User) {\n    self.init(x: model.hash)"),
    NameCase(
      keys: "label: default", entry: "y",
      call: "init(default user: User) {\n    self.init(x: user.y)"),
    NameCase(
      keys: "label: from", entry: "y", call: "init(from user: User) {\n    self.init(x: user.y)"),
    NameCase(
      keys: "parameters: [Int]", entry: "y + param0",
      call: "init(user: User, _ param0: Int) {\n    self.init(x: user.y + param0)"),
    NameCase(
      keys: "parameters: {in: Int = 1}", entry: "'y + `in`'",
      call: "init(user: User, in: Int = 1) {\n    self.init(x: user.y + `in`)"),
    NameCase(
      keys: "label: _", entry: "'z.map { z in z + y } ?? 0'",
      call: "init(_ user: User) {\n    self.init(x: user.z.map { z in z + user.y } ?? 0)"),
    NameCase(
      keys: "label: _", entry: "'{ [y] in y }()'",
      call: "init(_ user: User) {\n    self.init(x: { [y = user.y] in y }())"),
  ]

  @Test(arguments: [
    ("User", "user"), ("URLSet", "urlSet"), ("Account.Settings", "settings"),
    ("Page<User>", "page"),
    ("Int?", "int"), ("'[Int]'", "ints"), ("Set<Int>", "ints"),
  ])
  func namesTheSourceAfterItsType(_ type: String, _ name: String) throws {
    let compilation = MappingCompilation(
      """
      models: {G: {kind: enum, cases: [a]}}
      mappings: [{from: \(type), to: G, cases: {a: 1}, otherwise: a}]
      """)
    #expect(compilation.findings == [])
    let bare = type.replacing("'", with: "")
    #expect(try compilation.swift().contains("init(\(name): \(bare)) {\n    switch \(name) {"))
  }
}
