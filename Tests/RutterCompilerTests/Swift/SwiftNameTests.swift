import RutterCompiler
import Testing

@Suite struct SwiftNameTests {
  @Test(arguments: [
    ("a", true), ("_a1", true), ("größe", true), ("日本", true), ("😀", true), ("class", true),
    ("_", true), ("e\u{301}", true), ("", false), ("1a", false), ("a-b", false), ("a b", false),
    ("a.b", false), ("☀", false), ("$a", false), ("`a`", false), ("\u{301}e", false),
    ("+", false), ("a\n", false), ("∑", false), ("\u{E000}", false),
  ])
  func tellsIdentifiers(_ text: String, _ expected: Bool) {
    #expect(SwiftName.isIdentifier(text) == expected)
  }

  @Test(
    arguments: [
      ("default", .enumCase, "`default`"), ("default", .memberAccess, "default"),
      ("for", .argumentLabel, "for"), ("for", .parameterName, "`for`"),
      ("inout", .argumentLabel, "`inout`"), ("var", .argumentLabel, "var"),
      ("var", .declaredLabel, "`var`"), ("for", .declaredLabel, "for"),
      ("init", .enumCase, "`init`"), ("init", .memberAccess, "`init`"),
      ("self", .memberAccess, "`self`"), ("self", .argumentLabel, "self"),
      ("Type", .property, "`Type`"), ("Type", .parameterName, "Type"),
      ("await", .property, "`await`"), ("await", .enumCase, "await"),
      ("some", .type, "`some`"), ("some", .property, "some"),
      ("open", .function, "open"), ("home", .enumCase, "home"), ("in", .property, "`in`"),
    ] as [(String, SwiftName.Position, String)])
  func escapesWhereItIsDue(_ name: String, _ position: SwiftName.Position, _ expected: String) {
    #expect(SwiftName.escaped(name, in: position) == expected)
  }

  @Test(
    arguments: [
      ("", .enumCase, "a name is missing", nil),
      ("two words", .enumCase, "'two words' is not one word", "twoWords"),
      ("two words", .type, "'two words' is not one word", "TwoWords"),
      ("Movie Details", .property, "'Movie Details' is not one word", "movieDetails"),
      ("user-id", .argumentLabel, "a name cannot hold '-'", "userId"),
      ("2fa", .enumCase, "'2fa' begins with a digit", "_2fa"),
      ("2 fa", .enumCase, "'2 fa' is not one word", "_2Fa"),
      ("+", .function, "'+' is an operator, not a name", nil),
      ("☀", .enumCase, "'☀' is an operator, not a name", nil),
      ("a☀", .enumCase, "a name cannot hold '☀'", "a"),
      ("_", .property, "'_' is not a name", nil),
      (
        "`in`", .enumCase, "'`in`' needs no backticks here: they are added where they are due", "in"
      ),
      ("a\u{200B}b", .enumCase, "a name cannot hold the invisible character U+200B", "ab"),
      ("Type", .enumCase, "'Type' has a meaning of its own in Swift", "type"),
      ("Protocol", .type, "'Protocol' has a meaning of its own in Swift", "ProtocolValue"),
      ("self", .parameterName, "'self' has a meaning of its own in Swift", "selfValue"),
      ("Any", .type, "'Any' has a meaning of its own in Swift", "AnyValue"),
      ("a.b", .property, "a name cannot hold '.'", "aB"),
      ("-", .property, "'-' is an operator, not a name", nil),
    ] as [(String, SwiftName.Position, String, String?)])
  func refusesWhatCannotBeEscaped(
    _ name: String, _ position: SwiftName.Position, _ message: String, _ suggestion: String?
  ) {
    let problem = SwiftName.problem(with: name, in: position)
    #expect(problem?.message == message)
    #expect(problem?.suggestion == suggestion)
  }

  @Test(arguments: SwiftName.Position.allCases)
  func suggestsOnlyNamesThatCanBeUsed(_ position: SwiftName.Position) {
    let names = ["two words", "2fa", "a-b", "Type", "self", "_", "1", "a\u{200B}", "`for`", "Any"]
    for name in names {
      guard let suggestion = SwiftName.problem(with: name, in: position)?.suggestion else {
        continue
      }
      #expect(SwiftName.problem(with: suggestion, in: position) == nil, "\(name) → \(suggestion)")
    }
  }

  @Test(arguments: SwiftName.Position.allCases)
  func takesOrdinaryNames(_ position: SwiftName.Position) {
    for name in ["home", "movieDetails", "Home", "größe", "default", "x1", "_x"] {
      #expect(SwiftName.problem(with: name, in: position) == nil)
    }
  }

  @Test(arguments: [
    ("User", "user"), ("URLSet", "urlSet"), ("HTTPCheck", "httpCheck"), ("ID", "id"),
    ("IDs", "ids"), ("iOS", "iOS"), ("user", "user"), ("A", "a"), ("", ""), ("URL2", "url2"),
    ("UUIDString", "uuidString"), ("ÄPFEL", "äpfel"), ("_A", "_A"), ("MovieURL", "movieURL"),
    ("ABTest", "abTest"),
  ])
  func lowersTheFirstWord(_ name: String, _ expected: String) {
    #expect(SwiftName.lowercasedFirst(name) == expected)
  }

  @Test(arguments: [
    ("user", "User"), ("urlSet", "UrlSet"), ("", ""), ("ähre", "Ähre"), ("User", "User"),
    ("_a", "_a"),
  ])
  func raisesTheFirstLetter(_ name: String, _ expected: String) {
    #expect(SwiftName.uppercasedFirst(name) == expected)
  }

  @Test(arguments: [
    ("two words", "twoWords"), ("two-words", "twoWords"), ("two_words", "twoWords"),
    ("  a  b.c ", "aBC"), ("movie", "movie"), ("Movie details", "MovieDetails"), ("", ""),
    ("---", ""), ("2 fast", "2Fast"),
  ])
  func joinsWords(_ text: String, _ expected: String) {
    #expect(SwiftName.camelCased(text) == expected)
  }

  @Test(arguments: [
    "Error", "Result", "View", "Color", "Locale", "Text", "String", "Never", "Task",
  ])
  func knowsTypesThatMustNotBeShadowed(_ name: String) {
    #expect(SwiftName.shadowedTypes.contains(name))
  }
}
