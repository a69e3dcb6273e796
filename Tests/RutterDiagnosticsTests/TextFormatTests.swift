import RutterDiagnostics
import Testing

struct TextFormatTests {
  @Test func showsPlaceMessageCodeLineAndMarks() {
    let marked = Marked("screens:\n  home:\n    «veiw»: HomeView\n")
    let finding = Diagnostic(.error, "unknown-key", "unknown key 'veiw'", at: marked.range)
    #expect(
      render([finding], [marked.file]) == """
        Specs/Explore.yaml:3:5: error: unknown key 'veiw' [unknown-key]
         3 |     veiw: HomeView
           |     ^^^^

        1 error

        """)
  }

  @Test func showsHelpFixItsAndNotesInThisOrder() {
    let marked = Marked("home: 1\nhome: 2\n«hoem»: 3\n")
    let finding = Diagnostic(
      .warning, "near", "odd name 'hoem'", at: marked.range,
      notes: [
        Note("the other is here", at: marked.range(of: "home: 2")), Note("and somewhere else"),
      ],
      help: "say what you mean\nor mean what you say",
      fixIts: [FixIt("rename to 'home'", replace: marked.range, with: "home")])
    #expect(
      render([finding], [marked.file]) == """
        Specs/Explore.yaml:3:1: warning: odd name 'hoem' [near]
         3 | hoem: 3
           | ^^^^
           = help: say what you mean
                   or mean what you say
           = fix: rename to 'home'
         3 + home: 3
        Specs/Explore.yaml:2:1: note: the other is here
         2 | home: 2
           | ^^^^^^^
           = note: and somewhere else

        1 warning

        """)
  }

  @Test func separatesFindingsByABlankLineAndCountsThem() {
    let marked = Marked("«a»\n")
    let findings = [Severity.error, .error, .warning, .note].map {
      Diagnostic($0, "c", "m", at: marked.range)
    }
    let text = render(findings, [marked.file])
    #expect(text.hasSuffix("\n\n2 errors, 1 warning, 1 note\n"))
    #expect(text.split(separator: "\n\n").count == 5)
  }

  @Test func nothingToReportIsNoText() {
    #expect(render([], []) == "")
  }

  @Test func findingInAnUnknownFileIsStillTold() {
    let range = SourceRange(file: FileID(7), start: 3, end: 4)
    let finding = Diagnostic(
      .error, "c", "lost", at: range, notes: [Note("see there", at: range)], help: "look again",
      fixIts: [FixIt("change it", replace: range, with: "x")])
    #expect(
      render([finding], []) == """
        error: lost [c]
           = help: look again
           = fix: change it
        note: see there

        1 error

        """)
  }

  @Test func guttersOfAFindingAreAsWideAsItsLargestLineNumber() {
    let text = (1...120).map { "line\($0):\n" }.joined()
    let marked = Marked("«\(text.prefix(5))»\(text.dropFirst(5))")
    let finding = Diagnostic(
      .error, "c", "m", at: marked.range, notes: [Note("there", at: marked.range(of: "line100"))])
    #expect(
      render([finding], [marked.file]) == """
        Specs/Explore.yaml:1:1: error: m [c]
           1 | line1:
             | ^^^^^
        Specs/Explore.yaml:100:1: note: there
         100 | line100:
             | ^^^^^^^

        1 error

        """)
  }

  @Test func notesMayBeInOtherFiles() {
    let first = Marked("«a»: 1\n", path: "Specs/A.yaml", id: 1)
    let second = Marked("«a»: 2\n", path: "Specs/B.yaml", id: 2)
    let finding = Diagnostic(
      .error, "duplicate", "'a' comes twice", at: second.range,
      notes: [Note("the first is here", at: first.range)])
    #expect(
      render([finding], [first.file, second.file]).contains("Specs/A.yaml:1:1: note: the first"))
  }

  @Test func pathsAreShownAsAsked() {
    let marked = Marked("«a»\n")
    let finding = Diagnostic(.error, "c", "m", at: marked.range)
    let sources = SourceIndex([marked.file], usedBy: [finding]) { "../" + $0.path }
    let text = DiagnosticFormat.text.render([finding], sources: sources)
    #expect(text.hasPrefix("../Specs/Explore.yaml:1:1: "))
  }

  @Test func colorAddsEscapesAndNothingElse() {
    let marked = Marked("a: «bad»\n")
    let finding = Diagnostic(
      .error, "c", "m", at: marked.range, help: "h",
      fixIts: [FixIt("f", replace: marked.range, with: "good")])
    let plain = render([finding], [marked.file])
    let colored = render([finding], [marked.file], color: true)
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(withoutEscapes(colored) == plain)
  }

  @Test func hostileTextCannotReachTheTerminal() {
    let marked = Marked("«\u{1B}[2J\u{7F}\u{202E}evil\u{9B}»: 1\n", path: "a\u{7}b.yaml")
    let finding = Diagnostic(
      .error, "c", "bad \u{1B}[31m key\nsecond line", at: marked.range, help: "see \u{8}")
    let text = render([finding], [marked.file])
    let unwanted = text.unicodeScalars.filter {
      $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0 == "\u{202E}")
    }
    #expect(unwanted.isEmpty)
    #expect(text.contains("␛[2J␡<U+202E>evil<U+009B>"))
    #expect(text.contains("a␇b.yaml:1:1: error: bad ␛[31m key second line [c]"))
  }

  private func withoutEscapes(_ text: String) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      if character == "\u{1B}" { isEscape = true }
      if !isEscape { result.append(character) }
      if character == "m" { isEscape = false }
    }
    return result
  }
}
