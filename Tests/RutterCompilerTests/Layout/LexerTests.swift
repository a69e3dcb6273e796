import Testing

@testable import RutterCompiler

struct LexerTests {
  private func texts(_ line: String) -> [String]? {
    let bytes = Array(line.utf8)
    return cut(line)?.map { String(decoding: bytes[$0.place], as: UTF8.self) }
  }

  private func cut(_ line: String) -> [Lexeme]? {
    Array(line.utf8).withUnsafeBufferPointer { Lexer.lexemes(in: $0) }
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
    let lexemes = try #require(cut("a +b"))
    #expect(lexemes.map(\.followsSpace) == [false, true, false])
    #expect(lexemes.map(\.precedesSpace) == [true, false, true])
  }

  @Test func measuresCharacters() throws {
    let lexeme = try #require(cut("\"e\u{301}👨‍👩‍👧\"")?.first)
    #expect(lexeme.width == 4)
  }
}

struct BracketScannerTests {
  private func scan(_ lines: [String]) -> (BracketScanner, lowest: Int) {
    var scanner = BracketScanner()
    var lowest = 0
    for line in lines { lowest = Array(line.utf8).withUnsafeBufferPointer { scanner.scan($0) } }
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
