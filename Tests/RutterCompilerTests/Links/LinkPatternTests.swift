import RutterCompiler
import Testing

/// Patterns as texts: what they mean, what is wrong with them and where.
@Suite struct LinkPatternTests {
  @Test(arguments: [
    "/", "/movies", "/movies/{id}", "/movies/{id}/cast", "/files/{path...}", "/{path...}",
    "/search?q={query}", "/search?q={query}&tag={tags}", "/?page=home", "/a?view=grid&id={id}",
    "/größe/{id}", "/a.b-c_d~e/@me", "/{default}",
  ])
  func readsAndPrintsTheSame(_ text: String) {
    let result = LinkPatternParser.parse(text)
    #expect(result.problems == [])
    #expect(result.pattern.description == text)
  }

  @Test func knowsItsParts() {
    let pattern = LinkPatternParser.parse("/a/{b}/{c...}?d={e}&f=g").pattern
    #expect(pattern.path == [.literal("a"), .parameter("b")])
    #expect(pattern.rest == "c")
    #expect(
      pattern.query == [
        .init(name: "d", value: .parameter("e")), .init(name: "f", value: .literal("g")),
      ])
    #expect(pattern.parameters == ["b", "e", "c"])
  }

  @Test func knowsWhereParametersStand() {
    let result = LinkPatternParser.parse("/ä/{b}/{c...}?d={e}")
    #expect(result.places == ["b": 5..<6, "c": 9..<10, "e": 18..<19])
  }

  /// The text, what is said, and what it is said of.
  static let faults: [(text: String, message: String, place: String)] = [
    ("", "the link is empty", ""),
    ("movies/{id}", "a link starts with a slash", "m"),
    ("{id}", "a link starts with a slash", "{"),
    ("https://movies.example/a", "a link starts at its path", "https://movies.example"),
    ("movies://a", "a link starts at its path", "movies://a"),
    ("/a#top", "a link has no fragment", "#top"),
    ("/a/", "a link does not end with a slash", "/"),
    ("/a//b", "there is nothing between the slashes", "/"),
    ("//a", "there is nothing between the slashes", "/"),
    ("/a/{id", "the '{' has no '}'", "{id"),
    ("/a/id}", "the '}' has no '{'", "}"),
    ("/a/{}", "the braces name no parameter", "{}"),
    ("/a/{...}", "the braces name no parameter", "{...}"),
    ("/a/{id: Int}", "a link names parameters without their types", "id: Int"),
    ("/a/{i d}", "a link names parameters without their types", "i d"),
    ("/a/{1}", "'1' is not a parameter's name", "1"),
    ("/a/x{id}", "a parameter is a whole segment", "x{id}"),
    ("/a/{id}x", "a parameter is a whole segment", "{id}x"),
    ("/{a}/{b}/{a}", "'{a}' is in the link twice", "a"),
    ("/{a}?b={a}", "'{a}' is in the link twice", "a"),
    ("/{a...}/b", "'{a...}' takes the rest of the path, so nothing can follow it", "{a...}"),
    ("/a/:id", "a parameter stands in braces", ":id"),
    ("/a/*", "'*' is not a wildcard here", "*"),
    ("/a/../b", "'..' is not a segment that a URL keeps", ".."),
    ("/./b", "'.' is not a segment that a URL keeps", "."),
    ("/a b", "a link cannot hold a space", " "),
    ("/a\u{A0}b", "a link cannot hold a space", "\u{A0}"),
    ("/a\u{200B}b", "a link cannot hold an invisible character", "\u{200B}"),
    ("/a\tb", "a link cannot hold a control character", "\t"),
    ("/a|b", "a link cannot hold '|' here", "|"),
    ("/a%2Fb", "a link is written without percent-encoding", "%2F"),
    ("/a%", "a link is written without percent-encoding", "%"),
    ("/a?", "there is nothing after the '?'", "?"),
    ("/a?q", "an item of the query is a name and a value", "q"),
    ("/a?{q}", "an item of the query is a name and a value", "{q}"),
    ("/a?=b", "an item of the query is a name and a value", "=b"),
    ("/a?q={q}&", "an item of the query is a name and a value", "&"),
    ("/a?q={q}x", "a parameter is a whole value", "{q}x"),
    ("/a?q={q}&q={r}", "the query has two items called 'q'", "q"),
    ("/a?q={q...}", "'q...' is not a parameter's name", "q..."),
    ("/a?q=a=b", "a link cannot hold '=' here", "="),
  ]

  @Test(arguments: faults)
  func saysWhatIsWrongAndWhere(_ text: String, _ message: String, _ place: String) {
    let problems = LinkPatternParser.parse(text).problems
    #expect(problems.map(\.message) == [message])
    let bytes = Array(text.utf8)
    let places = problems.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(places == [place])
  }

  @Test(arguments: faults.map(\.text))
  func aFixMendsItsFault(_ text: String) throws {
    for problem in LinkPatternParser.parse(text).problems {
      guard let fix = problem.fix else { continue }
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(fix.range, with: fix.replacement.utf8)
      let after = LinkPatternParser.parse(String(decoding: bytes, as: UTF8.self)).problems
      #expect(!after.contains { $0.message == problem.message }, "\(fix) of \(text)")
    }
  }

  @Test func findsAllFaultsAtOnce() {
    let problems = LinkPatternParser.parse("a b/{id/:x/?q#f").problems
    #expect(problems.count == 7)
    #expect(problems.map(\.range.lowerBound) == problems.map(\.range.lowerBound).sorted())
  }

  @Test func refusesEndlessPaths() {
    let text = String(repeating: "/a", count: 65)
    #expect(
      LinkPatternParser.parse(text).problems.map(\.message) == ["a link has at most 64 segments"])
  }

  @Test func noTextTraps() {
    let pieces = ["/", "{", "}", "?", "=", "&", "#", "%", ":", ".", "a", "...", " ", "ü", "//"]
    var generator = Dice(seed: 7)
    for _ in 0..<20_000 {
      let text = (0..<generator.roll(9)).map { _ in generator.pick(pieces) }.joined()
      let result = LinkPatternParser.parse(text)
      let count = text.utf8.count
      for problem in result.problems {
        #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= count, "\(text)")
      }
      if result.problems.isEmpty { #expect(result.pattern.description == text) }
    }
  }
}
