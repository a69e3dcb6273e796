import RutterCompiler
import Testing

@Suite struct SwiftExpressionTests {
  @Test(arguments: SwiftTexts.expressions)
  func acceptsEveryExpression(_ text: String) throws {
    let expression = try SwiftExpression.parse(text).get()
    #expect(expression.text == text)
  }

  @Test(arguments: SwiftTexts.expressions)
  func replacingNamesByThemselvesChangesNothing(_ text: String) throws {
    let expression = try SwiftExpression.parse("  \(text)\n").get()
    #expect(expression.replacingFreeNames { _ in nil } == text)
    let names = expression.freeNames.filter { !$0.isShorthand }.map { expression[$0.range] }
    #expect(names.map { $0.filter { $0 != "`" } } == plainNames(expression))
  }

  private func plainNames(_ expression: SwiftExpression) -> [String] {
    expression.freeNames.filter { !$0.isShorthand }.map(\.name)
  }

  /// The text between the marks is the range of the error.
  @Test(arguments: [
    ("", "a Swift expression is missing"),
    ("«  »", "a Swift expression is missing"),
    ("a «b»", "unexpected 'b' after 'a'"),
    ("only «set» by the importer", "unexpected 'set' after 'only'"),
    ("a «+»", "a value is missing after '+'"),
    ("a «,» b", "unexpected ',' after 'a'"),
    ("a«:» b", "unexpected ':' after 'a'"),
    ("a«;» b", "';' would end the expression"),
    ("a«;»", "';' would end the expression"),
    ("a «=» b", "an assignment is not a value"),
    ("a «+»b", "unexpected '+' after 'a'"),
    ("a\n«b»", "unexpected 'b' after 'a'"),
    ("a\n«(»b)", "unexpected '(' after 'a'"),
    ("f(a\n«b»)", "unexpected 'b' after 'a'"),
    ("f«(»a", "'(' is never closed"),
    ("f(a)«)»", "')' closes nothing"),
    ("f(«[»a)]", "'[' is never closed"),
    ("a«)» ; func f(«»", "')' closes nothing"),
    ("«let» x = 1", "the keyword 'let' begins no expression"),
    ("«return» x", "the keyword 'return' begins no expression"),
    ("«import» Foundation", "the keyword 'import' begins no expression"),
    ("«if» a { b } else { c }", "the keyword 'if' begins no expression"),
    ("«default»", "the keyword 'default' begins no expression"),
    ("f(«class»)", "the keyword 'class' begins no expression"),
    ("a\n«func» f() {}", "unexpected 'func' after 'a'"),
    ("«_»", "'_' is not a value"),
    ("x «+=» 1", "'+=' changes a value, it is none"),
    ("«&»x", "'&' cannot start a value"),
    ("«<»x", "'<' cannot start a value"),
    ("«'»a'", "' does not quote a Swift string"),
    ("a «// b»", "a comment here would hide the code that follows"),
    ("f(a) «// )»", "a comment here would hide the code that follows"),
    ("a «/*» b", "'/*' is never closed"),
    ("a «*/» b", "'*/' closes no comment"),
    ("«\"»a", "a string is never closed"),
    ("«\"»a\nb\"", "a string is never closed"),
    ("«\"»a\\(b\n)\"", "a string is never closed"),
    ("«#\"»a\"", "a string is never closed"),
    ("«\"»a\\()", "a string is never closed"),
    ("\"«\\(»)\"", "a value is missing in the interpolation"),
    ("\"\\(a «b»)\"", "unexpected 'b' after 'a'"),
    ("\"«\\q»\"", "'\\q' is not an escape of a Swift string"),
    ("\"«\\u{110000»}\"", "'\\u{110000' is not an escape of a Swift string"),
    ("«\"\"\"»a\"\"\"", "a line break is missing after the quotes"),
    ("\"\"\"\na«\"\"\"»", "the closing quotes need a line of their own"),
    ("«#if» DEBUG", "'#if' is not a value"),
    ("a\n«#»if DEBUG", "unexpected '#' after 'a'"),
    ("f(«#sourceLocation»(file: \"a\", line: 1))", "'#sourceLocation' is not a value"),
    ("«@»State", "an attribute has no place in an expression"),
    ("«<#»value#>", "a placeholder is still to be filled in"),
    ("f(«/»a/)", "a regular expression is written '#/…/#' here"),
    ("«#/»a", "a regular expression is never closed"),
    ("\"\\(«#/»a/#)\"", "a regular expression cannot stand inside a string"),
    ("a«.»", "a member is missing after '.'"),
    ("a«.» b", "a member's name touches its dot"),
    ("a ? b", "':' is missing after 'b'"),
    ("«$0»", "'$0' has a meaning only in a closure"),
    ("1 «{» a }", "unexpected '{' after '1'"),
    ("a «==/»b/", "'==/' may be read as a regular expression"),
    ("«.»5", "a number begins with a digit"),
    ("«=»a", "unexpected '='"),
    ("«$»", "a name is missing after '$'"),
    ("a as B«.» C", "a member's name touches its dot"),
    ("a as «»", "a type is missing after 'as'"),
    ("a as «class»", "'class' is a keyword, not a type"),
    ("«`»a b`", "'`' does not begin a name in backticks"),
    ("«-» 1", "unexpected '-'"),
    ("«\\»", "a member is missing after '\\'"),
    ("a«<»", "a value is missing after '<'"),
    ("f(a«+»)", "a value is missing after '+'"),
    ("\\User", "a member is missing after 'User'"),
    ("«1a»", "'1a' is neither a number nor a name"),
    ("«0x»", "'0x' is neither a number nor a name"),
    ("«\u{0}»", "the character U+0000 has no place in Swift"),
    ("{ «func» f() {} }", "a closure in a manifest cannot hold 'func'"),
    ("{ «do» { a } }", "a closure in a manifest cannot hold 'do'"),
    ("{ a «b» }", "unexpected 'b' after 'a'"),
    ("{ if a { b } } «{»", "'{' is never closed"),
    ("{ a } «}» extension Int «{»", "'}' closes nothing"),
    ("{ case .a }", "unexpected 'case'"),
    ("{ #if DEBUG\n a\n #endif }", "'#if' is not a value"),
  ])
  func refusesWhatIsNoExpression(_ marked: String, _ message: String) {
    let (text, range) = marks(marked)
    guard case .failure(let error) = SwiftExpression.parse(text) else {
      Issue.record("'\(text)' was taken for an expression")
      return
    }
    #expect(error.message == message)
    if !range.isEmpty { #expect(error.range == range) }
  }

  @Test(
    arguments: [
      ("x", "x", "x"), ("`default`", "default", "default"), ("a.b", nil, "a b"),
      ("stillURLSet?.full", nil, "stillURLSet? full"), ("a?.b?", nil, "a? b?"),
      ("a!.b", nil, nil), ("a.0", nil, nil), ("f()", nil, nil), ("(x)", nil, nil),
      (".x", nil, nil), ("self", nil, nil), ("self.x", nil, nil), ("a.self", nil, nil),
      ("x?", nil, "x?"), ("1", nil, nil), ("try x", nil, nil), ("f(_:)", nil, nil),
      ("A<Int>", nil, nil), ("a + b", nil, nil), ("-x", nil, nil), ("nil", nil, nil),
      ("$x", "$x", "$x"),
    ] as [(String, String?, String?)])
  func tellsNamesAndPaths(_ text: String, _ identifier: String?, _ path: String?) throws {
    let expression = try SwiftExpression.parse(text).get()
    #expect(expression.identifier == identifier)
    let components = expression.path?.map { $0.isOptional ? "\($0.name)?" : $0.name }
    #expect(components?.joined(separator: " ") == path)
  }

  @Test(
    arguments: [
      ("nil", .nil), ("true", .bool), ("1", .int), ("-1", .int), ("1.5", .float),
      ("-0x1p3", .float),
      ("\"\"", .string), ("\"\\(x)\"", .string), ("[]", .array), ("[a]", .array),
      ("[:]", .dictionary), ("[a: b]", .dictionary), (".x", .implicitMember), ("#/a/#", .regex),
      ("-x", nil), ("!true", nil), (".x(1)", nil), (".x.y", nil), ("x", nil), ("[1][0]", nil),
      ("1 + 1", nil), ("\"a\".count", nil), ("[Int]()", nil),
    ] as [(String, SwiftExpression.Literal?)])
  func tellsLiterals(_ text: String, _ literal: SwiftExpression.Literal?) throws {
    let expression = try SwiftExpression.parse(text).get()
    #expect(expression.literal == literal)
    #expect(expression.isLiteral == (literal != nil))
  }

  @Test(arguments: [
    ("Todo(id: 5, value: \"x\")", "Todo", "id: 5|value: \"x\""),
    (".live(services: services)", ".live", "services: services"),
    ("a.b.c(d, e: f + g)", "a.b.c", "d|e: f + g"),
    ("a?.b()", "a?.b", ""),
    ("[String: Int]()", "[String: Int]", ""),
    ("f(a)(b)", "f(a)", "b"),
    ("f { $0 }", "f", "{ $0 }"),
    ("f(a) { 1 } onEnd: { 2 }", "f", "a|{ 1 }|onEnd: { 2 }"),
    ("f(if: a, in: b, _: c)", "f", "if: a|in: b|c"),
    ("f(+, by: <)", "f", "+|by: <"),
    ("Array<Int>(a)", "Array<Int>", "a"),
    ("f(a ? b : c)", "f", "a ? b : c"),
  ])
  func takesASingleCallApart(_ text: String, _ callee: String, _ arguments: String) throws {
    let expression = try SwiftExpression.parse(text).get()
    let call = try #require(expression.call)
    #expect(expression[call.callee] == callee)
    let parts = call.arguments.map { argument in
      (argument.label.map { "\($0): " } ?? "") + expression[argument.range]
    }
    #expect(parts.joined(separator: "|") == arguments)
  }

  @Test(arguments: ["f(a).b", "f(a) + 1", "try f(a)", "f(a)!", "f[a]", "(f(a))", "f", "-f(a)"])
  func takesNothingElseForACall(_ text: String) throws {
    #expect(try SwiftExpression.parse(text).get().call == nil)
  }

  @Test func readsArgumentsAroundComments() throws {
    let expression = try SwiftExpression.parse("/* a */ f(x, // first\n y) /* b */").get()
    #expect(expression.text == "f(x, // first\n y)")
    #expect(expression.freeNames.map(\.range) == [8..<9, 10..<11, 23..<24])
  }

  @Test(arguments: [
    "(", "[", "{", "f(", "-(", "\"\\(", "a ? ", "{ if a { ", "{ [a = ", "\\[", "a<",
  ])
  func limitsNesting(_ opening: String) {
    for count in [40, 5_000] {
      let text = String(repeating: opening, count: count)
      guard case .failure = SwiftExpression.parse(text) else {
        Issue.record("\(count) times '\(opening)' was accepted")
        return
      }
    }
  }

  @Test func refusesDeepNestingThatIsClosed() {
    let text = String(repeating: "(", count: 100) + "a" + String(repeating: ")", count: 100)
    guard case .failure(let error) = SwiftExpression.parse(text) else {
      Issue.record("100 parentheses were accepted")
      return
    }
    #expect(error.message == "this is nested more than 16 deep")
  }

  @Test func acceptsLongFlatExpressions() throws {
    let sum = Array(repeating: "a", count: 2_000).joined(separator: " + ")
    #expect(try SwiftExpression.parse(sum).get().freeNames.count == 2_000)
    let comparisons = Array(repeating: "a<b", count: 500).joined(separator: ", ")
    #expect(try SwiftExpression.parse("[\(comparisons)]").get().freeNames.count == 1_000)
  }
}
