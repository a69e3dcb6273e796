import Foundation
import RutterCompiler
import RutterDiagnostics
import Testing

/// What a navigator's methods come to: shared, told apart, and different from router to router.
@Suite struct NavigatorTests {
  /// The Swift of a manifest's routers.
  private func routers(_ manifest: String, others: [String: String] = [:]) throws -> String {
    let compilation = Compiler().compile(MarkedProject(manifest, others: others).input)
    #expect(compilation.report.sorted().map(\.message) == [])
    let file = try #require(
      compilation.files.first { $0.path.hasSuffix("ShopRouters.generated.swift") })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private func count(_ text: String, in swift: String) -> Int {
    swift.components(separatedBy: text).count - 1
  }

  @Test func oneMethodServesFourProtocols() throws {
    let swift = try routers(
      """
      screens:
        home: {opens: [book, author, series]}
        book: {parameters: {id: Int}, opens: [book]}
        author: {opens: [book]}
        series: {opens: [book]}
      routers: {Shop: {root: home}}
      """)
    #expect(count("func openBook(id: Int) {", in: swift) == 1)
    #expect(
      swift.contains(": HomeNavigating, BookNavigating, AuthorNavigating, SeriesNavigating {"))
  }

  @Test func labelsTellOverloadsApart() throws {
    let swift = try routers(
      """
      screens:
        home:
          opens:
            book:
            other: {screen: book, method: openBook, parameters: {isbn: Int}, arguments: {id: isbn}}
        book: {parameters: {id: Int}}
      routers: {Shop: {root: home}}
      """)
    #expect(swift.contains("func openBook(id: Int) {\n    router.push(.book(id: id))"))
    #expect(swift.contains("func openBook(isbn: Int) {\n"))
    #expect(swift.contains("    router.push(.book(id: isbn))\n"))
  }

  @Test func anOptionalIsForwardedFilledOrDroppedAsEachRouterSays() throws {
    let swift = try routers(
      """
      screens:
        home: {opens: {book: {}, plain: {screen: book, arguments: {mark: nil}}}}
        book: {parameters: {id: Int, mark: String?}}
      routers:
        Shop: {root: home}
        Desk: {root: home, routes: {book: {arguments: {mark: nil}}}}
      """)
    let parts = swift.components(separatedBy: "struct DeskNavigator")
    #expect(parts.count == 2)
    #expect(parts[0].contains("router.push(.book(id: id, mark: mark))"))
    #expect(parts[0].contains("router.push(.book(id: id, mark: nil))"))
    #expect(!parts[1].contains("mark: mark))"))
    #expect(count("router.push(.book(id: id))", in: parts[1]) == 2)
  }

  @Test func aRouteOfTheWayOutsNameComesFirst() throws {
    let swift = try routers(
      """
      screens:
        home: {opens: {cast: {screen: people}, people: {}}}
        people:
      routers: {Shop: {root: home, routes: {cast: {screen: people, present: sheet}, people: {}}}}
      """)
    #expect(swift.contains("func openCast() {\n    router.present(.cast)"))
    #expect(swift.contains("func openPeople() {\n    router.push(.people)"))
  }

  @Test func twoScreensOfOneNameAreTwoRoutes() throws {
    let swift = try routers(
      """
      routers:
        Shop: {root: home, routes: {film: {screen: Films.details}}}
      screens:
        home: {opens: {details: {}, film: {screen: Films.details}, movie: {screen: Films.details}}}
        details: {view: BookDetails}
      """, others: ["Films.yaml": "screens: {details: {view: FilmDetails}}"])
    #expect(count("router.push(.film)", in: swift) == 2)
    #expect(count("router.push(.details)", in: swift) == 1)
  }

  @Test func aCaseThatCarriesDefaultsAloneIsStillCalled() throws {
    let swift = try routers(
      """
      screens:
        home: {opens: {book: {parameters: {}}}}
        book: {parameters: {page: Int = 0}}
      routers: {Shop: {root: home}}
      """)
    #expect(swift.contains("router.push(.book())"))
  }

  @Test func goesAwayInEveryDirection() throws {
    let swift = try routers(
      """
      screens:
        home: {opens: {book: {}, other: {router: Desk}}}
        book: {opens: {close: dismiss, back: back, start: root, done: resume, site: {url: "https://a.example"}}}
        desk:
      routers:
        Shop: {root: home}
        Desk: {root: desk}
        Main: {tabs: {shop: {router: Shop}, desk: {router: Desk}}}
      """)
    for (method, action) in [
      ("close", "router.dismiss()"), ("back", "router.pop()"), ("start", "router.popToRoot()"),
      ("done", "router.dismiss()"), ("openSite", #"open("https://a.example")"#),
    ] {
      #expect(swift.contains("func \(method)() {\n    \(action)\n  }"), "\(method)")
    }
    #expect(swift.contains("parent.selection = .desk"))
  }
}
