import RutterCompiler
import RutterDiagnostics
import Testing

@Suite struct ManifestEditorTests {
  private func edited(
    _ text: String, _ value: NewValue = .nothing, at path: String..., file: String = "Shop.yaml"
  ) throws -> String {
    var editor = ManifestEditor(SourceFile(id: FileID(0), path: file, text: text))
    do {
      try editor.add(value, at: path)
    } catch {
      return "no: " + error.message
    }
    return String(decoding: editor.file.bytes, as: UTF8.self)
  }

  private static let cart = NewValue.mapping([
    NewEntry("parameters", .mapping([NewEntry("id", .text("Int", isSwift: true))])),
    NewEntry("present", .text("sheet")),
  ])

  @Test func aListOfNamesStaysOneWhereNamesAreAll() throws {
    #expect(
      try edited("screens: [a, b]  # all\n", at: "screens", "c") == "screens: [a, b, c]  # all\n")
    #expect(
      try edited("screens:\n- a\n- b # two\n", at: "screens", "c")
        == "screens:\n- a\n- b # two\n- c\n")
    #expect(try edited("screens: [a]\n", at: "screens", "a") == "screens: [a]\n")
  }

  @Test func aListOfNamesBecomesAMappingWhereMoreIsToSay() throws {
    #expect(
      try edited("screens: [a, b]  # all\n\nrouters: {}\n", Self.cart, at: "screens", "cart") == """
        screens:  # all
          a:
          b:
          cart:
            parameters: {id: Int}
            present: sheet

        routers: {}

        """)
    #expect(
      try edited("screens:\n- a # one\n# two\n- b\n", at: "screens", "a", "opens", "c") == """
        screens:
          a: # one
            opens: [c]
        # two
          b:

        """)
    #expect(
      try edited(
        "screens: {home: {opens: [a, b]}}\n", Self.cart, at: "screens", "home", "opens", "c")
        == "screens: {home: {opens: {a, b, c: {parameters: {id: Int}, present: sheet}}}}\n")
  }

  @Test func entriesAreWrittenAsTheirNeighboursAre() throws {
    #expect(
      try edited(
        "screens:\n    a:\n        view: A # why\n        # lazy: true\n\n    b:\n        view: B\n    # c:\n\nx: 1",
        Self.cart, at: "screens", "cart") == """
          screens:
              a:
                  view: A # why
                  # lazy: true

              b:
                  view: B

              cart:
                  parameters: {id: Int}
                  present: sheet
              # c:

          x: 1
          """)
    #expect(
      try edited("screens:\r\n  a: {view: A}\r\n", Self.cart, at: "screens", "cart")
        == "screens:\r\n  a: {view: A}\r\n  cart: {parameters: {id: Int}, present: sheet}\r\n")
    #expect(
      try edited("screens: {\n  a: {}, # one\n  b: {} # two\n}\n", at: "screens", "c")
        == "screens: {\n  a: {}, # one\n  b: {}, # two\n  c\n}\n")
  }

  @Test func keysGoWhereTheReferenceHasThem() throws {
    #expect(
      try edited("screens:\n  a:\n    view: A\n    title: T\n", at: "screens", "a", "opens", "b")
        == "screens:\n  a:\n    view: A\n    title: T\n    opens: [b]\n")
    #expect(
      try edited("routers:\n  R: {root: a, class: false}\n", at: "routers", "R", "routes", "b")
        == "routers:\n  R: {root: a, class: false, routes: [b]}\n")
    #expect(
      try edited("routers:\n  R:\n    class: false\n", at: "routers", "R", "routes", "b")
        == "routers:\n  R:\n    class: false\n    routes: [b]\n")
    #expect(
      try edited("routers: {R: {root: a}}\n", at: "screens", "a")
        == "routers: {R: {root: a}}\nscreens: [a]\n"
        || (try edited("routers: {R: {root: a}}\n", at: "screens", "a"))
          == "screens: [a]\nrouters: {R: {root: a}}\n"
    )
  }

  @Test(arguments: [
    ("screens:\n", "screens: [a]\n"), ("screens: {}\n", "screens: [a]\n"),
    ("screens: ~ # none\n", "screens: [a] # none\n"), ("", "screens: [a]\n"),
    ("# shop\n", "# shop\nscreens: [a]\n"), ("{}\n", "{screens: [a]}\n"),
    ("screens: []\n", "screens: [a]\n"),
  ])
  func whatIsEmptyIsFilled(text: String, expected: String) throws {
    #expect(try edited(text, at: "screens", "a") == expected)
  }

  @Test func emptyEntriesGetABlock() throws {
    #expect(
      try edited("screens:\n  a: # first\n  b:\n", at: "screens", "a", "opens", "b")
        == "screens:\n  a: # first\n    opens: [b]\n  b:\n")
    #expect(
      try edited("screens: {a, b}\n", at: "screens", "a", "opens", "b")
        == "screens: {a: {opens: [b]}, b}\n")
  }

  @Test func jsonStaysJSON() throws {
    #expect(
      try edited(
        "{\n  \"screens\": {\n    \"a\": {}\n  }\n}\n", Self.cart, at: "screens", "cart",
        file: "Shop.json")
        == "{\n  \"screens\": {\n    \"a\": {},\n    \"cart\": {\"parameters\": {\"id\": \"Int\"}, \"present\": \"sheet\"}\n  }\n}\n"
    )
    #expect(
      try edited("{\"screens\": [\"a\"]}", Self.cart, at: "screens", "c", file: "Shop.json")
        == "{\"screens\": {\"a\": {}, \"c\": {\"parameters\": {\"id\": \"Int\"}, \"present\": \"sheet\"}}}"
    )
    #expect(
      try edited("", at: "screens", "a", "opens", "b", file: "Shop.json")
        == "{\"screens\": {\"a\": {\"opens\": [\"b\"]}}}\n")
  }

  @Test func whatHasNoPlaceIsSaid() throws {
    #expect(
      try edited("x: &x {a: {}}\nscreens: *x\n", at: "screens", "b")
        == "no: 'b' would go into an alias, which stands for something elsewhere")
    #expect(
      try edited(
        "x: &x {opens: [c]}\nscreens:\n  a:\n    <<: *x\n    view: A\n", at: "screens", "a",
        "opens", "b")
        == "no: 'opens' comes from a merge key here")
    #expect(
      try edited("screens: 3\n", at: "screens", "a")
        == "no: 'screens' is neither a mapping nor a list, so 'a' has no place")
    #expect(
      try edited("screens: {a: {}}\n", Self.cart, at: "screens", "a").hasPrefix("screens: {a: {par")
    )
    #expect(
      try edited("screens: {a: {view: A}}\n", Self.cart, at: "screens", "a")
        == "no: 'a' is there already")
    #expect(try edited("screens: {\n", at: "screens", "a") == "no: the manifest cannot be read")
  }

  @Test(arguments: [
    ("Int", "Int"), ("[Movie]", "[Movie]"), ("[String: Int]", "[String: Int]"),
    ("String? = nil", "String? = nil"), ("(Int, Int) -> Void", "\"(Int, Int) -> Void\""),
    ("@MainActor () -> Void", "\"@MainActor () -> Void\""), ("null", "\"null\""),
    ("String = \"a, b\"", "'String = \"a, b\"'"), ("Int # x", "\"Int # x\""), (" Int", "\" Int\""),
    ("String = \"it's\\n\"", "String = \"it's\\n\""), ("a\nb", "\"a\\nb\""),
  ])
  func whatNeedsQuotesGetsThem(type: String, expected: String) throws {
    let value = NewValue.mapping([
      NewEntry("parameters", .mapping([NewEntry("id", .text(type, isSwift: true))]))
    ])
    #expect(
      try edited("screens:\n  b:\n", value, at: "screens", "a")
        == "screens:\n  b:\n\n  a:\n    parameters: {id: \(expected)}\n")
  }
}
