import RutterCompiler
import Testing

@Suite struct SwiftTypeTests {
  @Test(arguments: SwiftTexts.types)
  func acceptsEveryType(_ text: String) throws {
    let type = try SwiftType.parse(text).get()
    #expect(type.description == text)
    #expect(type.range == 0..<text.utf8.count)
  }

  /// The text between the marks is the range of the error.
  @Test(arguments: [
    ("", "a Swift type is missing"),
    ("«   »", "a Swift type is missing"),
    ("Int «Int»", "unexpected 'Int' after 'Int'"),
    ("«123»", "'123' is not a type"),
    ("int?«x»", "unexpected 'x' after 'int?'"),
    ("Array«<»", "a type is missing after '<'"),
    ("Array«<»>", "a type is missing after '<'"),
    ("Array«<»Int", "'<' is never closed"),
    ("Array<Int«,»>", "a type is missing after ','"),
    ("Array<Int «Int»>", "unexpected 'Int'"),
    ("«[»Int", "'[' is never closed"),
    ("Int«]»", "']' closes nothing"),
    ("[«(»Int]", "'(' is never closed"),
    ("«[»]", "a type is missing after '['"),
    ("[Int«:»]", "a type is missing after ':'"),
    ("[Int: Int«:» Int]", "unexpected ':'"),
    ("[Int«,» Int]", "unexpected ','"),
    ("«class»", "'class' is a keyword, not a type"),
    ("«default»", "'default' is a keyword, not a type"),
    ("«self»", "'self' is a keyword, not a type"),
    ("«nil»", "'nil' is a keyword, not a type"),
    ("Movie.«init»", "'init' is a keyword, not a type"),
    ("Movie«.»", "a type is missing after '.'"),
    ("«.»live", "'.' is not a type"),
    ("«\"»x\"", "a string is not a type"),
    ("«_»", "'_' is not a type"),
    ("[«_»]", "'_' is not a type"),
    ("«$0»", "'$0' is not a type"),
    ("Int«...»", "a variadic type is of use only in a declaration"),
    ("(Int«...») -> Void", "a variadic type is of use only in a declaration"),
    ("foo«(»x)", "unexpected '(' after 'foo'"),
    ("a «+» b", "unexpected '+' after 'a'"),
    ("Int «=» 0", "unexpected '=' after 'Int'"),
    ("Int«;»", "unexpected ';' after 'Int'"),
    ("Int\n«let» x: Int", "unexpected 'let' after 'Int'"),
    ("any P«?»", "'?' does not reach over 'any'"),
    ("some View«?»", "'?' does not reach over 'some'"),
    ("«Int» -> Void", "the parameters of a function type need parentheses"),
    ("«Int» async -> Void", "the parameters of a function type need parentheses"),
    ("(Int) «->»", "a type is missing after '->'"),
    ("(«x»: Int) -> Void", "the parameters of a function type have no labels"),
    ("(«x»: Int)", "a tuple of one element has no label"),
    ("(«_» x: Int, y: Int)", "'_' has no place in a tuple"),
    ("(Int«,»)", "a type is missing after ','"),
    ("Int «?»", "unexpected '?' after 'Int'"),
    ("«@» Sendable", "the name of an attribute is missing after '@'"),
    ("@Sendable«»", "a type is missing after 'Sendable'"),
    ("«'»Int'", "' does not quote a Swift string"),
    ("«“»Int”", "“ does not quote a Swift string"),
    ("In«\u{A0}»t", "the character U+00A0 (no-break space) has no place in Swift"),
    ("Int «// the count»", "a comment here would hide the code that follows"),
    ("Int «/*» the count", "'/*' is never closed"),
    ("«#»Int", "'#' is not a type"),
    ("A &«»", "a type is missing after '&'"),
    ("[«some»]", "a type is missing after 'some'"),
    ("«async»", "a type is missing after 'async'"),
    ("Int /* seconds */ «?»", "unexpected '?' after 'Int'"),
    ("«any»", "a type is missing after 'any'"),
    ("«2fa»", "'2fa' is neither a number nor a name"),
  ])
  func refusesWhatIsNoType(_ marked: String, _ message: String) {
    let (text, range) = marks(marked)
    guard case .failure(let error) = SwiftType.parse(text) else {
      Issue.record("'\(text)' was taken for a type")
      return
    }
    #expect(error.message == message)
    if marked.contains("«"), !marked.contains("«»") { #expect(error.range == range) }
    #expect(error.range.upperBound <= text.utf8.count)
  }

  @Test(arguments: [
    ("any P?", "write '(any P)?'"),
    ("Int -> Void", "write '(Int)'"),
    ("Movie...", "use an array: '[Movie]'"),
    ("(id: Int) -> Void", "write '_ id: Int' or leave it out"),
  ])
  func saysWhatToDoAboutAnError(_ text: String, _ help: String) {
    #expect(error(of: text)?.help == help)
  }

  @Test(arguments: [
    ("Optional<Int>", "Int?"),
    ("Swift.Optional<Swift.Int>", "Int?"),
    ("Array<Movie>", "[Movie]"),
    ("[ String:Int ]", "[String: Int]"),
    ("Dictionary<String,Array<Int?>>", "[String: [Int?]]"),
    ("((Int))", "Int"),
    ("Void", "()"),
    ("(Int)->Void", "(Int) -> ()"),
    ("(Int) async   throws(any Error)->()", "(Int) async throws -> ()"),
    ("() throws(Never) -> Int", "() -> Int"),
    ("() throws(E) -> Int", "() throws(E) -> Int"),
    ("Optional<() -> Void>", "(() -> ())?"),
    ("(any P)?", "(any P)?"),
    ("Optional<any P>", "(any P)?"),
    ("any B&A", "any A & B"),
    ("A & A", "A"),
    ("any Any", "Any"),
    ("Any?", "Any?"),
    ("(a:Int,Int)", "(a: Int, Int)"),
    ("@escaping () -> Void", "() -> ()"),
    ("@Sendable   ()->Void", "@Sendable () -> ()"),
    ("Foo<Int>.Bar<String>", "Foo<Int>.Bar<String>"),
    ("`Type`", "`Type`"),
    ("Movie!", "Movie?"),
    ("InlineArray<3, Int>", "[3 of Int]"),
    ("Set< Int >", "Set<Int>"),
  ])
  func bringsSpellingsOfOneTypeTogether(_ text: String, _ canonical: String) throws {
    #expect(try SwiftType.parse(text).get().canonical == canonical)
  }

  @Test(arguments: SwiftTexts.types)
  func canonicalFormIsATypeOfTheSameForm(_ text: String) throws {
    let canonical = try SwiftType.parse(text).get().canonical
    #expect(try SwiftType.parse(canonical).get().canonical == canonical)
  }

  @Test(arguments: [
    ("Movie", ["Movie"]),
    ("[Movies.Movie?]", ["Movies.Movie"]),
    ("Result<[Movie], any Error>", ["Result", "Movie", "Error"]),
    ("(A, inout B) async throws(E) -> C.D<F>", ["A", "B", "E", "C.D", "F"]),
    ("any A & B", ["A", "B"]),
    ("[K: (x: V, y: Any)]", ["K", "V"]),
    ("Self", []),
    ("Namespace.ID", ["Namespace.ID"]),
    ("Movie.Type", ["Movie"]),
    ("[Int].Index", ["Int"]),
    ("@escaping @MainActor (Movie) -> Void", ["Movie", "Void"]),
  ])
  func namesEveryNominalType(_ text: String, _ names: [String]) throws {
    let type = try SwiftType.parse(text).get()
    #expect(type.names.map(\.name) == names)
    for name in type.names { #expect(slice(text, name.range) == name.name) }
  }

  @Test func looksIntoOptionalsAndCollections() throws {
    #expect(try SwiftType.parse("Movie?").get().unwrapped?.description == "Movie")
    #expect(try SwiftType.parse("Optional< Movie >").get().unwrapped?.description == "Movie")
    #expect(try SwiftType.parse("(Movie)!").get().unwrapped?.canonical == "Movie")
    #expect(try !SwiftType.parse("[Movie?]").get().isOptional)
    #expect(try SwiftType.parse("[Movie?]").get().element?.description == "Movie?")
    #expect(try SwiftType.parse("Set<Int>").get().element?.description == "Int")
    #expect(try SwiftType.parse("Movie").get().element == nil)
    let pair = try SwiftType.parse("[String: [Int]]").get().keyAndValue
    #expect(pair?.key.description == "String")
    #expect(pair?.value.description == "[Int]")
  }

  @Test func tellsClosuresFromTypesThatHoldThem() throws {
    #expect(try SwiftType.parse("(() -> Void)").get().isFunction)
    #expect(try !SwiftType.parse("(() -> Void)?").get().isFunction)
    #expect(try SwiftType.parse("[String: (() -> Void)?]").get().containsFunction)
    #expect(try !SwiftType.parse("[String: Int]").get().containsFunction)
  }

  @Test(arguments: [
    ("@escaping () -> Void", "() -> Void", "@escaping () -> Void"),
    ("() -> Void", "() -> Void", "@escaping () -> Void"),
    ("@escaping @Sendable () -> Void", "@Sendable () -> Void", "@escaping @Sendable () -> Void"),
    ("@Sendable @escaping () -> Void", "@Sendable () -> Void", "@Sendable @escaping () -> Void"),
    ("(() -> Void)?", "(() -> Void)?", "(() -> Void)?"),
    ("inout Int", "Int", "inout Int"),
    ("Movie", "Movie", "Movie"),
  ])
  func fitsAClosureToWhereItIsKept(_ text: String, _ stored: String, _ parameter: String) throws {
    let type = try SwiftType.parse(text).get()
    #expect(type.asStored == stored)
    #expect(type.asParameter == parameter)
  }

  @Test(arguments: [
    "Int", "String?", "[UUID]", "[String: [URL?]]", "Set<Int>", "Result<Int, Never>",
    "Foundation.Date", "Swift.Int", "Range<Int>", "AnyHashable", "KeyPath<User, Int>",
    "(Int)",
  ])
  func knowsHashableTypes(_ text: String) throws {
    #expect(try SwiftType.parse(text).get().canBeHashable == .yes)
  }

  @Test(arguments: [
    ("«() -> Void»", "a closure"),
    ("[String: («() -> Void»)?]", "a closure"),
    ("Result<[Movie], «any Error»>", "a value of any conforming type"),
    ("«(Int, Int)»", "a tuple"),
    ("«Void»", "an empty tuple"),
    ("[«Any»]", "a value of any conforming type"),
    ("«Movie.Type»", "a type, not a value"),
    ("[Movie: «Error»]", "a value of any conforming type"),
    ("«[3 of Int]»", "an inline array"),
  ])
  func saysWhichPartCannotBeHashable(_ marked: String, _ reason: String) throws {
    let (text, range) = marks(marked)
    let verdict = try SwiftType.parse(text).get().canBeHashable
    #expect(verdict == .no(reason: reason, range: range))
  }

  @Test(arguments: ["Movie", "[Movie]", "Result<Movie, MovieError>", "Identifier<User>", "some P"])
  func leavesTheAppsOwnTypesOpen(_ text: String) throws {
    #expect(try SwiftType.parse(text).get().canBeHashable == .unknown)
  }

  @Test(arguments: [
    ("Int", true), ("[String: URL?]", true), ("Result<Int, any Error>", true),
    ("@Sendable () -> Void", true), ("(Int, String)", true), ("ClosedRange<Date>", true),
    ("any Error", true), ("any Movies & Sendable", true),
    ("Movie", false), ("[Movie]", false), ("() -> Void", false), ("any Movies", false),
    ("(Int, Movie)", false), ("Set<Movie>", false),
  ])
  func knowsSendableTypes(_ text: String, _ expected: Bool) throws {
    #expect(try SwiftType.parse(text).get().isKnownSendable == expected)
  }

  @Test(
    arguments: [
      ("Int", "Int", nil), ("Double = 0", "Double", "0"), ("String? = nil", "String?", "nil"),
      ("[Int]=[]", "[Int]", "[]"), ("Set<Int>=[]", "Set<Int>", "[]"),
      ("Style = .compact", "Style", ".compact"), ("() -> Void = {}", "() -> Void", "{}"),
    ] as [(String, String, String?)])
  func readsATypeWithItsDefault(_ text: String, _ type: String, _ value: String?) throws {
    let both = try SwiftTypeAndDefault.parse(text).get()
    #expect(both.type.description == type)
    #expect(both.defaultValue?.text == value)
  }

  @Test(arguments: [
    ("Int «=»", "a value is missing after '='"),
    ("Int = 1 «2»", "unexpected '2' after '1'"),
    ("Int «==» 1", "unexpected '==' after 'Int'"),
  ])
  func refusesADefaultThatIsNone(_ marked: String, _ message: String) {
    let (text, range) = marks(marked)
    guard case .failure(let error) = SwiftTypeAndDefault.parse(text) else {
      Issue.record("'\(text)' was accepted")
      return
    }
    #expect(error.message == message)
    #expect(error.range == range)
  }

  @Test(arguments: ["(", "[", "A<", "()->", "any (", "@escaping (", "A?.B<"])
  func limitsNesting(_ opening: String) {
    let text = String(repeating: opening, count: 5_000)
    #expect(error(of: text) != nil)
    #expect(error(of: text + "Int") != nil)
  }

  @Test(arguments: [
    String(repeating: "[", count: 200) + "Int" + String(repeating: "]", count: 200),
    "Int" + String(repeating: "?", count: 10_000),
    "Int" + String(repeating: ".Type", count: 10_000),
    String(repeating: "() -> ", count: 1_000) + "Int",
  ])
  func refusesDeepTypes(_ text: String) {
    #expect(error(of: text)?.message.contains("deep") == true)
  }

  private func error(of text: String) -> SwiftSyntaxError? {
    if case .failure(let error) = SwiftType.parse(text) { error } else { nil }
  }
}
