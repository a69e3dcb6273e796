import RutterCompiler
import RutterDiagnostics
import Testing

/// What a test says of one finding. Help and notes count only where it speaks of them; a fix-it that
/// it does not name must not be there.
struct ExpectedFinding {
  let mark: String
  let code: String
  let message: String
  var help: String?
  var fix: String?
  /// The marks of the notes.
  var notes: [String]?

  init(
    _ mark: String, _ code: String, _ message: String, help: String? = nil, fix: String? = nil,
    notes: [String]? = nil
  ) {
    self.mark = mark
    self.code = code
    self.message = message
    self.help = help
    self.fix = fix
    self.notes = notes
  }
}

/// Compiles the manifest and compares all of its findings with the expected ones. Fix-its are applied
/// and must make their findings go away.
func expectFindings(
  _ manifest: String, swift: String? = nil, _ expected: ExpectedFinding...,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  expectFindings(in: MarkedProject(manifest, swift: swift), expected, at: place)
}

func expectFindings(
  in project: MarkedProject, _ expected: [ExpectedFinding],
  at place: Testing.SourceLocation = #_sourceLocation
) {
  let compilation = Compiler().compile(project.input)
  let findings = compilation.report.sorted()
  let texts = findings.enumerated().map { index, finding in
    let match = expected.indices.contains(index) ? expected[index] : nil
    return text(of: finding, in: project, like: match)
  }
  #expect(texts == expected.map(\.text), sourceLocation: place)
  for finding in findings {
    expectStyle(of: finding, at: place)
    for fixIt in finding.fixIts { expectCure(fixIt, of: finding, project.input, at: place) }
  }
  #expect(compilation.files.isEmpty || !compilation.report.hasErrors, sourceLocation: place)
}

/// Compiles the manifest and expects files and no findings.
func expectClean(
  _ manifest: String, project: String? = nil, others: [String: String] = [:],
  swift: String? = nil, at place: Testing.SourceLocation = #_sourceLocation
) {
  expectFindings(
    in: MarkedProject(manifest, project: project, others: others, swift: swift), [], at: place)
}

// MARK: As texts

extension ExpectedFinding {
  fileprivate var text: String {
    Self.text(mark, code, message, help: help, fix: fix, notes: notes)
  }

  fileprivate static func text(
    _ mark: String, _ code: String, _ message: String, help: String?, fix: String?,
    notes: [String]?
  ) -> String {
    var parts = ["\(mark) \(code): \(message)"]
    if let help { parts.append("help: \(help)") }
    if let fix { parts.append("fix: \(fix)") }
    if let notes { parts.append("notes at \(notes.joined(separator: ", "))") }
    return parts.joined(separator: " | ")
  }
}

/// A finding as a text that says no more than what the test says of it.
private func text(
  of finding: Diagnostic, in project: MarkedProject, like expected: ExpectedFinding?
) -> String {
  ExpectedFinding.text(
    project.mark(of: finding.range), finding.code.description, finding.message,
    help: expected?.help == nil ? nil : finding.help,
    fix: finding.fixIts.first?.message,
    notes: expected?.notes == nil
      ? nil : finding.notes.map { $0.range.map(project.mark) ?? "nowhere" })
}

// MARK: Laws

/// What holds for every message: see the style of the house.
func expectStyle(
  of finding: Diagnostic, at place: Testing.SourceLocation = #_sourceLocation
) {
  for text in [finding.message] + finding.notes.map(\.message) + finding.fixIts.map(\.message) {
    #expect(!text.hasSuffix("."), "\(text)", sourceLocation: place)
    #expect(!text.contains("\n"), "\(text)", sourceLocation: place)
    #expect(!text.isEmpty, sourceLocation: place)
  }
  let page = RuleCatalogue.page(finding.code)
  #expect(page != nil, "no page for \(finding.code)", sourceLocation: place)
}

private func expectCure(
  _ fixIt: FixIt, of finding: Diagnostic, _ input: ProjectInput,
  at place: Testing.SourceLocation
) {
  let after = Compiler().compile(input.applying(fixIt)).report.sorted()
  let isStillThere = after.contains {
    $0.code == finding.code && $0.message == finding.message
      && $0.range.start == finding.range.start
  }
  #expect(
    !isStillThere, "'\(fixIt.message)' does not cure '\(finding.message)'", sourceLocation: place)
}
