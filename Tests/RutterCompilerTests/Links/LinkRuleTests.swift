import RutterCompiler
import RutterDiagnostics
import Testing

/// What is found wrong with links in manifests.
@Suite struct LinkRuleTests {
  private static let project = "links: {schemes: [shop], hosts: [shop.example]}"

  private func expect(
    _ manifest: String, project: String? = project, _ expected: ExpectedFinding...,
    at place: Testing.SourceLocation = #_sourceLocation
  ) {
    expectFindings(in: MarkedProject(manifest, project: project), expected, at: place)
  }

  /// One screen `item` with these keys, opened from the root.
  private func shop(_ item: String, routes: String = "") -> String {
    """
    screens:
      home: {opens: [item]}
      item: {\(item)}
    routers:
      Shop: {root: home\(routes.isEmpty ? "" : ", routes: {\(routes)}")}
    """
  }

  @Test func soundLinksAreClean() {
    expect(
      shop(#"parameters: {id: Int, note: String?}, link: ["/items/{id}?note={note}", "/i/{id}"]"#))
    expect(
      shop(
        #"parameters: {id: Int}, link: "/items/{id}""#,
        routes: "item: {link: none}, again: {screen: item}"))
    expect(shop(#"parameters: {id: Int}"#, routes: #"item: {link: "/items/{id}", over: []}"#))
  }

  @Test func aPatternsFaultIsInsideItsText() {
    expect(
      shop(#"parameters: {id: Int}, link: "/items/1️⃣{id""#),
      .init("1️⃣", "bad-link", "the '{' has no '}'", fix: "add '}'"))
    expect(
      shop(#"parameters: {id: Int}, link: "1️⃣items/{id}""#),
      .init("1️⃣", "bad-link", "a link starts with a slash", fix: "add '/'"))
    expect(
      shop(#"parameters: {id: Int}, link: "/{2️⃣id}/{1️⃣id}""#),
      .init("1️⃣", "bad-link", "'{id}' is in the link twice", notes: ["2️⃣"]))
  }

  @Test func aPlaceholderNamesAParameter() {
    expect(
      shop(#"parameters: {number: Int}, link: "/items/{1️⃣numer}""#),
      .init(
        "1️⃣", "unresolved-name", "'item' has no parameter 'numer'", fix: "write 'number'"))
    expect(
      shop(
        "parameters: {id: Int}",
        routes: #"item: {arguments: {id: 1}, link: "/items/{1️⃣id}"}"#),
      .init("1️⃣", "unresolved-name", "the route pins 'id', so no link can give it"))
  }

  @Test func textHoldsTheType() {
    expect(
      shop(#"parameters: {1️⃣on: Date}, link: "/items/{2️⃣on}""#),
      .init(
        "2️⃣", "unlinkable-parameter", "a link cannot hold 'on', whose type is 'Date'", notes: ["1️⃣"]))
    expect(
      shop(#"parameters: {on: Date}, link: "/items/{on}""#),
      project: Self.project.dropLast()
        + #", codecs: {Date: {parse: "day(text)", print: "name(value)"}}}"#)
    expect(
      shop(#"parameters: {ids: "[Int]"}, link: "/items/{1️⃣ids}""#),
      .init(
        "1️⃣", "unlinkable-parameter", "'ids' is an array, which a segment cannot hold",
        fix: "write '{ids...}'"))
    expect(
      shop(#"parameters: {id: Int}, link: "/items/{1️⃣id...}""#),
      .init(
        "1️⃣", "unlinkable-parameter", "'id' is one value, and the rest of the path is many"))
    expect(
      shop(#"parameters: {ids: "[Int]?"}, link: "/items?id={1️⃣ids}""#),
      .init(
        "1️⃣", "unlinkable-parameter", "a link cannot hold 'ids', whose type is '[Int]?'"))
  }

  @Test func everyNeededParameterIsInTheLink() {
    expect(
      shop(#"parameters: {id: Int, 1️⃣size: String}, link: 2️⃣"/items/{id}?a=b""#),
      .init(
        "2️⃣", "incomplete-link", "the link does not say 'size', which 'item' needs",
        fix: "add '/{size}'", notes: ["1️⃣"]))
    expect(shop(#"parameters: {id: Int, size: String = "m", note: Date?}, link: "/items/{id}""#))
    expect(
      shop(
        #"parameters: {id: Int, size: String}, link: "/items/{id}""#,
        routes: #"item: {arguments: {size: '"m"'}}"#))
  }

  @Test func aRouteCannotPinWhatItsScreensLinkHolds() {
    expect(
      shop(#"parameters: {id: Int}, link: 1️⃣"/items/{id}""#, routes: "item: {arguments: {id: 2️⃣1}}"),
      .init(
        "2️⃣", "pinned-link-parameter",
        "the link of the screen holds 'id', which 'item' pins in 'Shop'", notes: ["1️⃣"]))
  }

  @Test func oneURLIsOneLink() {
    expect(
      """
      screens:
        home: {opens: [item, new]}
        item: {parameters: {name: String}, link: 1️⃣"/items/{name}"}
        new: {link: 2️⃣/items/new}
      routers:
        Shop: {root: home}
      """,
      .init(
        "2️⃣", "link-overlap",
        "'new' of 'Shop' and 'item' of 'Shop' both match 'https://shop.example/items/new'",
        notes: ["1️⃣"]))
    expect(
      shop(#"parameters: {id: Int}, link: ["/items/{id}", 1️⃣"/items/{id}?a=b"]"#),
      .init(
        "1️⃣", "link-overlap",
        "two links of 'item' of 'Shop' match 'https://shop.example/items/1?a=b'",
        help: "leave one of them out"))
  }

  @Test func aScreensLinkIsOneInSeveralRoutersAndTwoInOne() {
    expect(
      """
      screens:
        home: {opens: [item]}
        other: {opens: [item]}
        item: {parameters: {id: Int}, link: "/items/{id}"}
      routers:
        Shop: {root: home}
        Side: {root: other}
      """)
    expect(
      """
      screens:
        home: {opens: [item]}
        item: {parameters: {id: Int}, link: 1️⃣"/items/{id}"}
      routers:
        Shop: {root: home, routes: {item: , again: {screen: item}}}
      """,
      .init(
        "1️⃣", "link-overlap",
        "'again' of 'Shop' and 'item' of 'Shop' both match 'https://shop.example/items/1'",
        help: "give one of the routes a 'link:' of its own, or 'link: none'"))
  }

  @Test func linksNeedAHome() {
    expect(
      shop(#"parameters: {id: Int}, link: 1️⃣"/items/{id}""#), project: nil,
      .init("1️⃣", "homeless-link", "links have neither a scheme nor a host"))
    expect(
      shop(#"parameters: {id: Int}, link: "/items/{id}""#),
      project: "links: {schemes: [1️⃣Shop, 2️⃣https, 3️⃣'a://'], hosts: [4️⃣'*.shop', shop.example]}",
      .init("1️⃣", "bad-link-place", "'Shop' is not a URL scheme", fix: "write 'shop'"),
      .init("2️⃣", "bad-link-place", "'https' is not a scheme of the app's own"),
      .init("3️⃣", "bad-link-place", "'a://' is not a URL scheme", fix: "write 'a'"),
      .init("4️⃣", "bad-link-place", "'*.shop' is not a host"))
    expect(
      shop(#"parameters: {id: Int}, link: "/items/{id}""#),
      project: "links: {schemes: [shop], configurations: {1️⃣DEBUG: {schemes: []}}}",
      .init("1️⃣", "homeless-link", "with 'DEBUG', links have neither a scheme nor a host"))
  }

  @Test func codecsSpeakOfTextAndValue() {
    expect(
      shop(""),
      project: "links: {codecs: {Day: {parse: 1️⃣Day(), print: 2️⃣day.name}}}",
      .init("1️⃣", "bad-expression", "the expression does not use 'text'"),
      .init("2️⃣", "bad-expression", "the expression does not use 'value'"))
  }

  @Test func whatLiesBeneathIsPushedAndFilled() {
    func manifest(_ over: String) -> String {
      """
      screens:
        home: {opens: [list, filter, item]}
        list: {parameters: {kind: Int, page: Int = 1}}
        filter: {present: sheet}
        item: {parameters: {id: Int, kind: String}, link: "/{id}/{kind}"}
      routers:
        Shop: {root: home, routes: {item: {over: \(over)}}}
      """
    }
    expect(manifest("{list: {arguments: {kind: id}}}"))
    expect(
      manifest("[1️⃣list]"),
      .init(
        "1️⃣", "unfilled-parameter", "nothing fills the parameter 'kind' of 'list'",
        help: "write 'list: {arguments: {kind: …}}' under 'over:'"))
    expect(
      manifest("[1️⃣filter, 2️⃣lists]"),
      .init("1️⃣", "presented-beneath", "'filter' is not pushed, so nothing can lie on it"),
      .init("2️⃣", "unresolved-name", "'Shop' has no route 'lists'", fix: "write 'list'"))
    expect(
      """
      screens:
        home: {opens: [list, item]}
        1️⃣list: {if: DEBUG}
        item: {link: /item}
      routers:
        Shop: {root: home, routes: {item: {over: [2️⃣list]}}}
      """,
      .init("2️⃣", "narrow-condition", "'list' is there only if 'DEBUG'", notes: ["1️⃣"]))
    expect(
      shop("", routes: "item: {over: [1️⃣item]}"),
      .init("1️⃣", "conflicting-keys", "'over' means nothing without a link"))
  }

  @Test func linksLeadSomewhere() {
    expect(
      """
      screens:
        home: {link: "/"}
        help: {opens: [topic]}
        topic: {parameters: {id: Int}, link: 2️⃣"/help/{id}"}
      routers:
        Shop: {root: home}
        1️⃣Help: {root: help}
        Main: {tabs: {shop: {router: Shop}}}
      """,
      .init("1️⃣", "unreached-link", "links into 'Help' are opened by no tabs", notes: ["2️⃣"]))
    expect(
      """
      screens:
        home: {parameters: {id: Int}, link: 1️⃣"/{id}"}
      routers:
        Shop: {root: {screen: home, arguments: {id: 1}}}
      """,
      .init("1️⃣", "unreached-link", "the link leads nowhere: no route shows 'home'"))
  }

  @Test func modulesShareOneDeepLink() {
    let manifest = """
      module: ShopFeature
      access: public
      screens:
        home: {link: /}
      routers:
        1️⃣Shop: {root: home}
      """
    let other = """
      module: HelpFeature
      access: public
      screens:
        help: {link: /help}
      routers:
        Help: {root: help}
      """
    expectFindings(
      in: MarkedProject(
        manifest, project: Self.project + "\noutput: '{module}'", others: ["Zoo.yaml": other]),
      [
        .init(
          "1️⃣", "homeless-link",
          "links lead into several modules, of which none is named for what they share")
      ])
    expectClean(
      manifest.replacing("1️⃣", with: ""),
      project: "output: '{module}'\n" + Self.project.dropLast() + ", module: AppLinks}",
      others: ["Zoo.yaml": other])
  }
}
