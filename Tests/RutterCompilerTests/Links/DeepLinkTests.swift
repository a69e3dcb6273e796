import RutterCompiler
import Testing

/// How URLs are taken apart, and what patterns make of them.
@Suite struct DeepLinkTests {
  private let places = LinkPlaces(
    schemes: ["movies", "mv+x"], hosts: ["movies.example", "localhost:8080"])

  @Test(arguments: [
    ("https://movies.example/a/b", ["a", "b"]), ("http://movies.example/a", ["a"]),
    ("HTTPS://Movies.Example/A", ["A"]), ("https://movies.example", []),
    ("https://movies.example/", []), ("https://movies.example/a/", ["a"]),
    ("https://movies.example/a//", ["a", ""]), ("https://movies.example//a", ["", "a"]),
    ("https://localhost:8080/a", ["a"]), ("movies://a/b", ["a", "b"]),
    ("movies:///a/b", ["a", "b"]), ("movies:/a/b", ["a", "b"]), ("movies:a/b", ["a", "b"]),
    ("movies://", []), ("movies:", []), ("MOVIES://a", ["a"]), ("mv+x://a", ["a"]),
    ("movies:///a%2Fb/c%3Fd%23", ["a/b", "c?d#"]), ("movies:///%25%32%46", ["%2F"]),
    ("movies:///a+b", ["a+b"]), ("movies:///%F0%9F%98%80/%0A", ["😀", "\n"]),
    ("movies:///a#b/c", ["a"]), ("movies:///a?b#c", ["a"]), ("movies:///a/..", ["a", ".."]),
    ("movies:///%EF%BB%BFa", ["\u{FEFF}a"]), ("movies:///a;b=c", ["a;b=c"]),
  ])
  func pathsAreDecodedOnce(_ url: String, _ path: [String]) throws {
    let link = try DeepLink(url, places)
    #expect(link.path == path)
  }

  @Test(arguments: [
    ("ftp://movies.example/a", DeepLink.Refusal.foreignScheme("ftp")),
    ("", .foreignScheme("")), ("a/b", .foreignScheme("")), ("://", .foreignScheme("")),
    ("javascript:alert(1)", .foreignScheme("javascript")),
    ("https://evil.example/a", .foreignHost("evil.example")),
    ("https://movies.example@evil.example/a", .foreignHost("movies.example@evil.example")),
    ("https://movies.example:443/a", .foreignHost("movies.example:443")),
    ("https://movies.example.evil/a", .foreignHost("movies.example.evil")),
    ("https:movies.example/a", .foreignHost("")), ("https:///a", .foreignHost("")),
    ("movies:///%", .badEncoding("%")), ("movies:///%2", .badEncoding("%2")),
    ("movies:///%zz", .badEncoding("%zz")), ("movies:///a/%FF", .badEncoding("%FF")),
    ("movies:///%C0%AF", .badEncoding("%C0%AF")), ("movies:///%+1", .badEncoding("%+1")),
  ])
  func foreignAndBrokenURLsAreRefused(_ url: String, _ refusal: DeepLink.Refusal) {
    #expect(throws: refusal) { try DeepLink(url, places) }
  }

  @Test func aQueryIsItemsInOrder() throws {
    let link = try DeepLink("movies:///a?q=1&&b&q=%26%3D&c=d=e&%zz=1&x=%zz&=y", places)
    #expect(
      link.items == [
        .init(name: "q", value: "1"), .init(name: "b", value: ""), .init(name: "q", value: "&="),
        .init(name: "c", value: "d=e"), .init(name: "x", value: nil), .init(name: "", value: "y"),
      ])
  }

  @Test func encodingIsUndoneByDecoding() {
    var dice = Dice(seed: 11)
    let scalars = [
      "a", "/", "?", "#", "%", "+", "\n", "\0", "é", "e\u{301}", "😀", "..", " ", "&", "=",
    ]
    for _ in 0..<2_000 {
      let text = (0..<dice.roll(8)).map { _ in dice.pick(scalars) }.joined()
      let encoded = DeepLink.encoded(text)
      #expect(DeepLink.decoded(encoded.utf8).map { Array($0.utf8) } == Array(text.utf8))
      #expect(encoded.utf8.allSatisfy { $0 < 0x80 && $0 > 0x20 })
    }
  }

  private func match(_ text: String, _ values: [String: LinkValue], _ url: String) throws
    -> LinkMatch?
  {
    let pattern = TypedLinkPattern(LinkPatternParser.parse(text).pattern, values: values)
    return pattern?.match(try DeepLink("movies:///" + url, places))
  }

  @Test(arguments: [
    ("a/1", LinkMatch.values(["id": ["1"], "rest": []])),
    ("a/1/x/y?q=z&q=2", .values(["id": ["1"], "rest": ["x", "y"], "q": ["z"]])),
    ("a/1?t=5&t=6", .values(["id": ["1"], "rest": [], "t": ["5", "6"]])), ("b/1", .otherPath),
    ("a", .otherPath), ("a/x", .malformed(parameter: "id", value: "x")),
    ("a/", .otherPath), ("a//x", .malformed(parameter: "id", value: "")),
    ("a/1/..", .malformed(parameter: "rest", value: "..")),
    ("a/99999999999999999999", .malformed(parameter: "id", value: "99999999999999999999")),
    ("a/1?t=x", .malformed(parameter: "t", value: "x")),
    ("a/1?q=%FF", .malformed(parameter: "q", value: "")),
  ])
  func aPatternTakesWhatItsTypesTake(_ url: String, _ expected: LinkMatch) throws {
    let values: [String: LinkValue] = [
      "id": LinkValue(type: .integer(.int)), "rest": LinkValue(type: .text, count: .many),
      "q": LinkValue(type: .text, count: .oneOrNone),
      "t": LinkValue(type: .integer(.uint8), count: .many),
    ]
    var match = try match("/a/{id}/{rest...}?q={q}&t={t}", values, url)
    if case .values(var found) = match, found["t"] == [] {
      found["t"] = nil
      match = .values(found)
    }
    #expect(match == expected)
  }

  @Test func literalsAndNeedsOfTheQueryCount() throws {
    let values = ["id": LinkValue(type: .uuid)]
    let text = "/a?page=x&id={id}"
    #expect(try match(text, values, "a?page=y&id=1") == .otherQuery(name: "page"))
    #expect(try match(text, values, "a?page=x") == .missing(parameter: "id"))
    #expect(try match(text, values, "a?id=1&page=x") == .malformed(parameter: "id", value: "1"))
    let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    #expect(try match(text, values, "a?utm=%zz&id=\(id)&page=x") == .values(["id": [id]]))
  }
}
