import RutterCompiler
import RutterDiagnostics

extension Command {
  static let generate = Command(
    name: "generate",
    purpose: "write the Swift that the manifests describe",
    discussion: [
      "Reads the project's manifests, checks them and writes their Swift. Only files whose content "
        + "differs are touched; the others keep their modification time. With an error anywhere, "
        + "nothing is written.",
      "What was written is noted in the file .rutter-ledger, which belongs under version control. A "
        + "file that is no longer generated is removed if the ledger names it and nobody edited it. "
        + "A file that was edited, or that rutter did not write, is reported and kept, and nothing "
        + "is written; --force overrides that.",
      "With PATH, only those manifests are read, in place of the project's 'specs', and only files "
        + "that came from there are removed. With '-', the Swift goes to standard output, several "
        + "files one after the other, and the disk is left alone.",
      "Of a project with eight manifests or more, a run leaves a record in .rutter-cache, which ignores "
        + "itself for git. A run that finds the content of all it reads and has written as it was then "
        + "has nothing to do, and prints the findings of then.",
      "With a string catalog under 'localization', the keys of titles that it lacks are added, in "
        + "Xcode's layout; all else in it stays as it is. It is the app's file: it is not noted as "
        + "rutter's, and left alone where --output is given.",
    ],
    argument: .manifests,
    options: [
      .feature, .output, .force, .dryRun, .pruneStrings, .depfile, .depfileTarget, .noCache,
      .trustTimes, .watch,
    ] + Option.common,
    exitCodes: [
      (.success, "Everything is written, or was already."),
      (.findings, "The manifests have errors, or a file is in the way; nothing is written."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
      Example(
        purpose: "Generate, and again after each change of a manifest:",
        command: "rutter generate --watch"),
      Example(
        purpose: "Generate the project around the current folder:", command: "rutter generate"),
      Example(
        purpose: "Without a project file, everything below one folder:",
        command: "rutter generate Specs"),
      Example(
        purpose: "See what two features would change:",
        command: "rutter generate --feature Explore --feature Search --dry-run"),
      Example(
        purpose: "In an Xcode build phase:",
        command: "rutter generate --project \"$SRCROOT\" --diagnostics xcode --quiet"),
    ],
    run: { invocation in
      if invocation.isSet(.watch) {
        var watch = try Watch(invocation)
        return try watch.run()
      }
      var generate = Generate(session: try Session(invocation))
      return try generate.run()
    })
}

extension Command.Argument {
  static let manifests = Command.Argument(
    placeholder: "PATH", isRepeatable: true,
    summary:
      "A manifest, or a folder below which every .yaml, .yml and .json is one, hidden ones apart; "
      + "'-' reads one manifest from standard input.")
}

struct Generate {
  let session: Session
  /// What changed since the run before, named where one follows another.
  var cause: String?
  /// The paths of files that were changed.
  private(set) var written: Set<String> = []
  private var depfile: Depfile.Request?

  init(session: Session) { self.session = session }

  mutating func run() throws -> ExitCode {
    try refuseWhatStandardInputLacks()
    depfile = try Depfile.Request(session)
    let root = try session.outputRoot()
    let records = RunRecords(session, root: root)
    if session.invocation.isSet(.trustTimes), session.reportsToNoFile,
      let record = try records?.untouched()
    {
      return try repeated(record, record.findings.isEmpty ? nil : try session.load(), root)
    }
    let input = try session.load()
    if let record = records?.repeated(by: input) {
      records?.refresh(record)
      return try repeated(record, input, root)
    }
    return try generate(input, records)
  }

  /// Says again what the last run has said.
  private func repeated(
    _ record: RunRecord, _ input: ProjectInput?, _ root: OutputRoot
  ) throws -> ExitCode {
    var report = Report()
    for finding in record.findings { report.add(finding) }
    let sources = input.map { $0.allFiles + Compiler.standardSources } ?? []
    try session.report(report, sources)
    try session.sayWhatWasRead(record.inputs.map(\.path))
    let unchanged = record.outputs.map { FileChange(path: $0.path, kind: .unchanged) }
    try tell(unchanged.filter { $0.path != Ledger.fileName }, root: root)
    return .success
  }

  private mutating func generate(_ input: ProjectInput, _ records: RunRecords?) throws -> ExitCode {
    let result = try session.compile(input)
    guard !result.report.hasErrors else {
      try session.report(result.report, result.sources)
      return .findings
    }
    if session.readsStandardInput { return try print(result) }
    var writer = try session.writer(for: result)
    writer.force = session.invocation.isSet(.force)
    writer.isDryRun = session.invocation.isSet(.dryRun)
    return try write(result, with: writer, records)
  }

  private func refuseWhatStandardInputLacks() throws {
    guard session.readsStandardInput else { return }
    for option in [Option.output, .force, .dryRun, .pruneStrings]
    where session.invocation.isSet(option) {
      throw Failure(
        "'\(option.flag)' has no meaning with '-'", help: "the Swift goes to standard output")
    }
  }

  private mutating func write(
    _ result: Session.Compiled, with writer: OutputWriter, _ records: RunRecords?
  ) throws -> ExitCode {
    var findings = OutputFindings(result, project: session.project, root: writer.root)
    let outcome: OutputWriter.Outcome
    do {
      outcome = try writer.write(result.files)
    } catch {
      try session.report(findings.report, findings.sources)
      throw error
    }
    for obstacle in outcome.obstacles + outcome.kept { findings.add(obstacle) }
    try session.report(findings.report, findings.sources)
    guard outcome.obstacles.isEmpty else { return .findings }
    written = Set(
      outcome.changes.filter { $0.kind != .unchanged }.map { writer.root.location(of: $0.path) })
    if !writer.isDryRun {
      try depfile?.write(
        outputs: result.files.map { session.named($0.path) },
        read: result.read + result.declarations,
        session)
    }
    if outcome.kept.isEmpty { records?.keep(result, outcome.changes) }
    try session.sayWhatWasRead(result.read.map(\.path))
    try tell(outcome.changes, root: writer.root)
    return .success
  }

  /// With several files, each is headed by its name.
  private func print(_ result: Session.Compiled) throws -> ExitCode {
    try session.report(result.report, result.sources)
    let files = result.files.sorted { FilePath.precedes($0.path, $1.path) }
    let texts = files.map { file in
      (files.count > 1 ? "// \(FilePath.name(of: file.path))\n" : "")
        + String(decoding: file.bytes, as: UTF8.self)
    }
    try session.console.print(texts.joined(separator: "\n"))
    return .success
  }

  private func tell(_ changes: [FileChange], root: OutputRoot) throws {
    for change in changes where session.invocation.isSet(.verbose) || isNews(change) {
      let path = session.shown(change.path, in: root)
      try session.say(Self.padded(word(change.kind)) + path)
    }
    let summary = Self.summary(changes, word: word)
    try session.say(cause.map { "\($0): \(summary)" } ?? summary)
  }

  private func isNews(_ change: FileChange) -> Bool {
    session.invocation.isSet(.dryRun) && change.kind != .unchanged
  }

  private func word(_ kind: FileChange.Kind) -> String {
    guard session.invocation.isSet(.dryRun) else { return kind.rawValue }
    return switch kind {
    case .created: "to create"
    case .updated: "to update"
    case .removed: "to remove"
    case .unchanged, .kept: kind.rawValue
    }
  }

  private static func padded(_ word: String) -> String {
    word + String(repeating: " ", count: max(1, 11 - word.count))
  }

  /// `12 files: 2 created, 1 updated, 9 unchanged`
  static func summary(
    _ changes: [FileChange], word: (FileChange.Kind) -> String
  ) -> String {
    let parts = FileChange.Kind.allCases.compactMap { kind in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(word(kind))"
    }
    guard !parts.isEmpty else { return "nothing to generate" }
    let count = changes.count
    return "\(count) file\(count == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }
}
