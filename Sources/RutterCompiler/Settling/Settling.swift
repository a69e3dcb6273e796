import RutterDiagnostics

/// Applies, in this order: comments, the project's severities, the baseline.
struct Settling {
  let input: ProjectInput
  let configuration: Configuration
  let trees: [SyntaxTree]
  /// A manifest, or a part of one, could not be read.
  let isPartial: Bool

  func settle(_ report: Report) -> Report {
    var report = IgnoredFindings.remove(
      from: report, trees: trees, today: input.today, isPartial: isPartial)
    configuration.checkPatterns(input, into: &report)
    report = configuration.adjust(report, input)
    guard let file = input.baseline else { return report }
    guard let baseline = Baseline(reading: file, into: &report) else { return report }
    let (rest, gone) = baseline.remove(from: report, input.files)
    guard !isPartial, !input.isPartial, !rest.hasErrors else { return rest }
    var own = Report()
    Baseline.reportGone(gone, into: &own)
    var result = rest
    result.merge(configuration.adjust(own, input))
    return result
  }
}
