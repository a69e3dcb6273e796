import RutterDiagnostics
import Testing

struct SourceExcerptTests {
  /// Text with marks, and the lines expected below the headline.
  @Test(arguments: [
    // An empty range is one caret, also at the end of a line and of the file.
    ("ab«»cd\n", " 1 | abcd\n   |   ^"),
    ("abc«»\n", " 1 | abc\n   |    ^"),
    ("abc\n«»", " 2 |\n   | ^"),
    ("«»", " 1 |\n   | ^"),
    // The line ending alone.
    ("abc«\n»d", " 1 | abc\n   |    ^"),
    ("abc«\r\n»d", " 1 | abc\n   |    ^"),
    // A whole line with its ending stays one line.
    ("«abc\n»d", " 1 | abc\n   | ^^^"),
    // Tabs reach to multiples of four.
    ("\t«a»\tb", " 1 |     a   b\n   |     ^"),
    ("ab«\t»c", " 1 | ab  c\n   |   ^^"),
    // Wide characters take two columns, combining ones none, a family of emoji two.
    ("日本«語»: x", " 1 | 日本語: x\n   |     ^^"),
    ("e\u{301}«x»", " 1 | e\u{301}x\n   |  ^"),
    ("👨‍👩‍👧«x»", " 1 | 👨‍👩‍👧x\n   |   ^"),
    ("«❤️»x", " 1 | ❤️x\n   | ^^"),
    ("«🇩🇪»x", " 1 | 🇩🇪x\n   | ^^"),
    ("ａ«ｂ»", " 1 | ａｂ\n   |   ^^"),
    // A byte-order mark takes no place.
    ("\u{FEFF}a«b»", " 1 | ab\n   |  ^"),
    // Several lines: the first and the last are shown, marked from the first word on.
    ("a: «{\n  b }»\n", " 1 | a: {\n   |    ^\n 2 |   b }\n   |   ^^^"),
    ("a: «{\n1\n2\n  b }»\n", " 1 | a: {\n   |    ^\n   | ...\n 4 |   b }\n   |   ^^^"),
    ("a:«\n\n  b» c\n", " 1 | a:\n   |   ^\n   | ...\n 3 |   b c\n   |   ^"),
  ])
  func marksExactlyTheRange(text: String, expected: String) {
    let lines = excerpt(Marked(text)).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst().dropLast().joined(separator: "\n") == expected)
  }

  @Test func invalidBytesAreShownAndCounted() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xE2, 0x82, 0x62, 0x63]
    let file = SourceFile(id: FileID(0), path: "a", bytes: bytes)
    let range = SourceRange(file: FileID(0), start: 4, end: 5)
    let text = render([Diagnostic(.error, "c", "m", at: range)], [file])
    #expect(text.contains(" 1 | a\u{FFFD}\u{FFFD}bc\n   |    ^\n"))
  }

  @Test func rangeInsideACharacterMarksAllOfIt() {
    let file = SourceFile(id: FileID(0), path: "a", text: "a日b")
    let range = SourceRange(file: FileID(0), start: 2, end: 3)
    let text = render([Diagnostic(.error, "c", "m", at: range)], [file])
    #expect(text.contains("   |  ^^\n"))
  }

  @Test(arguments: [0, 40, 99, 100, 101, 500, 100_000])
  func longLinesAreCutAroundTheRange(position: Int) {
    let before = String(repeating: "b", count: position)
    let after = String(repeating: "a", count: 5000)
    let lines = excerpt(Marked("\(before)«WORD»\(after)")).split(separator: "\n")
    let source = lines[1].dropFirst(5)
    let marks = lines[2].dropFirst(5)
    #expect(source.count <= 102)
    #expect(source.hasSuffix("a…"))
    #expect(source.hasPrefix("b…") == false)
    #expect(source.hasPrefix("…") == (position > 33))
    let start = marks.prefix { $0 == " " }.count
    #expect(source.dropFirst(start).hasPrefix("WORD"))
    #expect(marks.dropFirst(start) == "^^^^")
  }

  @Test func lineThatJustFitsIsNotCut() {
    let text = String(repeating: "x", count: 99)
    #expect(excerpt(Marked("\(text)«y»")).contains("\(text)y\n"))
  }

  @Test func rangeWiderThanTheWindowIsMarkedToItsEdge() {
    let lines = excerpt(Marked("«\(String(repeating: "x", count: 700))»")).split(separator: "\n")
    #expect(lines[1].dropFirst(5) == String(repeating: "x", count: 100) + "…")
    #expect(lines[2].dropFirst(5) == String(repeating: "^", count: 100))
  }

  @Test func wideCharactersDoNotShiftTheMarksOfALongLine() {
    let before = String(repeating: "語", count: 400)
    let lines = excerpt(Marked("\(before)«x»\(before)")).split(separator: "\n")
    let start = lines[2].dropFirst(5).prefix { $0 == " " }.count
    // One column for the ellipsis, two for each character.
    #expect(Array(lines[1].dropFirst(5))[1 + (start - 1) / 2] == "x")
  }

  @Test func everyRangeOfADamagedTextRenders() {
    let bytes = Array("a\t\u{FEFF}é\r\n日\u{301}x\r\n\u{0}".utf8) + [0xF0, 0x9F, 0x0A, 0xC3, 0x80]
    let file = SourceFile(id: FileID(0), path: "a", bytes: bytes)
    for start in 0...bytes.count + 1 {
      for end in start...bytes.count + 2 {
        let range = SourceRange(file: FileID(0), start: start, end: end)
        let text = render([Diagnostic(.error, "c", "m", at: range)], [file])
        #expect(text.contains("^"))
      }
    }
  }
}
