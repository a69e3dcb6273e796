import Testing

@testable import RutterCompiler

struct LexerTests {
  private func texts(_ line: String) -> [String]? {
    Lexer.lexemes(in: Array(line.utf8)[...])?.map(\.text)
  }

  @Test(arguments: [
    ("let x = 1", ["let", "x", "=", "1"]),
    ("a.b?.c!", ["a", ".", "b", "?", ".", "c", "!"]),
    ("Box<[Int]>?", ["Box", "<", "[", "Int", "]", ">", "?"]),
    ("Box<Box<Int>>", ["Box", "<", "Box", "<", "Int", ">", ">"]),
    ("a < b && c >= d", ["a", "<", "b", "&&", "c", ">=", "d"]),
    ("a ?? b", ["a", "??", "b"]),
    ("0..<10", ["0", "..<", "10"]),
    ("1.5 + 2", ["1.5", "+", "2"]),
    ("x.0.y", ["x", ".", "0", ".", "y"]),
    ("@MainActor () -> Void", ["@MainActor", "(", ")", "->", "Void"]),
    ("#Preview { }", ["#Preview", "{", "}"]),
    ("`default`: $0", ["`default`", ":", "$0"]),
    ("\\.self", ["\\", ".", "self"]),
    ("&value, -1", ["&", "value", ",", "-", "1"]),
    ("größe", ["größe"]),
  ])
  func cutsWordsAndSigns(_ line: String, _ expected: [String]) {
    #expect(texts(line) == expected)
  }

  @Test(arguments: [
    #""a""#, #""""#, #""a \" b""#, #""a \(b("c")) d""#, ##"#"a " \n"#"##, ##"#"\#(x)"#"##,
  ])
  func takesAStringAsOne(_ literal: String) {
    #expect(texts(literal) == [literal])
    #expect(texts("f(\(literal), 1)") == ["f", "(", literal, ",", "1", ")"])
  }

  @Test(arguments: ["\"a", "\"\"\"", "#\"a\"", "a // b", "a /* b */", "`a", "\"\\(a", "a \u{1} b"])
  func refusesWhatIsNotWholeOrNotCode(_ line: String) {
    #expect(texts(line) == nil)
  }

  @Test func knowsTheSpacesAround() throws {
    let lexemes = try #require(Lexer.lexemes(in: Array("a +b".utf8)[...]))
    #expect(lexemes.map(\.followsSpace) == [false, true, false])
    #expect(lexemes.map(\.precedesSpace) == [true, false, true])
  }

  @Test func measuresCharacters() throws {
    let lexeme = try #require(Lexer.lexemes(in: Array("\"e\u{301}👨‍👩‍👧\"".utf8)[...])?.first)
    #expect(lexeme.width == 4)
  }
}

struct BracketScannerTests {
  private func scan(_ lines: [String]) -> (BracketScanner, lowest: Int) {
    var scanner = BracketScanner()
    var lowest = 0
    for line in lines { lowest = scanner.scan(Array(line.utf8)[...]) }
    return (scanner, lowest)
  }

  @Test(arguments: [
    (["f(a[1]) {"], "{", 0),
    (["f(", "a: [", "1"], "([", 2),
    (["a {", "} else {"], "{", 0),
    (["f(a, \"(\")"], "", 0),
    (["f( // ("], "(", 0),
    (["\"\"\"", "(", "\"\"\" + f("], "(", 0),
    ([")", "]}", "("], "(", 0),
  ])
  func followsBrackets(_ lines: [String], _ open: String, _ lowest: Int) {
    let result = scan(lines)
    #expect(String(decoding: result.0.brackets, as: UTF8.self) == open)
    #expect(result.lowest == lowest)
  }

  @Test func knowsWhenAMultilineStringEnds() {
    #expect(scan(["let a = \"\"\""]).0.isInString)
    #expect(scan(["let a = \"\"\"", "b"]).0.isInString)
    #expect(!scan(["let a = \"\"\"", "b", "\"\"\""]).0.isInString)
    #expect(scan(["let a = #\"\"\"", "\"\"\""]).0.isInString)
    #expect(!scan(["let a = #\"\"\"", "\"\"\"#"]).0.isInString)
  }
}
