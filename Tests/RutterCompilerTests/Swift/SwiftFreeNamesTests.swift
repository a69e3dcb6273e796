import RutterCompiler
import Testing

@Suite struct SwiftFreeNamesTests {
  @Test(arguments: [
    ("posterPath", "posterPath"),
    ("imagesConfiguration.posterURLSet(for: posterPath)", "imagesConfiguration posterPath"),
    ("Identifier(value: identifier)", "Identifier identifier"),
    (".live(services: services)", "services"),
    ("x ?? 0", "x"),
    ("[String: Int]()", "String Int"),
    ("a.b.c[d].e(f: g)", "a d g"),
    ("f(a: a, b: b)", "f a b"),
    ("(x: a, y: b)", "a b"),
    ("[a: b]", "a b"),
    ("x[a: b]", "x b"),
    ("a ? b : c", "a b c"),
    ("f(a ? b : c)", "f a b c"),
    ("\"\\(a) \\(b.c) \\(\"\\(d)\")\"", "a b d"),
    ("#\"\\(a) \\#(b)\"#", "b"),
    ("\"\\(a, format: b)\"", "a b"),
    ("a as? B", "a"),
    ("a is B<C> ? d : e", "a d e"),
    ("f(for:)", "f"),
    ("x.f(for:in:)", "x"),
    ("Array<Int>(a)", "Array a"),
    ("a < b", "a b"),
    ("f(a < b, c > d)", "f a b c d"),
    ("\\.id", ""),
    ("\\User.name", ""),
    ("xs[keyPath: \\.a[b]]", "xs b"),
    ("xs.map(\\.id)", "xs"),
    ("#selector(Foo.bar)", "Foo"),
    ("#file", ""),
    ("self.x + Self.y + z", "z"),
    ("`default` + x.`in`", "default x"),
    ("$x + { $0 }", "$x"),
    ("try await f(x)", "f x"),
    ("{ $0.id + x }", "x"),
    ("{ x in x + y }", "y"),
    ("{ x, y in x + y + z }", "z"),
    ("{ (x: Int, _ y: Int) -> Int in x + y + z }", "z"),
    ("{ (x) in x } + x", "x"),
    ("x + { x in x }", "x"),
    ("{ [x] in x + y }", "x y"),
    ("{ [weak x, unowned y = z] in x + y }", "x z"),
    ("{ [weak self] a in self?.b + a + c }", "c"),
    ("{ let x = x; x + y }", "x y"),
    ("{ let (x, y) = z; return x + y + w }", "z w"),
    ("{ var x: Int = y; x += 1 }", "y"),
    ("{ if let x { x } else { x } }", "x x"),
    ("{ if let x = y { x } else { x } }", "y x"),
    ("{ if let x, let y = x.y { y } }", "x"),
    ("{ guard let x else { return y }; return x }", "x y"),
    ("{ guard let x = x else { return x }; return x }", "x x"),
    ("{ if case .a(let x, y) = z { x } }", "y z"),
    ("{ if case let .a(x, y) = z { x + y } }", "z"),
    ("{ if case let Kind.a(x, l: y) = z { x + y } }", "Kind z"),
    ("{ if case let x? = y { x } }", "y"),
    ("{ if case let x as T = y { x } }", "y"),
    ("{ switch x { case .a(let y): y; case y: z; default: w } }", "x y z w"),
    ("{ switch x { case let y where y > z: y; default: y } }", "x z y"),
    ("{ switch x { case 1...y: z; case is T: w; default: v } }", "x y z w v"),
    (
      "{ switch (a, b) { case (let x, .some(let y)): x + y; case (_, c): d; default: e } }",
      "a b c d e"
    ),
    ("{ for x in xs where x > y { f(x) } }", "xs y f"),
    ("{ for case let (x, y)? in zs { f(x, y) } }", "zs f"),
    ("{ for (i, x) in xs.enumerated() { f(i, x) } }", "xs f"),
    ("{ while let x = next() { f(x) } }", "next f"),
    ("{ if #available(iOS 17, *) { x } }", "x"),
    ("xs.map { $0.map { x in x + y } + x }", "xs y x"),
    ("{ x in { y in x + y } }", ""),
    ("{ if xs.isEmpty { y } }", "xs y"),
    ("f { x } g: { y }", "f x y"),
    ("{ _ = x; y = z }", "x y z"),
    ("{ (x: T) async throws(E) -> U in x }", ""),
    ("f(&x)", "f x"),
    ("xs.reduce(0, +)", "xs"),
    ("größe + 😀", "größe 😀"),
  ])
  func findsNamesThatAreLookedUp(_ text: String, _ names: String) throws {
    let expression = try SwiftExpression.parse(text).get()
    #expect(expression.freeNames.map(\.name).joined(separator: " ") == names)
    for free in expression.freeNames {
      #expect(slice(text, free.range).filter { $0 != "`" } == free.name)
    }
  }

  @Test(arguments: [
    ("a as? B", "B"), ("a as! [B<C>]", "B C"), ("Array<Int>()", "Int"), ("a is B.C", "B.C"),
    ("\\User.name", "User"), ("\\[Movie].count", "Movie"), ("{ (a: T) -> U in a }", "T U"),
    ("{ let x: T = a; return x }", "T"), ("f<A>(b)", "A"), ("a < b", ""), ("Int.max", ""),
    ("[any P]()", "P"), ("{ () throws(E) in a }", "E"), ("{ if let x: T = y { x } }", "T"),
  ])
  func reportsTypesApartFromNames(_ text: String, _ names: String) throws {
    let expression = try SwiftExpression.parse(text).get()
    #expect(expression.typeNames.map(\.name).joined(separator: " ") == names)
    for type in expression.typeNames { #expect(slice(text, type.range) == type.name) }
  }

  @Test(arguments: [
    ("x", ""), ("{ x in x }", "x"), ("{ [y, z = a] in y }", "y z"), ("{ if let x { x } }", "x"),
    ("{ let (a, b) = c; d }", "a b"), ("{ switch x { case .a(let y): y; default: z } }", "y"),
  ])
  func tellsWhatItBinds(_ text: String, _ names: String) throws {
    let bound = try SwiftExpression.parse(text).get().boundNames
    #expect(bound.sorted().joined(separator: " ") == names)
  }

  @Test(arguments: [
    ("x", "user.x"),
    ("x + y.x(x: x)", "user.x + y.x(x: user.x)"),
    ("f(  x /* x */,\n\tx )", "f(  user.x /* x */,\n\tuser.x )"),
    ("\"x \\(x)\"", "\"x \\(user.x)\""),
    ("{ if let x { x } else { x } }", "{ if let x = user.x { x } else { user.x } }"),
    ("{ guard let x, y else { z }; x }", "{ guard let x = user.x, y else { z }; x }"),
    ("{ [x] in x }", "{ [x = user.x] in x }"),
    ("{ [weak x, y] in x }", "{ [weak x = user.x, y] in x }"),
    ("{ x in x }(x)", "{ x in x }(user.x)"),
    ("`x`", "user.x"),
    ("{ if let `x` { `x` } }", "{ if let `x` = user.x { `x` } }"),
    ("x as? x", "user.x as? x"),
    ("\\.x", "\\.x"),
    ("\\x.x[x]", "\\x.x[user.x]"),
    ("x(x:)", "user.x(x:)"),
    ("ü + x + ü", "ü + user.x + ü"),
  ])
  func replacesOnlyFreeNames(_ text: String, _ replaced: String) throws {
    let expression = try SwiftExpression.parse(text).get()
    #expect(expression.replacingFreeNames { $0 == "x" ? "user.x" : nil } == replaced)
  }
}
