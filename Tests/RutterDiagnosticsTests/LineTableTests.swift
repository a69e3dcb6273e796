import RutterDiagnostics
import Testing

struct LineTableTests {
  private func table(_ text: String) -> LineTable {
    LineTable(SourceFile(id: FileID(0), path: "a", text: text))
  }

  @Test(arguments: [
    ("", 1), ("a", 1), ("a\n", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\n\nb", 3), ("a\r\r\nb", 3),
    ("a\n\rb", 3),
  ])
  func countsLinesByEveryLineEnding(text: String, count: Int) {
    #expect(table(text).lineCount == count)
  }

  @Test func lineTextHasNoLineEnding() {
    let table = table("one\r\ntwo\rthree\n")
    #expect((1...4).map(table.text(ofLine:)) == ["one", "two", "three", ""])
  }

  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (2, 1, 2), (3, 1, 3), (4, 2, 1), (8, 2, 2), (9, 2, 3), (99, 2, 3),
    (-1, 1, 1),
  ])
  func columnsCountScalars(offset: Int, line: Int, column: Int) {
    // é takes two bytes, 😀 four.
    let location = table("é\r\n😀x").location(of: offset)
    #expect(location.line == line)
    #expect(location.column == column)
  }

  @Test func byteOrderMarkCountsForNothing() {
    let table = table("\u{FEFF}ab")
    #expect(table.location(of: 0).column == 1)
    #expect(table.location(of: 3).column == 1)
    #expect(table.location(of: 4).column == 2)
    #expect(table.text(ofLine: 1) == "ab")
  }

  @Test func byteOrderMarkAloneIsAnEmptyLine() {
    let table = table("\u{FEFF}")
    #expect(table.lineCount == 1)
    #expect(table.text(ofLine: 1) == "")
    #expect(table.location(of: 3).line == 1)
  }

  @Test func everyOffsetLiesOnTheLineThatHoldsIt() {
    let text = "a\n\nbc\r\nd\re\n"
    let table = table(text)
    for offset in 0...text.utf8.count {
      let line = table.line(of: offset)
      let start = table.bytes(ofLine: line).lowerBound
      let next =
        line < table.lineCount ? table.bytes(ofLine: line + 1).lowerBound : text.utf8.count + 1
      #expect((start..<next).contains(offset))
      #expect(table.location(of: offset).line == line)
    }
  }
}
