import Foundation
import RutterCompiler
import RutterTestSupport
import Testing

/// What is generated compiles, passes the linter and does what it says.
@Suite struct MappingBehaviourTests {
  private static let manifest = """
    models:
      User: {id: Identifier, name: String, gender: Gender, tags: '[Tag]', labels: Set<Tag>, index: '[String: [Tag?]]', home: Address?, work: Address?, note: String?, default: Bool, model: String}
      UserObject:
        kind: class
        members: {identifier: Int, name: String, gender: Int, tags: '[TagObject]', labels: Set<TagObject>, index: '[String: [TagObject?]]', home: AddressObject?, city: CityObject?, note: String, default: Bool, model: String?}
      Gender: {kind: enum, cases: [female, male, unknown]}
      Tag: {text: String}
      TagObject: {text: String, hits: Int = 7}
      Address: {street: String, city: City}
      AddressObject: {kind: class, members: {street: String, city: CityObject}}
      City: {name: String}
      CityObject: {name: String}
      Tree: {value: Int, children: '[Tree]'}
      Node: {kind: class, members: {value: String, children: '[Node]'}}
      Media: {kind: enum, cases: [{movie: Movie}, {person: {id: Int, of: Tag}}, nothing, {in: Int}, default]}
      MediaObject: {kind: enum, cases: [{movie: MovieRow}, {person: {of: TagObject, id: Int}}, none, {in: Int?}]}
      Movie: {path: String?, rank: Int}
      MovieRow: {url: String, rank: Double, theme: Int?}
      Page<Movie>: {items: '[Movie]', number: Int}
      Shelf.Row: {movies: '[MovieRow]', number: Int}
    mappings:
      - from: User
        to: UserObject
        members:
          identifier: {from: id.value, inverse: 'Identifier(value: identifier)'}
          city: work?.city
          note: {default: '""'}
          model: {from: model, inverse: 'model ?? "?"'}
      - {from: Gender, to: Int, cases: {female: 1, male: 2, unknown: 0}}
      - {from: Tag, to: TagObject, as: mapper, name: Mapper, members: {hits: {ignore: counted later}}}
      - {from: Address, to: AddressObject, inverse: true}
      - {from: City, to: CityObject, as: function, inverse: true}
      - {from: Tree, to: Node, members: {value: String(value)}}
      - {from: Media, to: MediaObject, parameters: {images: Images, theme: Int? = nil}, cases: {none: [nothing, .default]}}
      - from: Movie
        to: MovieRow
        as: mapper
        name: Mapper
        summary: A row of a movie.
        parameters: {images: Images, theme: Int? = nil}
        members:
          url: {from: 'path.map { movie in images.base + movie }', default: images.base}
          rank: 'rank > 0 ? Double(rank) : .zero'
      - {from: Page<Movie>, to: Shelf.Row, as: mapper, name: Mapper, parameters: {images: Images}, members: {movies: items}}
      - {from: Int, to: Gender, label: code, cases: {female: 1, male: 2, unknown: 0}, otherwise: unknown}
    """

  private static let app = """
    struct Identifier: Hashable { let value: Int }
    struct Images { let base: String }
    struct User {
      var id = Identifier(value: 1), name = "n", gender = Gender.male, tags = [Tag(text: "a")]
      var labels: Set = [Tag(text: "b")], index: [String: [Tag?]] = ["k": [nil, Tag(text: "c")]]
      var home: Address?, work: Address?, note: String?, `default` = true, model = "m"
    }
    final class UserObject {
      let identifier: Int, name: String, gender: Int, tags: [TagObject], labels: Set<TagObject>
      let index: [String: [TagObject?]], home: AddressObject?, city: CityObject?, note: String
      let `default`: Bool, model: String?
      init(
        identifier: Int, name: String, gender: Int, tags: [TagObject], labels: Set<TagObject>,
        index: [String: [TagObject?]], home: AddressObject?, city: CityObject?, note: String,
        default isDefault: Bool, model: String?
      ) {
        self.identifier = identifier
        self.name = name
        self.gender = gender
        self.tags = tags
        self.labels = labels
        self.index = index
        self.home = home
        self.city = city
        self.note = note
        self.default = isDefault
        self.model = model
      }
    }
    enum Gender { case female, male, unknown }
    struct Tag: Hashable { var text: String }
    struct TagObject: Hashable { var text: String, hits = 7 }
    struct Address { var street: String, city: City }
    final class AddressObject {
      let street: String, city: CityObject
      init(street: String, city: CityObject) { (self.street, self.city) = (street, city) }
    }
    struct City: Equatable { var name: String }
    struct CityObject: Equatable { var name: String }
    struct Tree { var value: Int, children: [Tree] = [] }
    final class Node {
      let value: String, children: [Node]
      init(value: String, children: [Node]) { (self.value, self.children) = (value, children) }
    }
    enum Media { case movie(Movie), person(id: Int, of: Tag), nothing, `in`(Int), `default` }
    enum MediaObject: Equatable { case movie(MovieRow), person(of: TagObject, id: Int), none, `in`(Int?) }
    struct Movie {
      var path: String?
      var rank: Int
    }
    struct MovieRow: Equatable { var url: String, rank: Double, theme: Int? }
    struct Page<Item> { var items: [Item], number: Int }
    enum Shelf { struct Row: Equatable { var movies: [MovieRow], number: Int } }

    @main struct App {
      static func main() {
        let city = City(name: "x")
        let user = UserObject(
          user: User(home: Address(street: "s", city: city), work: Address(street: "w", city: city)))
        precondition(user.identifier == 1 && user.name == "n" && user.gender == 2 && user.note == "")
        precondition(user.tags == [TagObject(text: "a")] && user.labels == [TagObject(text: "b")])
        precondition(user.index == ["k": [nil, TagObject(text: "c")]] && user.default)
        precondition(user.home?.city == CityObject(name: "x") && user.city?.name == "x")
        precondition(UserObject(user: User()).home == nil && UserObject(user: User()).city == nil)
        precondition(user.home.map { Address(addressObject: $0).city } == city)
        precondition([0, 1, 2, 9].map(Gender.init(code:)) == [.unknown, .female, .male, .unknown])
        let node = Node(tree: Tree(value: 1, children: [Tree(value: 2), Tree(value: 3)]))
        precondition(node.value == "1" && node.children.map(\\.value) == ["2", "3"])
        let images = Images(base: "/")
        let row = Mapper().map(Movie(path: "p", rank: 2), images: images, theme: 4)
        precondition(row == MovieRow(url: "/p", rank: 2, theme: 4))
        let bare = MovieRow(url: "/", rank: 0, theme: nil)
        let page = Page(items: [Movie(path: nil, rank: 0)], number: 3)
        precondition(Mapper().map(page, images: images) == Shelf.Row(movies: [bare], number: 3))
        func media(_ media: Media) -> MediaObject { MediaObject(media: media, images: images) }
        precondition(media(.movie(Movie(path: nil, rank: 0))) == .movie(bare))
        precondition(media(.person(id: 1, of: Tag(text: "a"))) == .person(of: TagObject(text: "a"), id: 1))
        precondition(media(.nothing) == .none && media(.default) == .none && media(.in(1)) == .in(1))
        print("ok")
      }
    }
    """

  @Test(arguments: ["5", "6"])
  func compilesAndDoesWhatItSays(_ version: String) throws {
    let folder = try TemporaryFolder()
    let compilation = MappingCompilation(Self.manifest)
    try #require(compilation.findings == [])
    let mappings = try folder.write(try compilation.swift(.relative), "Mappings.swift")
    let app = try folder.write(Self.app, "App.swift")
    let program = folder.path("app")
    let build = try folder.run(
      "swiftc",
      [
        "-swift-version", version, "-warnings-as-errors", "-parse-as-library", mappings, app, "-o",
        program,
      ])
    #expect(build.transcript == "exit code 0\n")
    #expect(try folder.run(program).transcript == "exit code 0\nok\n")
  }

  @Test(arguments: [Configuration.SourceLocations.none, .relative])
  func passesTheLinter(_ locations: Configuration.SourceLocations) throws {
    let folder = try TemporaryFolder()
    let swift = try MappingCompilation(Self.manifest).swift(locations)
    let file = try folder.write("// A header." + swift, "Mappings.swift")
    let lint = try folder.run(
      "swift",
      [
        "format", "lint", "--strict", "--configuration",
        "{\"version\": 1, \"lineLength\": 200, \"indentation\": {\"spaces\": 2}}", file,
      ])
    #expect(lint.transcript == "exit code 0\n")
  }

  @Test func swiftcFindsFaultWithTheManifestsLine() throws {
    let folder = try TemporaryFolder()
    let compilation = MappingCompilation(
      """
      models: {A: {x: Int, y: Int, s: S?}, B: {x: Int, y: String, z: Int, w: Int}, G: {kind: enum, cases: [a]}}
      mappings:
        - from: A
          to: B
          members:
            y: y.text
            z: {from: s?.size, default: '"none"'}
            w: {constant: '"one"'}
        - {from: Int, to: G, cases: {a: 1}, otherwise: .b(int)}
      """)
    try #require(compilation.findings == [])
    let mappings = try folder.write(try compilation.swift(.relative), "Mappings.swift")
    let app = try folder.write(
      """
      struct A { var x: Int, y: Int, s: S? }
      struct B { var x: Int, y: String, z: Int, w: Int }
      struct S { var size: Int }
      enum G { case a }
      """, "App.swift")
    let output = try folder.run("swiftc", ["-typecheck", mappings, app]).transcript
    let errors = output.split(separator: "\n").filter {
      $0.contains(": error: ") && !$0.contains("|")
    }
    let lines = errors.compactMap { error in
      error.firstRange(of: "A.yaml:").map { error[$0.upperBound...].prefix(2) }
    }
    #expect(lines.sorted() == ["6:", "7:", "8:", "9:"], "\(output)")
    #expect(errors.count == lines.count)
  }
}

/// A folder of a test's own, gone after it.
private final class TemporaryFolder {
  private let url: URL

  init() throws { url = try Repository.temporaryFolder("rutter-mapping") }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  func run(_ program: String, _ arguments: [String] = []) throws -> ProcessResult {
    try Command(program, arguments, directory: url).run()
  }
}
