import RutterDiagnostics
import Testing

/// Lines and names longer than anyone writes, but that a machine or a stranger may.
struct LongTextTests {
  private let words = String(repeating: "word é日 ", count: 5000)

  private func finding(at range: SourceRange, _ message: String = "m") -> Diagnostic {
    Diagnostic(
      .error, "c", message, at: range, help: message,
      fixIts: [FixIt(message, replace: range, with: "w")])
  }

  @Test func manyFindingsOnOneLongLineCostNoMoreThanOnManyLines() {
    let file = SourceFile(id: FileID(0), path: "a", text: words)
    let findings = (0..<300).map { index in
      finding(at: SourceRange(file: file.id, start: 200 * index, end: 200 * index + 4))
    }
    let clock = ContinuousClock()
    let time = clock.measure { _ = render(findings, [file]) }
    let lines = SourceFile(
      id: FileID(0), path: "a", text: words.split(separator: " ").joined(separator: "\n"))
    let other = clock.measure { _ = render(findings, [lines]) }
    #expect(time < other * 20 + .seconds(2))
  }

  @Test(arguments: [0, 1, 255, 256, 257, 511, 512, 4095, 4096, 20_000])
  func columnsFarIntoALineAreExact(column: Int) {
    let before = String(repeating: "é", count: column)
    let marked = Marked("a: 1\n\(before)«x» é\n")
    #expect(excerpt(marked).hasPrefix("Specs/Explore.yaml:2:\(column + 1): error"))
    #expect(
      render([finding(at: marked.range)], [marked.file], as: .xcode)
        .hasPrefix("Specs/Explore.yaml:2:\(column + 1): error"))
  }

  @Test func columnAtTheEndOfALongFileIsExact() {
    for count in [255, 256, 512] {
      let marked = Marked("\(String(repeating: "x", count: count))«»")
      #expect(excerpt(marked).hasPrefix("Specs/Explore.yaml:1:\(count + 1): "))
    }
  }

  @Test func fixItsOfALongLineShowWhatIsAround() {
    let marked = Marked("\(words)«WORD»\(words)")
    let text = render([finding(at: marked.range)], [marked.file])
    let row = text.split(separator: "\n").first { $0.hasPrefix(" 1 + ") } ?? ""
    #expect(row.count <= 107)
    #expect(row.hasPrefix(" 1 + …"))
    #expect(row.contains("word é日 wword é日"))
    #expect(row.hasSuffix("…"))
  }

  @Test func fixItsAtTheEndsOfALongLineAreCutOnOneSide() {
    for (text, isAtStart) in [("«WORD»\(words)", true), ("\(words)«WORD»", false)] {
      let marked = Marked(text)
      let text = render([finding(at: marked.range)], [marked.file])
      let row = text.split(separator: "\n").first { $0.hasPrefix(" 1 + ") } ?? ""
      #expect(row.hasPrefix(" 1 + …") != isAtStart)
      #expect(row.hasSuffix("…") == isAtStart)
    }
  }

  @Test func bytesThatAreNoTextAreNotSearchedForAScalar() {
    let bytes = [UInt8](repeating: 0x80, count: 100_000)
    let file = SourceFile(id: FileID(0), path: "a", bytes: bytes)
    let text = render([finding(at: SourceRange(file: file.id, start: 50_000, end: 50_001))], [file])
    #expect(text.contains("^"))
    #expect(text.utf8.count < 2000)
  }

  /// All but `json`, whose readers are programs.
  @Test(arguments: DiagnosticFormat.allCases.filter { $0 != .json })
  func longMessagesAreShortenedInTheMiddle(format: DiagnosticFormat) {
    let marked = Marked("«a»\n")
    let name = String(repeating: "n", count: 100_000)
    let finding = Diagnostic(
      .error, "c", "unknown name '\(name)' here", at: marked.range,
      notes: [Note("'\(name)' is there", at: marked.range), Note("'\(name)' too")],
      help: "say '\(name)' no more", fixIts: [FixIt("drop '\(name)'", edits: [])])
    let text = render([finding], [marked.file], as: format)
    #expect(text.contains("unknown name 'nnn"))
    #expect(text.contains("nnn…nnn"))
    #expect(text.contains("nnn' here"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count < 1100 })
  }

  @Test(arguments: [(299, false), (300, false), (301, true)])
  func messagesThatCanBeReadAreWhole(count: Int, isShortened: Bool) {
    let marked = Marked("«a»\n")
    for character in ["m", "é", "日"] {
      let message = String(repeating: character, count: count)
      let text = render(
        [Diagnostic(.error, "c", message, at: marked.range)], [marked.file], as: .xcode)
      #expect(text.contains("…") == isShortened)
      #expect(text.contains("error: \(message)\n") != isShortened)
    }
  }

  /// One character of many scalars is no way around the limit.
  @Test func accentsWithoutEndAreShortenedToo() {
    let marked = Marked("«a»\n")
    let message = "a" + String(repeating: "\u{301}", count: 100_000)
    let text = render([Diagnostic(.error, "c", message, at: marked.range)], [marked.file])
    #expect(text.unicodeScalars.count < 500)
  }
}
