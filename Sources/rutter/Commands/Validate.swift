import RutterCompiler
import RutterDiagnostics

extension Command {
  static let validate = Command(
    name: "validate",
    purpose: "check the manifests and report every finding",
    discussion: [
      "Reads and checks what 'generate' would, the project's own templates included, and writes "
        + "nothing. All findings are reported in one run, each at its place, with what to do. "
        + "Warnings do not change the exit code; the project's 'rules' decide what is a warning and "
        + "what an error.",
      "With --fix, the fixes that findings come with are made in the manifests and the project file, "
        + "again and again until nothing is left to fix, and what remains is reported. A finding with "
        + "several fixes is left to you. Comments and layout stay.",
    ],
    argument: .manifests,
    options: [.fix, .diff] + Option.common,
    exitCodes: [
      (.success, "There is no error."),
      (.findings, "The manifests have errors."),
      (.failure, "The command line is wrong, or a file cannot be read."),
    ],
    examples: [
      Example(purpose: "Check the project around the current folder:", command: "rutter validate"),
      Example(purpose: "See what the fixes would change:", command: "rutter validate --fix --diff"),
      Example(purpose: "Check what an editor holds:", command: "rutter validate - < Explore.yaml"),
      Example(
        purpose: "Keep a report for other tools beside the one on the terminal:",
        command: "rutter validate --diagnostics xcode=build/findings.txt"),
    ],
    run: { try Validate(session: Session($0)).run() })
}

struct Validate {
  let session: Session

  func run() throws -> ExitCode {
    try FixManifests.refuseWrongUse(session)
    let found = try session.analyze()
    let fixes = FixManifests(session: session)
    let analysis = session.invocation.isSet(.fix) ? try fixes.run(found) : found
    let report = analysis.report
    try session.report(report, analysis.sources)
    try session.sayWhatWasRead(analysis.input.files.map(\.path))
    try session.sayWhatIsUnread(analysis.input.declarations)
    if session.invocation.isSet(.fix), !session.invocation.isSet(.diff) {
      try fixes.say(analysis, before: found)
    }
    if report.isEmpty { try session.say("no findings") }
    return report.hasErrors ? .findings : .success
  }
}
