import Testing

/// The calls that manifests describe, held against the initializers that the app's Swift declares.
@Suite struct UnfitCallTests {
  /// A router whose root is `book`, so that nothing but the call is to be found.
  private func book(_ entry: String) -> String {
    "routers: {Shop: {root: {screen: book, arguments: {id: \"1\"}}}}\nscreens:\n  book: \(entry)\n"
  }

  @Test func acceptsWhatFits() {
    for swift in [
      "struct Book: View { let id: Int }",
      "struct Book: View { private let text: Int; init(id: Int, size: Int = 1, rest: Int...) {} }",
      "struct Book: View { init(x: Int) {} }\nextension Book { init(id: Int?) {} }",
      "struct Book<A>: View { init(id: some Hashable) {} }",
      "typealias Key = Int\nstruct Book: View { @State var open = false; @Binding var x: Int; init(id: Key) {} }",
      "struct Book: View { @Environment(\\.openURL) private var open; @State private var a = 1; let id: Int }",
      "@Entry struct Book: View { let isbn: String }", "struct Other: View {}",
      "#if A\nstruct Book {}\n#else\nstruct Book {}\n#endif",
    ] {
      expectClean(book("{parameters: {id: Int}}"), swift: swift)
    }
  }

  @Test func saysWhichLabelIsMeant() {
    expectFindings(
      book("{parameters: {key: String, id: Int}, arguments: {1️⃣isbm: key}}")
        .replacing("{id: \"1\"}", with: "{id: \"1\", key: '\"a\"'}"),
      swift: "struct Book: View { 2️⃣init(isbn: String, id: Int) {} }",
      .init(
        "1️⃣", "unfit-call", "'Book' takes no argument 'isbm'", fix: "write 'isbn'", notes: ["2️⃣"]))
  }

  @Test func saysHowToRenameWhatPassesThrough() {
    expectFindings(
      book("{parameters: {1️⃣id: Int}}"), swift: "struct 2️⃣Book: View { let number: Int }",
      .init(
        "1️⃣", "unfit-call", "'Book' takes no argument 'id'",
        help: "write 'arguments: {number: id}': the initializer is 'Book(number:)'", notes: ["2️⃣"]))
  }

  @Test func saysHowToLeaveOutWhatPassesThrough() {
    expectFindings(
      book("{parameters: {1️⃣id: Int}}"), swift: "struct Book: View {}",
      .init(
        "1️⃣", "unfit-call", "'Book' takes no argument 'id'",
        help:
          "the nearest initializer is 'Book()'; to leave 'id' out, write 'arguments' as a list, which is the whole call"
      ))
  }

  @Test func saysWhatIsMissing() {
    expectFindings(
      book("{parameters: {id: Int}, view: 1️⃣Book}"),
      swift: "struct Book: View { let id: Int; let 2️⃣title: String; var note: String? }",
      .init("1️⃣", "unfit-call", "'Book' needs an argument 'title'", notes: ["2️⃣"]))
  }

  @Test func saysWhichOrderIsDue() {
    expectFindings(
      book("{parameters: {id: Int, key: Int}, arguments: [id: id, key: 1️⃣key]}")
        .replacing("{id: \"1\"}", with: "{id: \"1\", key: \"2\"}"),
      swift: "struct Book: View { let key: Int; let id: Int }",
      .init(
        "1️⃣", "unfit-call", "the argument 'key' of 'Book' comes before 'id'",
        help: "write 'arguments: [key: key, id: id]'"))
  }

  @Test func saysWhichTypesDiffer() {
    let swift = """
      struct Movie {}; struct Actor {}; protocol P {}
      struct Book: View { let 2️⃣id: String; let movie: Movie; let other: any P; let size: Double }
      """
    expectFindings(
      """
      routers: {Shop: {root: home, routes: [book]}}
      screens:
        home: {view: Text}
        book:
          parameters: {1️⃣id: Int, 3️⃣movie: [Actor], other: Actor, size: CGFloat}
      """, swift: swift,
      .init("1️⃣", "unfit-call", "'id' of 'Book' is 'String', not 'Int'", notes: ["2️⃣"]),
      .init("3️⃣", "unfit-call", "'movie' of 'Book' is 'Movie', not '[Actor]'"),
      .init(
        "3️⃣", "unhashable-payload", "no route can carry 'movie': 'Actor' is not Hashable"),
      .init(
        "5:43", "unhashable-payload", "no route can carry 'other': 'Actor' is not Hashable"))
  }

  @Test func saysWhatMayBeNil() {
    expectFindings(
      book("{parameters: {1️⃣id: Int?}}"), swift: "struct Book: View { let id: Int }",
      .init("1️⃣", "unfit-call", "'id' of 'Book' cannot be nil, and 'id' may be"))
  }

  @Test func holdsViewModelsAgainstTheirInitializers() {
    let manifest = """
      routers: {Shop: {root: book}}
      screens:
        book: {viewModel: {arguments: 1️⃣{}}}
      """
    expectFindings(
      manifest,
      swift: """
        struct Book: View { let viewModel: BookViewModel }
        @MainActor @Observable final class BookViewModel { init(2️⃣text: String) {} }
        """,
      .init("1️⃣", "unfit-call", "'BookViewModel' needs an argument 'text'", notes: ["2️⃣"]))
    expectFindings(
      manifest.replacing("1️⃣", with: "").replacing("book:", with: "1️⃣book:"),
      swift:
        "struct Book: View { let 2️⃣viewModel: Other }\nstruct Other {}; struct BookViewModel {}",
      .init(
        "1️⃣", "unfit-call", "'viewModel' of 'Book' is 'Other', not 'BookViewModel'", notes: ["2️⃣"]))
  }

  @Test func saysWhereALabelIsDue() {
    expectFindings(
      book("{parameters: {id: Int}, arguments: [1️⃣id]}"),
      swift: "struct Book: View { let id: Int }",
      .init("1️⃣", "unfit-call", "'Book' takes 'id' under the label 'id'", fix: "write 'id: id'"))
    expectFindings(
      book("{parameters: {id: Int}, arguments: [1️⃣id: id]}"),
      swift: "struct Book: View { init(_ id: Int) {} }",
      .init(
        "1️⃣", "unfit-call", "'Book' takes 'id' without a label",
        help:
          "write 'arguments' as a list with 'id' alone: the initializer is 'Book(_:)'"))
  }

  @Test func saysThatNoInitializerIsInReach() {
    expectFindings(
      book("{parameters: {id: Int}, view: 1️⃣Book}"),
      swift: "struct Book: View { private 2️⃣init(id: Int) {} }",
      .init(
        "1️⃣", "unfit-call", "no initializer of 'Book' can be called from another file",
        help: "make it 'internal'", notes: ["2️⃣"]))
  }

  // MARK: Views that are not there

  private let two =
    "routers: {Shop: {root: home, routes: [book]}}\nscreens: {home: {}, 1️⃣book: {}}\n"

  @Test func findsViewsThatAreNotDeclared() {
    expectFindings(
      two, swift: "struct Home: View {}\nstruct Books: View {}",
      .init(
        "1️⃣", "unknown-view", "the sources declare no view 'Book'", help: "did you mean 'Books'?"))
  }

  @Test func writesTheViewThatIsMeant() {
    expectFindings(
      "routers: {Shop: {root: home, routes: [book]}}\nscreens: {home: {}, book: {view: 1️⃣Bok}}\n",
      swift: "struct Home: View {}\nstruct Book: View {}",
      .init("1️⃣", "unknown-view", "the sources declare no view 'Bok'", fix: "write 'Book'"))
  }

  @Test func isQuietWhereAViewMayComeFromElsewhere() {
    let swift = "struct Home: View {}"
    let plain = two.replacing("1️⃣", with: "")
    expectClean("imports: [Design]\n" + plain, swift: swift)
    expectClean("module: Shop\n" + plain, swift: swift)
    expectClean(plain, swift: "struct Elsewhere: View {}")
    expectClean(plain.replacing("book: {}", with: "book: {view: Text}"), swift: swift)
    expectClean(plain.replacing("book: {}", with: "book: {view: Design.Book}"), swift: swift)
  }
}

/// What routes can carry, of the types that the app's Swift declares.
@Suite struct DeclaredHashableTests {
  private func manifest(_ type: String) -> String {
    """
    routers: {Shop: {root: home, routes: [book]}}
    screens: {home: {view: Text}, book: {view: Text, parameters: {1️⃣id: \(type)}, arguments: [id]}}
    """
  }

  @Test(arguments: [
    "struct A: Hashable {}", "struct A {}\nextension A: Hashable {}", "enum A { case a, b }",
    "enum A: Hashable { case a(Int) }", "enum A: String { case a }", "@Model final class A {}",
    "protocol P: Hashable {}\nstruct A: P {}", "struct A: Elsewhere {}", "class A: Elsewhere {}",
    "@Macro struct A {}", "struct A { #members }",
    "struct A<T> {}\nextension A: Hashable where T: Hashable {}",
    "typealias A = Int", "",
  ])
  func isQuietAboutWhatIsOrMayBe(_ swift: String) {
    expectClean(manifest("A").replacing("1️⃣", with: ""), swift: swift + "\nstruct B {}")
  }

  @Test(arguments: [
    "struct 2️⃣A: Codable {}", "enum 2️⃣A { case a(Int) }", "final class 2️⃣A {}",
    "protocol P: Equatable {}\nstruct 2️⃣A: P {}", "typealias A = B\nstruct 2️⃣B {}",
  ])
  func findsWhatIsNot(_ swift: String) {
    let name = swift.contains("2️⃣B") ? "B" : "A"
    expectFindings(
      manifest("[A?]"), swift: swift,
      .init(
        "1️⃣", "unhashable-payload", "no route can carry 'id': '\(name)' is not Hashable",
        notes: ["2️⃣", "1:11"]))
  }
}
