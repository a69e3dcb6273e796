import RutterDiagnostics
import Testing

struct SourceFileTests {
  @Test(arguments: [
    ("Specs/Explore.yaml", "Explore"),
    ("Explore.screens.yaml", "Explore.screens"),
    ("Explore", "Explore"),
    (".hidden", ".hidden"),
    ("a.b/c", "c"),
    ("Specs/\u{301}Odd.yaml", "\u{301}Odd"),
    ("<stdin>", "<stdin>"),
    ("", ""),
  ])
  func baseNameIsTheLastComponentWithoutItsEnding(path: String, name: String) {
    #expect(SourceFile(id: FileID(0), path: path, text: "").baseName == name)
  }

  @Test func textOfARangeIsCutToTheFile() {
    let file = SourceFile(id: FileID(0), path: "a", text: "naïve")
    #expect(file.text(of: file.wholeRange) == "naïve")
    #expect(file.text(of: SourceRange(file: FileID(0), start: 2, end: 4)) == "ï")
    #expect(file.text(of: SourceRange(file: FileID(0), start: 4, end: 99)) == "ve")
    #expect(file.text(of: SourceRange(file: FileID(0), start: 50, end: 99)) == "")
  }

  @Test func textReplacesWhatIsNotUTF8() {
    let file = SourceFile(id: FileID(0), path: "a", bytes: [0x61, 0xFF, 0x62])
    #expect(file.text(of: file.wholeRange) == "a\u{FFFD}b")
  }
}

struct SourceRangeTests {
  let range = SourceRange(file: FileID(3), start: 10, end: 20)

  @Test func rangeThatEndsBeforeItStartsIsEmpty() {
    let range = SourceRange(file: FileID(0), start: 5, end: 2)
    #expect(range.isEmpty)
    #expect(range.offsets == 5..<5)
  }

  @Test func offsetsBeyondTheirBitsAreClamped() {
    let range = SourceRange(file: FileID(0), start: -1, end: .max)
    #expect(range.offsets == 0..<Int(UInt32.max))
  }

  @Test func startPointIsEmptyAndAtTheStart() {
    #expect(range.startPoint == SourceRange(file: FileID(3), start: 10, end: 10))
  }

  @Test(arguments: [
    (0..<3, 10..<13), (2..<100, 12..<20), (50..<60, 20..<20), (-5..<2, 10..<12),
    (0..<Int.max, 10..<20), (Int.min..<Int.max, 10..<20),
  ])
  func sliceStaysInside(offsets: Range<Int>, expected: Range<Int>) {
    #expect(range.slice(offsets).offsets == expected)
  }
}
