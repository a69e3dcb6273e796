import RutterCompiler
import RutterDiagnostics
import RutterTemplateEngine
import Testing

/// What templates see of a small model, apart from the templates.
@Suite struct SeamTests {
  private static let manifest = """
    summary: Books.
    screens:
      home: {opens: [book], metadata: {owner: shop}}
      book:
        parameters: {id: Int, mark: String? = nil}
        viewModel: {arguments: {bookID: id}}
        if: DEBUG
    routers:
      Shop: {root: home}
    """

  private func contexts() throws -> [RenderContext] {
    var report = Report()
    let file = SourceFile(id: FileID(0), path: "Specs/Shop.yaml", text: Self.manifest)
    let tree = try #require(SyntaxReader.parse(file, into: &report))
    let manifest = try #require(ManifestDecoder.decode(tree, into: &report))
    let model = Resolver.resolve([manifest], Configuration(), into: &report)
    #expect(report.sorted().map(\.message) == [])
    return Shaper(model, Locator([file], .relative, root: nil)).shape(nil)
  }

  @Test func thereIsOneContextForEachFile() throws {
    #expect(
      try contexts().map(\.path) == [
        "Generated/ShopScreens.generated.swift", "Generated/ShopFactory.generated.swift",
        "Generated/ShopRouters.generated.swift", "Generated/ViewModelFactory.generated.swift",
      ])
    #expect(try contexts().allSatisfy { $0.template == "file.swift.stencil" })
  }

  /// In an order of their own, which no hashing decides.
  @Test func namesOfTypesStandInOrder() throws {
    let context = try #require(try contexts().first { $0.path.contains("ShopRouters") })
    guard case .list(let routers)? = context.values["routers"],
      case .record(let router)? = routers.first, case .record(let names)? = router["names"]
    else {
      Issue.record("there is no router with names")
      return
    }
    #expect(
      names.names == [
        "Group", "Image", "Label", "Set", "State", "Tab", "Task", "Text", "Call", "CodingKeys",
        "Content", "ParameterKeys", "SavedState",
      ])
  }

  @Test func protocolsAreShapedWithTheirMethods() throws {
    let context = try #require(try contexts().first)
    #expect(
      context.values["protocols"]?.json() == """
        [
          {
            "access": {
              "extension": "",
              "member": "",
              "needsInit": false,
              "type": ""
            },
            "callType": "Call",
            "condition": "",
            "conformances": ": Equatable, Sendable",
            "metadata": {
              "owner": "shop"
            },
            "methods": [
              {
                "answer": null,
                "call": ".openBook(id: id, mark: mark)",
                "case": "openBook",
                "condition": "DEBUG",
                "declaration": "func openBook(id: Int, mark: String?)",
                "deprecated": null,
                "location": null,
                "metadata": null,
                "name": "openBook",
                "parameters": "id: Int, mark: String?",
                "payload": "(id: Int, mark: String?)",
                "result": "",
                "stub": "{}",
                "summary": null
              }
            ],
            "name": "HomeNavigating",
            "nonisolated": "nonisolated ",
            "screen": "home"
          }
        ]
        """)
  }

  @Test func factoryMethodsAreShapedWithTheirCalls() throws {
    let context = try contexts()[1]
    #expect(
      context.values["methods"]?.json() == """
        [
          {
            "access": {
              "extension": "",
              "member": "",
              "needsInit": false,
              "type": ""
            },
            "call": "BookViewModel(bookID: id, mark: mark)",
            "condition": "DEBUG",
            "location": {
              "file": "Specs/Shop.yaml",
              "line": 6
            },
            "name": "makeBook",
            "parameters": "id: Int, mark: String? = nil",
            "screen": "book",
            "type": "BookViewModel"
          }
        ]
        """)
  }

  @Test func onlyWhatAFileHoldsIsInItsContext() throws {
    for context in try contexts() {
      let parts = ["protocols", "methods", "routers", "mappings"]
      let filled = parts.filter { context.values[$0]?.json() != "[]" }
      #expect(filled.count <= 1)
      #expect(context.values["undeclared"] == nil)
    }
  }
}
