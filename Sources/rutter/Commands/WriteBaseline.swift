import RutterCompiler
import RutterDiagnostics

extension Command {
  static let baseline = Command(
    name: "baseline",
    purpose: "keep today's findings from being reported again",
    discussion: [
      "Writes rutter-baseline.json beside the project file: every finding whose severity can be set, "
        + "by what it is and where, so that it is known again when lines move. 'validate', "
        + "'generate' and 'check' leave out what is in there. The file belongs under version control.",
      "When findings of the baseline have been mended, that is reported; this command then takes "
        + "them out. Errors without which the generated Swift would be wrong cannot be kept: they "
        + "are reported, and nothing is written.",
    ],
    argument: .manifests,
    options: Option.common,
    exitCodes: [
      (.success, "The baseline is written, or was already."),
      (.findings, "There are errors that no baseline can hold; nothing is written."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
      Example(purpose: "Begin to look at findings in an old project:", command: "rutter baseline")
    ],
    run: { try WriteBaseline(session: Session($0)).run() })
}

struct WriteBaseline {
  let session: Session

  func run() throws -> ExitCode {
    try refuseParts()
    var input = try session.load()
    let old = input.baseline
    input.baseline = nil
    let analysis = try session.analyze(input)
    let blockers = analysis.report.diagnostics.filter {
      $0.severity == .error && !Baseline.canHold($0)
    }
    guard blockers.isEmpty else {
      try session.report(analysis.report, analysis.sources)
      return .findings
    }
    try write(Baseline(analysis.report, analysis.sources), over: old)
    return .success
  }

  private func refuseParts() throws {
    if session.readsStandardInput {
      throw Failure("a baseline is of files, not of standard input", help: "give a path")
    }
    guard session.project.fileName != nil, !session.invocation.arguments.isEmpty else { return }
    throw Failure(
      "a baseline is of the whole project",
      help: "leave the path out; rutter.yaml says what there is")
  }

  private func write(_ baseline: Baseline, over old: SourceFile?) throws {
    let path = FilePath.join(session.project.root, Baseline.fileName)
    let bytes = Array(baseline.text.utf8)
    var ignored = Report()
    let known = old.flatMap { Baseline(reading: $0, into: &ignored) }?.entries ?? []
    if old?.bytes != bytes, old != nil || !baseline.entries.isEmpty {
      try SourceWriter.write([.init(location: path, old: nil, new: bytes)])
    }
    let before = Set(known.map(\.fingerprint))
    let now = Set(baseline.entries.map(\.fingerprint))
    let (new, gone) = (now.subtracting(before).count, before.subtracting(now).count)
    let count = baseline.entries.count
    try session.say(
      "\(session.project.shown(path)): \(count) finding\(count == 1 ? "" : "s"), \(new) new, "
        + "\(gone) gone")
  }
}
