import RutterDiagnostics
import Testing

struct FixItPreviewTests {
  /// The lines that the text format shows below the fix-it's message.
  private func preview(_ marked: Marked, _ edits: [TextEdit]) -> [String] {
    let finding = Diagnostic(
      .error, "c", "m", at: marked.range, fixIts: [FixIt("change it", edits: edits)])
    let lines = render([finding], [marked.file]).split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasSuffix("= fix: change it") }!
    return lines[(start + 1)...].prefix { !$0.isEmpty }.map(String.init)
  }

  private func replace(_ range: SourceRange, _ text: String) -> TextEdit {
    TextEdit(range: range, replacement: text)
  }

  @Test func showsTheLineAsItWouldBe() {
    let marked = Marked("a: 1\n«b»: 2\nc: 3\n")
    #expect(preview(marked, [replace(marked.range, "beta")]) == [" 2 + beta: 2"])
  }

  @Test func insertionOfALineShowsThatLine() {
    let marked = Marked("a: 1\n«»b: 2\n")
    #expect(preview(marked, [replace(marked.range, "new: 0\n")]) == [" 2 + new: 0"])
  }

  @Test func removalOfALineShowsWhatGoes() {
    let marked = Marked("a: 1\n«b: 2\n»c: 3\n")
    #expect(preview(marked, [replace(marked.range, "")]) == [" 2 - b: 2"])
  }

  @Test func severalEditsAreAppliedTogetherInAnyOrder() {
    let marked = Marked("«a»: b\nc: d\n")
    let edits = [replace(marked.range(of: "d"), "D"), replace(marked.range, "A")]
    #expect(preview(marked, edits) == [" 1 + A: b", " 2 + c: D"])
  }

  @Test func lineEndingsOfOtherSystemsDoNotShow() {
    let marked = Marked("a: «1»\r\nb: 2\r\n")
    #expect(preview(marked, [replace(marked.range, "9\r\nz: 3")]) == [" 1 + a: 9", " 2 + z: 3"])
  }

  @Test func unchangedLinesAroundTheEditAreLeftOut() {
    let marked = Marked("«a: 1\nb: 2\nc: 3»\n")
    #expect(preview(marked, [replace(marked.range, "a: 1\nb: 9\nc: 3")]) == [" 2 + b: 9"])
  }

  @Test func longReplacementsAreCutOff() {
    let marked = Marked("a: «1»\n")
    let text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
    #expect(preview(marked, [replace(marked.range, text)]).count == 8)
  }

  @Test func contradictionsAndNonsenseShowNothing() {
    let marked = Marked("a: «1»\n")
    let range = marked.range
    let beyond = SourceRange(file: range.file, start: 2, end: 900)
    let elsewhere = SourceRange(file: FileID(9), start: 0, end: 1)
    #expect(preview(marked, [replace(range, "2"), replace(range, "3")]).isEmpty)
    #expect(preview(marked, [replace(beyond, "2")]).isEmpty)
    #expect(preview(marked, [replace(range, "2"), replace(elsewhere, "3")]).isEmpty)
    #expect(preview(marked, []).isEmpty)
    #expect(preview(marked, [replace(range, "1")]).isEmpty)
  }

  @Test func twoInsertionsAtOnePlaceKeepTheirOrder() {
    let marked = Marked("a«»b\n")
    let edits = [replace(marked.range, "1"), replace(marked.range, "2")]
    #expect(preview(marked, edits) == [" 1 + a12b"])
  }
}
