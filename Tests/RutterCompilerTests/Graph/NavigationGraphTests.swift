import RutterCompiler
import Testing

/// What of the manifests is in the picture.
@Suite struct NavigationGraphTests {
  @Test func aScreenIsANodeInEveryRouterThatShowsIt() {
    let sample = GraphSample(
      """
      screens: {home: {opens: [book]}, search: {opens: [book]}, book: }
      routers: {Home: {root: home}, Search: {root: search}}
      """)
    #expect(sample.screens == ["Home/home", "Home/book", "Search/search", "Search/book"])
    #expect(
      sample.edges == [
        "Home/home -push-> Home/book", "Search/search -push-> Search/book",
      ])
    #expect(sample.graph.containers.map(\.root) == [0, 2])
  }

  @Test func aWayOutHasThePresentationOfTheRouteItTakes() {
    let sample = GraphSample(
      """
      screens:
        home: {opens: [book, help, menu, tour]}
        book:
        help: {present: sheet}
        menu: {present: popover}
        tour:
      routers:
        Home: {root: home, routes: {tour: {present: fullScreenCover}}}
        Other: {root: book, routes: {help: {present: push}}}
      """)
    #expect(
      sample.edges == [
        "Home/home -push-> Home/book", "Home/home -sheet-> Home/help",
        "Home/home -popover-> Home/menu", "Home/home -fullScreenCover-> Home/tour",
      ])
    #expect(sample.graph.nodes.map(\.presentations).last == [.push])
  }

  @Test func everyKindOfWayOutIsAnEdge() {
    let sample = GraphSample(
      """
      screens:
        home:
          opens:
            close: dismiss
            goBack: back
            first: root
            share: {by: hand, parameters: {text: String}}
            help: {url: "https://help.example/{page}", parameters: {page: String}}
            again: {screen: home}
            settings: {router: Settings}
            options: {router: Settings}
        settings:
      routers:
        Home: {root: home, routes: [home]}
        Settings: {root: settings}
        Main: {tabs: {home: {router: Home}, settings: {router: Settings}}}
      """)
    #expect(
      sample.edges == [
        "Home/home -dismiss-> -", "Home/home -back-> -", "Home/home -root-> -",
        "Home/home -hand-> -", "Home/home -url-> https://help.example/{page}",
        "Home/home -push-> Home/home", "Home/home -tab-> Settings/settings",
        "Home/home -tab-> Settings",
      ])
    #expect(sample.graph.edges[3].method == "openShare(text: String)")
  }

  @Test func tabsHoldTheRoutersTheyShowAndScreensOfTheirOwn() {
    let sample = GraphSample(
      """
      screens: [home, about]
      routers:
        Home: {root: home}
        Main: {tabs: {home: {router: Home, title: HOME, systemImage: house}, about: }}
      """)
    #expect(sample.graph.containers.map(\.parent) == [1, nil])
    #expect(sample.graph.containers.map(\.kind) == [.stack, .tabs])
    let tabs = sample.graph.containers[1].tabs
    #expect(tabs.map(\.name) == ["home", "about"])
    #expect(tabs.map { sample.text($0.content) } == ["Home", "Main/about"])
    #expect(tabs[0].title == "HOME")
    #expect(tabs[0].systemImage == "house")
  }

  @Test func whatNoRouterShowsIsApart() {
    let sample = GraphSample(
      """
      screens: {home: , lost: {opens: [help, home]}, help: }
      routers: {Home: {root: home}}
      """)
    #expect(sample.screens == ["Home/home", "Unreachable/lost", "Unreachable/help"])
    #expect(sample.graph.containers.map(\.kind) == [.stack, .unreachable])
    #expect(
      sample.edges == [
        "Unreachable/lost -push-> Unreachable/help", "Unreachable/lost -push-> Home/home",
      ])
    #expect(GraphSample("screens: [home]").graph.containers.map(\.kind) == [.enums])
  }

  @Test func everythingKnowsWhereItIsDeclared() {
    let sample = GraphSample(
      """
      screens:
        home:
          parameters: {id: Int = 1}
          opens:
            book:
        book:
      routers:
        Home: {root: home}
      """)
    #expect(sample.graph.nodes.map { $0.place?.line } == [2, 6])
    #expect(sample.graph.edges.map { $0.place?.line } == [5])
    #expect(sample.graph.containers[0].place?.path == "Specs/Shop.yaml")
    #expect(sample.graph.containers[0].place?.line == 8)
    #expect(sample.graph.nodes[0].parameters.map(\.defaultValue) == ["1"])
  }

  @Test func linksStandWhereTheyLead() {
    let graph = GraphSample(
      """
      screens:
        home: {link: /, opens: [book]}
        book: {parameters: {isbn: String}, link: ["/books/{isbn}", "/b/{isbn}"]}
        about: {link: /about}
        help: {link: /help}
      routers:
        Home: {root: home}
        Main: {tabs: {home: {router: Home}, about: , help: }}
      """, project: "links: {schemes: [shop]}"
    ).graph
    #expect(graph.nodes.map(\.name) == ["home", "book", "about", "help"])
    #expect(graph.nodes.map(\.rootLinks) == [["/"], [], ["/about"], ["/help"]])
    #expect(graph.nodes[1].routes.map(\.links) == [["/books/{isbn}", "/b/{isbn}"]])
    #expect(graph.nodes[1].links == ["/books/{isbn}", "/b/{isbn}"])
  }

  @Test func routesSayWhatTheyRequire() {
    let graph = GraphSample(
      """
      guards: {signedIn: {otherwise: signIn}, adult: {otherwise: signIn}}
      screens:
        home: {opens: [account]}
        account: {requires: [signedIn, adult]}
        signIn: {present: sheet, opens: {done: resume}}
      routers:
        Home: {root: home, routes: {offers: {screen: home, requires: signedIn}}}
      """
    ).graph
    let routes = graph.nodes.flatMap(\.routes)
    #expect(
      Dictionary(uniqueKeysWithValues: routes.map { ($0.name, $0.guards) }) == [
        "offers": ["signedIn"], "account": ["signedIn", "adult"], "signIn": [],
      ])
  }

  @Test func whatIsShownInsteadIsLedToWhereNothingElseLeads() {
    let sample = GraphSample(
      """
      guards: {known: {otherwise: signIn}, adult: {otherwise: age}, member: {otherwise: join}}
      flags: [beta]
      screens:
        home: {opens: [orders, wine, chat, club, age]}
        orders: {requires: known}
        wine: {requires: [known, adult]}
        chat: {requires: beta, otherwise: mail}
        club: {requires: member}
        join: {opens: {done: resume}}
        signIn: {present: sheet}
        age: {}
        mail: {}
      routers:
        Shop: {root: home}
        Join: {root: join, present: sheet}
      """)
    #expect(
      sample.edges.filter { $0.contains("instead") } == [
        "Shop/orders -instead-> Shop/signIn", "Shop/wine -instead-> Shop/signIn",
        "Shop/chat -instead-> Shop/mail", "Shop/club -instead-> Join/join",
      ])
    #expect(
      sample.graph.edges.filter { $0.kind == .instead }.map(\.name) == [
        "known refuses", "known refuses", "beta is off", "member refuses",
      ])
    let mermaid = GraphFormat.mermaid.render(sample.graph)
    #expect(mermaid.contains("-.-x|\"beta is off\"|"))
    #expect(mermaid.contains("subgraph legend[\"Lines\"]"))
    #expect(mermaid.contains("k1[ ] -.-x|\"instead, where refused or off\"| m1[ ]"))
    #expect(GraphFormat.dot.render(sample.graph).contains("k0 -> m0 [label=\"push\"]"))
    #expect(GraphFormat.svg.render(sample.graph).contains("line instead"))
  }

  @Test func oneKindOfLineNeedsNoLegend() {
    let graph = GraphSample(
      "screens: {home: {opens: [item]}, item: {}}\nrouters: {Shop: {root: home}}"
    ).graph
    #expect(!GraphFormat.mermaid.render(graph).contains("legend"))
    #expect(!GraphFormat.dot.render(graph).contains("legend"))
  }

  @Test func screensSayWhatTheyReturn() {
    let graph = GraphSample(
      """
      screens:
        home: {opens: {colour: , stickers: {result: callback, parameters: {limit: Int}}}}
        colour: {present: sheet, returns: Colour}
        stickers: {present: sheet, parameters: {limit: Int}, returns: "[Sticker]"}
      routers: {Home: {root: home}}
      """
    ).graph
    #expect(graph.nodes.map(\.returned) == [nil, "Colour", "[Sticker]"])
    #expect(graph.edges[0].method == "openColour() async -> Colour?")
    #expect(graph.edges[1].method == "openStickers(limit: Int, answer: ([Sticker]?) -> Void)")
  }

  @Test func nothingDeclaredIsAnEmptyPicture() {
    let graph = NavigationGraph(Compiler().analyze(ProjectInput(project: nil, manifests: [])).model)
    #expect(graph.nodes.isEmpty && graph.containers.isEmpty)
    for format in GraphFormat.allCases { #expect(format.render(graph).hasSuffix("\n")) }
  }
}

/// One router of the picture.
@Suite struct GraphSelectionTests {
  private let sample = GraphSample(
    """
    screens:
      home: {opens: {book: , settings: {router: Settings}}}
      book: {opens: {help: {url: "https://help.example"}}}
      settings: {opens: [account]}
      account:
      lost:
    routers:
      Home: {root: home}
      Settings: {root: settings}
      Main: {tabs: {home: {router: Home}, settings: {router: Settings}}}
    """)

  @Test func keepsItsScreensAndWhatTheyLeadTo() throws {
    let part = GraphSample(try #require(sample.graph.router(named: "Home")))
    #expect(part.screens == ["Home/home", "Home/book", "Settings/settings"])
    #expect(
      part.edges == [
        "Home/home -push-> Home/book", "Home/home -tab-> Settings/settings",
        "Home/book -url-> https://help.example",
      ])
    #expect(part.graph.containers.map(\.parent) == [nil, nil])
    #expect(part.graph.containers.map(\.root) == [0, 2])
  }

  @Test func takesTheRoutersInItsTabs() throws {
    let part = GraphSample(try #require(sample.graph.router(named: "Main")))
    #expect(part.graph.containers.map(\.name) == ["Home", "Settings", "Main"])
    #expect(part.screens == sample.screens.filter { $0 != "Unreachable/lost" })
    #expect(part.graph.containers[2].tabs.map { part.text($0.content) } == ["Home", "Settings"])
  }

  @Test func isNothingForAnUnknownName() {
    #expect(sample.graph.router(named: "Shop") == nil)
    #expect(sample.graph.router(named: "Unreachable") == nil)
  }
}
