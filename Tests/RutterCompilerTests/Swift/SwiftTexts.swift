/// Texts that several suites share.
enum SwiftTexts {
  static let types = [
    "Int", "movie", "Übung", "`class`", "Any", "Self", "Movies.Movie", "Namespace.ID",
    "Int?", "Int??", "Movie!", "[Movie]", "[[Movie]?]", "[String: Int]", "[String: [Int]]",
    "[Int?]?", "Array<Movie>", "Dictionary<String, [Movie]>", "Result<[Movie], any Error>",
    "Set<Set<Set<Int>>>", "Array<Int?>?", "Foo<Int>.Bar", "Foo<() -> Void>", "Foo<(Int, Int)>",
    "()", "(Int)", "(Int, String)", "(x: Int, y: Int)", "(x: Int, String)",
    "() -> Void", "(Int)->Void", "(Int) async throws -> Void", "(Int, String) -> [Movie]",
    "() throws(MyError) -> Int", "() async -> Int", "(_ id: Int) -> Void",
    "(inout Int) -> Void", "(() -> Void)?", "[() -> Void]", "(Int) -> (String) -> Bool",
    "() -> Int?", "@escaping () -> Void", "@escaping @Sendable @MainActor () -> Void",
    "@MainActor (Int) -> Void", "@convention(c) (Int) -> Void", "@isolated(any) () -> Void",
    "@autoclosure () -> Bool", "any Error", "any A & B", "(any Error)?", "any Collection<Int>",
    "[any Error]", "any ~Copyable", "any A & ~Copyable", "some Collection<Int>",
    "(some View)?", "Movie.Type", "Movie.Type?", "(any Error).Type", "A.Protocol",
    "[3 of Int]", "InlineArray<3, Int>", "inout Int", "borrowing Movie", "consuming Movie",
    "sending Movie", "(sending Movie) -> Void", "(borrowing Movie) -> Void",
    "repeat each T", "(repeat each T)", "(repeat Foo<each T>) -> Void", "[Int].Index",
    "(Int /* how many */, String)", "any Sendable", "of", "[of]", "`any`",
    "(\n  Int,\n  String\n) -> Void",
  ]

  static let expressions = [
    "imagesConfiguration.posterURLSet(for: posterPath)", ".live(services: services)", "\"[]\"",
    "x ?? 0", "{ $0.id }", "[String: Int]()", "Todo(id: 5, value: \"x\")", "a", "`default`",
    "nil", "true", "-1", "-1.5e3", "0x1F_FF", "0b01", "0o17", "0x1p-3", "1_000", "\"\"",
    "\"a \\(b) c \\(d(e: \"f\\(g)\"))\"", "#\"raw \" \\n \\#(x)\"#", "#\"\"\"#", "##\"a\"#b\"##",
    "\"\"\"\nline \\(x)\n\"\"\"", "[]", "[:]", "[1, 2, 3]", "[\"a\": 1, \"b\": 2,]", ".x",
    ".some(.none)", "a.b.c", "a?.b?.c", "a!.b", "a?[0]", "a.0.1", "a[0, b: 1]", "f(a)(b)",
    "f(_:b:)", "x.f(for:)", "f { $0 }", "f(1) { $0 } onEnd: { 2 }", "f { a in a + b }",
    "a ? b : c", "a ? b ? c : d : e", "a + b * -c", "a == b && !c", "a...b", "a..<b", "a...",
    "a as? B", "a as! [B]", "a is B ? c : d", "a as B == c", "try f()", "try? await f()",
    "\\.id", "\\User.name.first", "\\.[0]", "\\.self", "\\[Int].count", "\\User.friend?.name",
    "xs.map(\\.id)", "xs.map(Int.init)", "xs.reduce(0, +)", "xs.sorted(by: <)",
    "Array<Int>()", "Foo<Int, [String]>.bar", "a < b", "f(a < b, c > d)", "(a, b)", "(x: a, y: b)",
    "[Int?]()", "[(Int) -> Void]()", "[any P]()", "Result<Int, any Error>.success(1)",
    "#file", "#selector(Foo.bar)", "#/a[b-c]+/#", "self.x", "Self.x", "type(of: x).name",
    "{ }", "{ 1 }", "{ (a: Int, _ b: Int) -> Int in a + b + c }", "{ a, b in a + b }",
    "{ [weak self] in self?.go() }", "{ [x, y = z] in x + y }", "{ @MainActor in go() }",
    "{ (a) async throws(E) -> [Int] in a }", "{ _ in 0 }", "{ _, _ in }",
    "{ let a = x; return a }", "{ if let x { x } else { 0 } }",
    "{ guard let a = b else { return c }\n return a }",
    "{ switch x { case .a(let y), .b(let y): y\n case .c where z: 1\n default: 2 } }",
    "{ for case let x? in xs where x > y { print(x) } }", "{ while a { b() } }",
    "{ x in if case .a = x, let z = w { return z }; return 0 }", "{ a = b }", "{ _ = b }",
    "{ $0 = $1 }", "{ let (a, b) = c; d(a, b) }", "{ let x = if a { 1 } else { 2 }\n return x }",
    "{ if #available(iOS 17, *) { 1 } else { 2 } }", "xs\n  .map { $0 }\n  .filter { $0 > 1 }",
    "f(\n  a, // first\n  b\n)", "a /* b */ + c", "f(if: 1, default: 2, in: 3)", "x.default",
    "x.init()", "$x", "Text(\"a\").bold()", "copy x", "await x", "a ?? b ?? c", "f(&x)",
    "x\n+ y", "unsafe", "any", "consume + 1", "await.x", "[a: b ? c : d]", "f<Int>(1)",
    "😀", "größe + 1", "x ≠ y",
  ]
}

/// A text without its marks, and the range between them.
func marks(_ marked: String) -> (text: String, range: Range<Int>) {
  var text = ""
  var ends: [Int] = []
  for character in marked {
    if character == "«" || character == "»" {
      ends.append(text.utf8.count)
    } else {
      text.append(character)
    }
  }
  return (text, ends.count == 2 ? ends[0]..<ends[1] : 0..<0)
}

func slice(_ text: String, _ range: Range<Int>) -> String {
  String(decoding: Array(text.utf8)[range], as: UTF8.self)
}
