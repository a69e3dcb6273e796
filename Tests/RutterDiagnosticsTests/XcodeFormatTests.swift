import RutterDiagnostics
import Testing

struct XcodeFormatTests {
  @Test func writesALineEachForFindingNotesHelpAndFixIts() {
    let marked = Marked("a: 1\n  «veiw»: 2\n")
    let finding = Diagnostic(
      .error, "unknown-key", "unknown key 'veiw'", at: marked.range,
      notes: [Note("the screen is here", at: marked.range(of: "a")), Note("it is odd")],
      help: "say\nmore", fixIts: [FixIt("rename to 'view'", replace: marked.range, with: "view")])
    #expect(
      render([finding], [marked.file], as: .xcode) == """
        Specs/Explore.yaml:2:3: error: unknown key 'veiw'
        Specs/Explore.yaml:1:1: note: the screen is here
        Specs/Explore.yaml:2:3: note: it is odd
        Specs/Explore.yaml:2:3: note: say more
        Specs/Explore.yaml:2:3: note: rename to 'view'

        """)
  }

  @Test func severitiesAreThoseXcodeKnows() {
    let marked = Marked("«a»\n")
    for severity in Severity.allCases {
      let finding = Diagnostic(severity, "c", "m", at: marked.range)
      #expect(
        render([finding], [marked.file], as: .xcode)
          == "Specs/Explore.yaml:1:1: \(severity.rawValue): m\n")
    }
  }

  @Test func findingWithoutItsFileHasNoPlace() {
    let range = SourceRange(file: FileID(4), start: 0, end: 0)
    #expect(render([Diagnostic(.error, "c", "m", at: range)], [], as: .xcode) == "error: m\n")
  }

  @Test func colorAndEmptinessChangeNothing() {
    let marked = Marked("«a»\n")
    let finding = Diagnostic(.error, "c", "m", at: marked.range)
    #expect(
      render([finding], [marked.file], as: .xcode, color: true)
        == render([finding], [marked.file], as: .xcode))
    #expect(render([], [marked.file], as: .xcode) == "")
  }

  @Test func everyLineIsOneFindingOrNote() {
    let marked = Marked("«a\nb»\n", path: "with\nnewline.yaml")
    let finding = Diagnostic(.error, "c", "two\nlines\r\nhere", at: marked.range)
    #expect(
      render([finding], [marked.file], as: .xcode)
        == "with newline.yaml:1:1: error: two lines  here\n")
  }
}
