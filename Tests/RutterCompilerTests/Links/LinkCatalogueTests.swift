import RutterCompiler
import RutterDiagnostics
import Testing

/// The table of links, and what it says of a URL.
@Suite struct LinkCatalogueTests {
  private let project = LinkProject()

  @Test func listsEveryPatternOnceWithAllItsPlaces() {
    #expect(project.findings == [])
    #expect(
      project.catalogue.render(.text, place: project.place) == """
        Links start with https://shop.example or shop://.

        link                     what it does                         in            declared at
        /home                    back to the root                     Shop          Specs/Shop.yaml:2
        /items/{id}?note={note}  pushes item                          Shop, Orders  Specs/Shop.yaml:5
        /i/{id} (old)            pushes item                          Shop, Orders  Specs/Shop.yaml:5
        /items/{id}/photo        presents photo as a sheet over item  Shop          Specs/Shop.yaml:7
        /items/{id}/photo        presents photo as a sheet            Orders        Specs/Shop.yaml:7
        /help                    pushes help                          Orders        Specs/Shop.yaml:9

        """)
  }

  @Test func withoutLinksItSaysSo() {
    let project = LinkProject(
      settings: "{}", manifest: "screens: [home]\nrouters: {A: {root: home}}")
    #expect(project.catalogue.render(.text, place: project.place) == "no links\n")
    #expect(project.catalogue.render(.markdown, place: project.place).contains("There are none."))
  }

  @Test func markdownHasARowForEachThingALinkDoes() {
    let lines = project.catalogue.render(.markdown, place: project.place).split(separator: "\n")
    #expect(lines.count == 4 + 6)
    #expect(
      lines.contains("| `/i/{id} (old)` | pushes item | Shop, Orders | Specs/Shop.yaml:5 |"))
  }

  @Test func jsonHasEveryDestination() {
    let text = project.catalogue.render(.json, place: project.place)
    #expect(text.hasPrefix("{\n  \"version\": 1,\n"))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\"tabs\": [ \"shop\" ]"))
    #expect(words.contains("\"conditions\": [ \"DEBUG\" ]"))
    #expect(words.contains("\"over\": [ \"item\" ]"))
  }

  // MARK: Explanations

  @Test func aMatchSaysItsValuesAndWhereItLands() {
    #expect(
      project.explanation(of: "https://shop.example/items/7?note=a%2Fb") == """
        https://shop.example/items/7?note=a%2Fb

        It is /items/{id}?note={note} (Specs/Shop.yaml:5).

          id = "7"
          note = "a/b"

        It lands in the selected tab if that is one of these, or else in the first:
          tab 'shop', router Shop: pushes item
            stack: what is there › item
          tab 'orders', router Orders: pushes item
            stack: what is there › item

        Why it is not another:
          /items/{id}/photo (Specs/Shop.yaml:7): the path ends too early

        3 other links have another path.

        """)
  }

  @Test(arguments: [
    ("shop://items/x", "/items/{id}?note={note} (Specs/Shop.yaml:5): 'id' cannot be 'x'"),
    ("shop://itms/1", "the path has 'itms' where 'items' is due"),
    ("shop://items/1/photo/2", "the path goes on with '2'"),
    ("mail://items/1", "No link: the scheme 'mail' is not the app's."),
    ("https://other.example/", "No link: the host 'other.example' is not the app's."),
    ("items/1", "No link: it has no scheme."),
    ("shop://items/%zz", "No link: '%zz' is not percent-encoded UTF-8."),
    ("shop://elsewhere/and/far", "No link matches."),
  ])
  func aFailureSaysWhy(_ url: String, _ reason: String) {
    let text = project.explanation(of: url)
    #expect(text.contains(reason), "\(text)")
    #expect(LinkExplanation(url, project.catalogue).matches.isEmpty)
  }

  @Test func aBuildsOwnSchemeIsSaidToBeOne() {
    let settings = "links: {schemes: [shop], configurations: {DEBUG: {schemes: [shop-debug]}}}"
    let text = LinkProject(settings: settings).explanation(of: "shop-debug://home")
    #expect(text.contains("Only a build with DEBUG takes this scheme or host."))
    #expect(text.contains("It is /home"))
  }

  @Test func anExplanationIsData() {
    let text = LinkExplanation("shop://i/7", project.catalogue).json(place: project.place).text
    #expect(text.contains("\"url\": \"shop://i/7\""))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("\"id\": [ \"7\" ]"))
  }
}
