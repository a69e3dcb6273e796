import RutterCompiler
import RutterDiagnostics

extension Command {
  static let coverage = Command(
    name: "coverage",
    purpose: "tell what becomes of the members of all mappings",
    discussion: [
      "Prints for each mapping how the target's members are filled, or where an enum's cases go: "
        + "'mapped' from what has the same name and type, 'renamed' from another name, 'converted' "
        + "by another mapping or an expression, 'defaulted' with something in place of nil, "
        + "'constant', 'ignored' with the reason, or 'unmapped', which is an error. 'unread' are the "
        + "source's members that nothing reads. The sums come last.",
      "With errors in the manifests there are findings, and of the mappings what is sound.",
    ],
    argument: .manifests,
    options: [.feature, .reportFormat] + Option.common,
    exitCodes: [
      (.success, "The report is printed."),
      (.findings, "The manifests have errors."),
      (.failure, "The command line is wrong, or a file cannot be read."),
    ],
    examples: [
      Example(
        purpose: "A page for a wiki:", command: "rutter coverage --format markdown > Mappings.md"),
      Example(
        purpose: "What no one reads, for another tool:",
        command: "rutter coverage --format json | jq '.mappings[].unread[].name'"),
    ],
    run: { try Coverage(session: Session($0)).run() })
}

struct Coverage {
  let session: Session

  func run() throws -> ExitCode {
    let analysis = try session.analyze()
    let features = try session.features(of: analysis)
    try session.report(analysis.report, analysis.sources)
    let format = session.invocation.reportFormat
    let index = PlaceIndex(analysis.sources)
    let report = CoverageReport(analysis.model, features: features)
    try session.console.print(report.render(format, place: index.place))
    return analysis.report.hasErrors ? .findings : .success
  }
}
