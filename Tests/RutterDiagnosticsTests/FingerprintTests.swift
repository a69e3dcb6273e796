import RutterDiagnostics
import Testing

struct FingerprintTests {
  private func fingerprint(
    _ text: String, code: DiagnosticCode = "unused-parameter", message: String = "m",
    path: String = "Specs/Shop.yaml", id: UInt32 = 0
  ) -> String {
    let marked = Marked(text, path: path, id: id)
    let finding = Diagnostic(.warning, code, message, at: marked.range)
    return fingerprints([finding], [marked.file])[0]
  }

  private func fingerprints(_ findings: [Diagnostic], _ files: [SourceFile]) -> [String] {
    Fingerprints.of(findings, in: SourceIndex(files, usedBy: findings))
  }

  private static let home = "  home:\n    parameters: {«id»: Int}\n"

  @Test(arguments: [
    "screens:\n  home:\n    parameters: {«id»: Int}\n",
    "# A comment\n\nfeature: Shop\nscreens:\n  cart: {}\n  home:\n    parameters: {«id»: Int}\n",
    "screens:\n  home: # the first\n    view: Home\n    parameters: {«id»: Int}   # one\n",
    "screens:\r\n  home:\r\n    parameters: {«id»: Int}\r\n",
    "screens:\n    home:\n        parameters: {«id»: Int}\n  ",
  ])
  func survivesLinesThatMove(_ text: String) {
    #expect(fingerprint(text) == fingerprint("screens:\n" + Self.home))
    #expect(
      fingerprint(text, message: "other words", id: 7) == fingerprint("screens:\n" + Self.home))
  }

  @Test(arguments: [
    "screens:\n  cart:\n    parameters: {«id»: Int}\n",
    "screens:\n  home:\n    parameters: {id: «Int»}\n",
    "screens:\n  home:\n    parameters: {«id»: String}\n",
    "routers:\n  home:\n    parameters: {«id»: Int}\n",
  ])
  func tellsPlacesApart(_ text: String) {
    #expect(fingerprint(text) != fingerprint("screens:\n" + Self.home))
  }

  @Test func tellsCodesAndFilesApart() {
    let text = "screens:\n" + Self.home
    #expect(fingerprint(text, code: "a") != fingerprint(text, code: "b"))
    #expect(fingerprint(text, path: "a.yaml") != fingerprint(text, path: "b.yaml"))
  }

  @Test func findingsThatAgreeInAllAreNumbered() {
    let marked = Marked("a: «b»\na: b\n")
    let second = SourceRange(file: marked.file.id, start: 8, end: 9)
    let findings = [marked.range, marked.range, second].map { Diagnostic(.error, "c", "m", at: $0) }
    let all = fingerprints(findings, [marked.file])
    #expect(Set(all).count == 3)
    #expect(all == fingerprints(findings, [marked.file]))
    #expect(all.allSatisfy { $0.utf8.count == 32 })
  }

  /// They are kept in baselines: if this fails, every baseline in the world is out of date.
  @Test func valuesNeverChange() {
    #expect(fingerprint("screens:\n" + Self.home) == "6859a1ad1be53f02f34dc245863ed689")
  }

  @Test func oneLineOfADocumentIsToldByWhatStandsBeforeThePlace() {
    let long = String(repeating: "\"x\": 1, ", count: 100)
    let one = fingerprint("{\(long)\"home\": {«\"id\"»: 1}, \(long)}")
    #expect(one == fingerprint("{\(long)\"home\": {«\"id\"»: 1}}"))
    #expect(one != fingerprint("{\(long)\"cart\": {«\"id\"»: 1}}"))
  }

  @Test func findingsWithoutTheirFileHaveOneToo() {
    let range = SourceRange(file: FileID(3), start: 0, end: 4)
    #expect(fingerprints([Diagnostic(.error, "c", "m", at: range)], [])[0].utf8.count == 32)
  }
}

struct LineOutlineTests {
  private func entry(_ line: Int, of text: String) -> ClosedRange<Int> {
    let file = SourceFile(id: FileID(0), path: "a.yaml", text: text)
    return LineOutline(file, LineTable(file)).entry(atLine: line)
  }

  @Test func entriesReachToTheNextLineThatIsNotIndentedMore() {
    let text = "a:\n  b:\n\n    c: 1\n# comment\n    d: 1\n  e: 1\n\nf: 1\n"
    #expect(entry(1, of: text) == 1...7)
    #expect(entry(2, of: text) == 2...6)
    #expect(entry(4, of: text) == 4...4)
    #expect(entry(9, of: text) == 9...9)
  }

  @Test func itemsBelongToTheKeyAboveThemInTheSameColumn() {
    let text = "a:\n- from: x\n  to: y\n- from: z\nb: 1\n"
    #expect(entry(1, of: text) == 1...4)
    #expect(entry(2, of: text) == 2...3)
    #expect(entry(4, of: text) == 4...4)
  }

  @Test(arguments: ["", "\n", "   ", "a", "\u{FEFF}a:\n b", "- ", "-", "\t- a\r  b"])
  func noTextTraps(_ text: String) {
    for line in -1...4 { #expect(entry(line, of: text).lowerBound == line) }
  }
}
