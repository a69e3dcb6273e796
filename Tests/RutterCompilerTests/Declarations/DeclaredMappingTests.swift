import RutterCompiler
import RutterDiagnostics
import Testing

/// Mappings between types of which no manifest says a word: the app's Swift does.
@Suite struct DeclaredMappingTests {
  /// The Swift generated for a manifest of mappings, without what stands around them.
  private func mapped(_ mappings: String, _ swift: String) -> String {
    generated(mappings, swift).split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func pairsPropertiesWithTheMemberwiseInitializer() {
    let swift = """
      struct User { let id: Int; var name: String, nick: String?; static var count = 0 }
      struct Row { let id: Int; let name: String; var nick: String?; let isNew = true }
      """
    #expect(
      mapped("mappings: [{from: User, to: Row}]", swift) == """
        extension Row {
          init(user: User) {
            self.init(
              id: user.id,
              name: user.name,
              nick: user.nick)
          }
        }
        """)
  }

  @Test func takesTheInitializerThatIsWritten() {
    let swift = """
      struct User { let id: Int; let first: String; let last: String
        var name: String { first + " " + last }
        private var secret = 1
      }
      final class Row { var a = 0
        init(_ id: Int, called name: String, isNew: Bool = false) {}
        convenience init?(text: String) { nil }
        init(from decoder: any Decoder) throws {}
      }
      """
    let manifest = """
      mappings:
        - from: User
          to: Row
          members: {called: "first + last", isNew: {ignore: set later}}
      """
    #expect(
      mapped(manifest, swift) == """
        extension Row {
          convenience init(user: User) {
            self.init(user.id, called: user.first + user.last)
          }
        }
        """)
  }

  @Test func takesTheInitializerThatFitsBest() {
    let swift = """
      struct User { let id: Int; let name: String }
      struct Row {
        let id: Int; let text: String
        init(id: Int, date: Double) { self.id = id; text = "" }
        init(id: Int, name: String, size: Int = 1) { self.id = id; text = name }
        init(name: String) { id = 0; text = name }
      }
      """
    let text = mapped(
      "mappings: [{from: User, to: Row, members: {size: {ignore: the usual}}}]", swift)
    #expect(text.contains("self.init(id: user.id, name: user.name)"))
  }

  @Test func knowsNestedTypesAliasesAndGenerics() {
    let swift = """
      struct Movie { typealias ID = Int; enum Kind { case film, series }
        let id: ID; let kind: Kind; let tags: [Tag]; struct Tag { let text: String } }
      struct MovieDTO { typealias Key = Movie.ID
        let id: Key; let kind: KindDTO; let tags: [TagDTO] }
      enum KindDTO { case film, series }
      struct TagDTO { let text: String }
      struct Page<Item> { let items: [Item]; let next: Int? }
      typealias MoviePage = Page<Movie>
      struct Result { let page: MoviePage }
      struct ResultDTO { let page: Page<MovieDTO> }
      """
    let manifest = """
      mappings:
        - {from: MovieDTO, to: Movie}
        - {from: KindDTO, to: Movie.Kind, label: dto}
        - {from: TagDTO, to: Movie.Tag, label: dto}
        - {from: Page<MovieDTO>, to: MoviePage, as: function, name: page}
        - {from: ResultDTO, to: Result}
      """
    let text = mapped(manifest, swift)
    #expect(text.contains("id: movieDTO.id,"))
    #expect(text.contains("kind: Movie.Kind(dto: movieDTO.kind),"))
    #expect(text.contains("tags: movieDTO.tags.map { Movie.Tag(dto: $0) }"))
    #expect(text.contains("items.map { Movie(movieDTO: $0) }"))
    #expect(text.contains("self.init(page: resultDTO.page.page())"))
  }

  @Test func readsWhatIsInheritedAndWorkedOut() {
    let swift = """
      class Base { var id = 0 }
      protocol Named { var name: String { get } }
      extension Named { var title: String { name } }
      final class User: Base, Named { let name: String; lazy var slow = 1 
        init(name: String) { self.name = name } }
      struct Row { let id: Int; let title: String; let name: String }
      """
    #expect(mapped("mappings: [{from: User, to: Row}]", swift).contains("title: user.title,"))
  }

  @Test func mapsEnumsWithPayloads() {
    let swift = """
      enum A { case none, one(Int), both(first: String, Int) }
      enum B { case none; case one(Int); case both(first: String, Int) }
      """
    let text = mapped("mappings: [{from: A, to: B}]", swift)
    #expect(text.contains("case .both(let first, let value1): self = .both(first: first, value1)"))
  }

  @Test func leavesTypesThatItCannotTellToSwift() {
    let swift = """
      struct User { let id: Int; let made = make(); var day = Date(), all = [Int]() }
      struct Row { let id: Int; let made: String; let day: Date; let all: [Int] }
      """
    let text = mapped("mappings: [{from: User, to: Row}]", swift)
    #expect(text.contains("made: user.made,"))
    #expect(text.contains("all: user.all"))
  }

  // MARK: Findings

  @Test func pointsAtTheDeclarations() {
    expectFindings(
      """
      mappings:
        - {from: 1️⃣User, to: 2️⃣Row}
      """,
      swift: """
        struct User { let 3️⃣fullname: String }
        struct Row { let 4️⃣fullName: String; var 5️⃣age: Int }
        """,
      .init("2️⃣", "unfilled-member", "nothing fills 'age' of 'Row'", notes: ["5️⃣"]),
      .init("2️⃣", "unfilled-member", "nothing fills 'fullName' of 'Row'", notes: ["4️⃣"]))
  }

  @Test func holdsTypesAgainstEachOther() {
    expectFindings(
      "mappings: [{from: User, to: 1️⃣Row}]",
      swift: "struct User { let 2️⃣id: String? }\nstruct Row { let 3️⃣id: String }",
      .init(
        "1️⃣", "dropped-optional",
        "'id' may be nil and 'id' of 'Row' may not", notes: ["3️⃣", "2️⃣"]))
  }

  @Test func saysWhyAShapeCannotBeTold() {
    expectFindings(
      """
      mappings:
        - {from: 1️⃣Twice, to: Row}
        - {from: Row, to: 2️⃣Entity}
        - {from: Row, to: 3️⃣Open}
        - {from: Row, to: 4️⃣Named}
        - {from: Row, to: 5️⃣Maybe}
      """,
      swift: """
        struct Row { let id: Int }
        #if A
        struct Twice { let id: Int }
        #else
        struct Twice { let id: Int }
        #endif
        final class Entity: ManagedObject { var id = 0 }
        struct Open { let (a, b) = (1, 2) }
        protocol Named {}
        struct Maybe { init?(id: Int) {} }
        """,
      .init("1️⃣", "unknown-model", "the shape of 'Twice' cannot be told: there are 2 of that name"),
      .init(
        "2️⃣", "unknown-model",
        "the shape of 'Entity' cannot be told: its superclass or a macro may bring initializers"),
      .init(
        "3️⃣", "unknown-model", "the shape of 'Open' cannot be told: part of it could not be read"),
      .init("4️⃣", "unknown-model", "the shape of 'Named' cannot be told: a protocol has no values"),
      .init(
        "5️⃣", "unknown-model",
        "the shape of 'Maybe' cannot be told: it has no initializer that can be called from another file and always succeeds"
      ))
  }

  @Test func saysNothingOfMembersThatMayComeFromElsewhere() {
    expectClean(
      "mappings: [{from: User, to: Row, members: {text: label}}]",
      swift: "struct User: Labelled { let id: Int }\nstruct Row { let id: Int; let text: String }")
  }

  @Test func readsManifestsBeforeSources() {
    expectFindings(
      """
      models:
        Row: {id: Int}
      mappings: [{from: User, to: 1️⃣Row}]
      """,
      swift: "struct User { let 2️⃣id: String }\nstruct Row { let id: Int }",
      .init(
        "1️⃣", "no-mapping",
        "'id' cannot fill 'id' of 'Row': no mapping from 'String' to 'Int' is known"))
  }
}

/// Shapes of `models:` that are also in the sources.
@Suite struct StaleModelTests {
  @Test func holdsModelsAgainstTheSources() {
    expectFindings(
      """
      models:
        User: {id: 1️⃣Int, 2️⃣nam: String, note: String?, title: Text}
        3️⃣Kind: {kind: enum, cases: [a, 4️⃣c]}
        5️⃣Row: {kind: class, members: {id: Int}}
        Other: {id: Int}
      """,
      swift: """
        typealias Text = String
        struct User { let 6️⃣id: UUID; let name: String, title: String
          init(note: String?, name: String) {} }
        enum Kind { case a, 7️⃣b }
        struct Row { let id: Int }
        """,
      .init(
        "1️⃣", "stale-model", "'id' of 'User' is 'UUID' in the sources", fix: "write 'UUID'",
        notes: ["6️⃣"]),
      .init("2️⃣", "stale-model", "the sources' 'User' has no member 'nam'", fix: "write 'name'"),
      .init("3️⃣", "stale-model", "the sources' 'Kind' has a case 'b' too", notes: ["7️⃣"]),
      .init("4️⃣", "stale-model", "the sources' 'Kind' has no case 'c'"),
      .init("5️⃣", "stale-model", "'Row' is a struct in the sources"))
  }

  @Test func agreesWhereAliasesHideTheType() {
    expectClean(
      "models: {User: {id: User.ID}}",
      swift: "struct User { typealias ID = Int\n let id: Int }")
  }
}
