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
        + "what an error."
    ],
    argument: .manifests,
    options: Option.common,
    exitCodes: [
      (.success, "There is no error."),
      (.findings, "The manifests have errors."),
      (.failure, "The command line is wrong, or a file cannot be read."),
    ],
    examples: [
      Example(purpose: "Check the project around the current folder:", command: "rutter validate"),
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
    let analysis = try session.analyze()
    let report = analysis.report
    try session.report(report, analysis.sources)
    try session.sayWhatWasRead(analysis.input.files)
    if report.isEmpty { try session.say("no findings") }
    return report.hasErrors ? .findings : .success
  }
}
