import RutterCompiler
import RutterDiagnostics
import Testing

/// What becomes of samples: an enum of previews.
@Suite struct PreviewTests {
  private func file(_ manifest: String, _ project: String) throws -> GeneratedFile {
    let compilation = Compiler().compile(MarkedProject(manifest, project: project).input)
    #expect(compilation.report.sorted().map(\.message) == [])
    return try #require(compilation.files.first { $0.path.contains("Preview") })
  }

  private func text(_ manifest: String, _ project: String = "previews: true") throws -> String {
    String(decoding: try file(manifest, project).bytes, as: UTF8.self)
  }

  @Test func valuesStandWhereTheyArePassedOn() throws {
    let text = try text(
      """
      screens:
        book:
          parameters: {id: Int, mark: Mark = .none}
          arguments: {number: id}
          samples: {first: {id: 1}, marked: {id: 2, mark: .read}}
          opens: {close: dismiss}
      """)
    #expect(text.contains("Book(number: 1, mark: .none, navigator: BookNavigatingStub())"))
    #expect(text.contains("Book(number: 2, mark: .read, navigator: BookNavigatingStub())"))
    #expect(text.contains("#Preview(\"book – marked\") {\n    ShopPreview.bookMarked\n  }"))
  }

  @Test func valuesAreConstantsWhereExpressionsUseThem() throws {
    let text = try text(
      """
      screens:
        book:
          parameters: {book: Book, isLarge: Bool}
          arguments: {title: book.title, isLarge: isLarge}
          modifiers: [.font(font)]
          samples: {book: .sample, isLarge: true}
      routers:
        Shop: {root: {screen: book, arguments: {book: .sample, isLarge: true}}, context: {font: Font}}
      """, "previews: {context: {font: .body}}")
    #expect(text.contains("let book: Book = .sample\n"))
    #expect(text.contains("let font: Font = .body\n"))
    #expect(text.contains("Book(title: book.title, isLarge: true).font(font)"))
  }

  @Test func viewModelsComeFromTheFactory() throws {
    let manifest = """
      module: ShopFeature
      screens:
        book:
          parameters: {id: Int, title: String}
          viewModel: {arguments: {bookID: id}}
          arguments: {title: title}
          samples: {id: 1, title: '"It"'}
          opens: {close: dismiss}
      """
    let project = """
      output: Modules/{module}
      previews: {factory: Factory.preview, imports: [Fixtures]}
      factory: {type: Factory, module: ShopApp, properties: {services: Services}}
      """
    let file = try file(manifest, project)
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(file.path == "Modules/ShopApp/ShopPreviews.generated.swift")
    #expect(
      text.contains(
        "let viewModel = Factory.preview.makeBook(id: 1, title: \"It\", navigator: BookNavigatingStub())"
      )
        || text.contains("navigator: BookNavigatingStub()"))
    #expect(text.contains("Book(viewModel: viewModel, title: \"It\")"))
    for module in ["Fixtures", "ShopFeature", "SwiftUI"] {
      #expect(text.contains("import \(module)\n"))
    }
    #expect(!text.contains("import ShopApp"))
  }

  @Test func conditionsSurroundWhatIsUnderThem() throws {
    let some = try text("screens: {home: , beta: {if: BETA}}")
    #expect(some.contains("\n#if DEBUG\n"))
    #expect(some.split(separator: "\n").count { $0.hasSuffix("#if BETA") } == 3)
    let all = try text("screens: {home: {if: os(iOS)}, beta: {if: BETA}}")
    #expect(all.contains("\n#if DEBUG && ((os(iOS)) || (BETA))\n"))
    let one = try text("screens: {beta: {if: BETA}}")
    #expect(one.contains("\n#if (DEBUG) && (BETA)\n"))
  }

  @Test func namesThatTheEnumHasItselfAreAvoided() throws {
    let text = try text("screens: {body: {view: A}, default: , allCases: {view: C}}")
    #expect(text.contains("case bodyScreen\n"))
    #expect(text.contains("case `default`\n"))
    #expect(text.contains("case allCasesScreen\n"))
    #expect(text.contains("#Preview(\"body\") {\n    ShopPreview.bodyScreen\n  }"))
  }

  @Test func allGetTheSameModifiers() throws {
    let text = try text(
      "screens: [home]", "previews: {modifiers: [.environment(store), '.tint(.red)']}")
    #expect(text.contains("screen.environment(store).tint(.red)"))
    #expect(text.contains("@MainActor @ViewBuilder\n    private var screen: some View {\n"))
    #expect(try !self.text("screens: [home]").contains("var screen"))
  }

  @Test func titlesAreShownInAStack() throws {
    let text = try text("screens: {home: {title: HOME}}")
    #expect(text.contains(".navigationTitle(\"HOME\")"))
    #expect(text.contains("NavigationStack { ShopPreview.home }"))
  }

  @Test func thereAreNoneUnlessAskedFor() {
    let manifest = "screens: {home: {parameters: {id: Int}, samples: {id: 1}}}"
    for project in ["", "previews: false"] {
      let compilation = Compiler().compile(MarkedProject(manifest, project: project).input)
      #expect(compilation.files.isEmpty)
    }
  }
}
