import RutterDiagnostics
import Testing

struct ReportTests {
  private func at(_ start: Int, file: UInt32 = 0) -> SourceRange {
    SourceRange(file: FileID(file), start: start, end: start + 1)
  }

  @Test func onlyErrorsMakeErrors() {
    var report = Report()
    #expect(report.isEmpty)
    report.warning("w", "careful", at: at(0))
    #expect(!report.isEmpty)
    #expect(!report.hasErrors)
    report.error("e", "wrong", at: at(0))
    #expect(report.hasErrors)
  }

  @Test func mergingBringsFindingsAndTheirWeight() {
    var first = Report()
    first.warning("w", "careful", at: at(0))
    var second = Report()
    second.error("e", "wrong", at: at(1))
    first.merge(second)
    #expect(first.diagnostics.map(\.message) == ["careful", "wrong"])
    #expect(first.hasErrors)
  }

  @Test func sortsByFileThenPlaceThenErrorsFirstThenCode() {
    var report = Report()
    report.error("z", "5", at: at(0, file: 1))
    report.warning("a", "4", at: at(9))
    report.error("b", "3", at: at(9))
    report.error("a", "2", at: at(9))
    report.warning("z", "1", at: at(2))
    #expect(report.sorted().map(\.message) == ["1", "2", "3", "4", "5"])
  }

  @Test func orderOfArrivalDoesNotMatter() {
    let findings = (0..<20).map {
      Diagnostic($0 % 3 == 0 ? .error : .warning, "c", "\($0)", at: at($0 % 4))
    }
    var forward = Report()
    var backward = Report()
    for finding in findings { forward.add(finding) }
    for finding in findings.reversed() { backward.add(finding) }
    #expect(forward.sorted().map(\.message) == backward.sorted().map(\.message))
  }

  @Test func equalFindingsAreReportedOnce() {
    var report = Report()
    for _ in 0..<3 { report.error("e", "wrong", at: at(1)) }
    report.error("e", "wrong", at: at(2))
    #expect(report.sorted().count == 2)
  }

  @Test func severitiesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }

  @Test func fixItOfOneEditNamesItsRange() {
    let fixIt = FixIt("rename to 'view'", replace: at(4), with: "view")
    #expect(fixIt.edits.map(\.replacement) == ["view"])
    #expect(fixIt.edits.map(\.range) == [at(4)])
  }
}
