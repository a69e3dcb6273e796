/// The findings of a run, collected while the stages go on.
///
/// Passed `inout` from stage to stage; nothing is printed before the run has ended.
package struct Report: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var hasErrors = false

  package init() {}

  package var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether looking for the name an author may have meant is worth its time: a file with hundreds of
  /// findings has another cause than misspelt names.
  package var wantsSuggestions: Bool { diagnostics.count < 200 }

  package mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  package mutating func error(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    notes: [Note] = [], help: String? = nil, fixIts: [FixIt] = []
  ) {
    add(
      Diagnostic(.error, code, message, at: range, notes: notes, help: help, fixIts: fixIts))
  }

  package mutating func warning(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange,
    notes: [Note] = [], help: String? = nil, fixIts: [FixIt] = []
  ) {
    add(
      Diagnostic(.warning, code, message, at: range, notes: notes, help: help, fixIts: fixIts))
  }

  package mutating func merge(_ other: Report) {
    for diagnostic in other.diagnostics { add(diagnostic) }
  }

  /// The findings of all other kinds.
  package func without(_ codes: Set<DiagnosticCode>) -> Report {
    var report = Report()
    for diagnostic in diagnostics where !codes.contains(diagnostic.code) { report.add(diagnostic) }
    return report
  }

  /// In the order a reader wants them: by file, by place, errors first; equal ones once.
  package func sorted() -> [Diagnostic] {
    var seen: Set<Key> = []
    return diagnostics.enumerated()
      .sorted { (Key($0.element).order, $0.offset) < (Key($1.element).order, $1.offset) }
      .map(\.element)
      .filter { seen.insert(Key($0)).inserted }
  }

  private struct Key: Hashable {
    let range: SourceRange
    let severity: Severity
    let code: DiagnosticCode
    let message: String

    init(_ diagnostic: Diagnostic) {
      range = diagnostic.range
      severity = diagnostic.severity
      code = diagnostic.code
      message = diagnostic.message
    }

    var order: Order {
      Order(
        file: range.file, start: range.start, weight: severity == .error ? 0 : 1,
        code: code.description, message: message)
    }
  }

  private struct Order: Comparable {
    let file: FileID
    let start: UInt32
    let weight: Int
    let code: String
    let message: String

    static func < (a: Self, b: Self) -> Bool {
      (a.file, a.start, a.weight, a.code, a.message)
        < (b.file, b.start, b.weight, b.code, b.message)
    }
  }
}
