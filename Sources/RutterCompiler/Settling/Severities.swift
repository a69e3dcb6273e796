import RutterDiagnostics

// Settling: what remains of the findings once the team has said which of them it wants to hear of. The
// report of the stages enters, with what the project file, comments and the baseline say; a report
// leaves. Errors without which the generated Swift would be wrong pass through whatever these say.

extension Configuration {
  /// The findings with this project's severities; those of rules switched off are dropped.
  ///
  /// Among the patterns that match a finding's file, the last one decides.
  func adjust(_ report: Report, _ input: ProjectInput) -> Report {
    guard !severities.isEmpty else { return report }
    let rules = Dictionary(severities.map { ($0.code, $0) }) { _, last in last }
    let paths = Dictionary(input.files.map { ($0.id, $0.path) }) { first, _ in first }
    var known: [Place: RuleLevel?] = [:]
    var adjusted = Report()
    for var diagnostic in report.diagnostics {
      if !diagnostic.isSettled, let rule = rules[diagnostic.code] {
        let place = Place(code: diagnostic.code, file: diagnostic.range.file)
        let level = known[place] ?? rule.level(at: paths[diagnostic.range.file])
        known[place] = level
        if level == .off { continue }
        diagnostic.severity = level?.severity ?? diagnostic.severity
      }
      adjusted.add(diagnostic)
    }
    return adjusted
  }

  private struct Place: Hashable {
    let code: DiagnosticCode
    let file: FileID
  }

  /// Reports patterns that match nothing: the folder they meant was moved, or misspelt.
  func checkPatterns(_ input: ProjectInput, into report: inout Report) {
    guard !input.isPartial else { return }
    for path in severities.flatMap(\.paths)
    where !input.files.contains(where: { path.pattern.matches($0.path) }) {
      let nearest = Suggestion.nearest(to: path.pattern.text, in: input.manifests.map(\.path))
      report.warning(
        .unmatchedPattern, "no manifest is at '\(excerpt(path.pattern.text))'", at: path.range,
        help: nearest == nil
          ? "write a path from the project's folder; '*' stands for any characters of a name, "
            + "'**' for any folders" : nil,
        fixIts: nearest.map { [FixIt("write '\($0)'", replace: path.range, with: $0)] } ?? [])
    }
  }
}

extension [Configuration.RuleSeverity] {
  /// The findings with these severities, which nothing more general changes.
  func settle(_ report: Report) -> Report {
    var settled = Report()
    for var diagnostic in report.diagnostics {
      if let level = last(where: { $0.code == diagnostic.code })?.level {
        if level == .off { continue }
        diagnostic.severity = level.severity ?? diagnostic.severity
        diagnostic.isSettled = true
      }
      settled.add(diagnostic)
    }
    return settled
  }
}

extension Configuration.RuleSeverity {
  fileprivate func level(at path: String?) -> Configuration.RuleLevel? {
    guard let path else { return level }
    return paths.last { $0.pattern.matches(path) }?.level ?? level
  }
}

extension DiagnosticCode {
  static let unmatchedPattern: Self = "unmatched-pattern"
}
