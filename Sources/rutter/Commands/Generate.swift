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
      "With a string catalog under 'localization', the keys of titles that it lacks are added, in "
        + "Xcode's layout; all else in it stays as it is. It is the app's file: it is not noted as "
        + "rutter's, and left alone where --output is given.",
    ],
    argument: .manifests,
    options: [
      .feature, .output, .force, .dryRun, .pruneStrings, .depfile, .depfileTarget,
    ] + Option.common,
    exitCodes: [
      (.success, "Everything is written, or was already."),
      (.findings, "The manifests have errors, or a file is in the way; nothing is written."),
      (.failure, "The command line is wrong, or a file cannot be read or written."),
    ],
    examples: [
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
    run: { try Generate(session: Session($0)).run() })
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

  func run() throws -> ExitCode {
    try refuseWhatStandardInputLacks()
    let depfile = try Depfile.Request(session)
    let result = try session.compile()
    guard !result.report.hasErrors else {
      try session.report(result.report, result.sources)
      return .findings
    }
    if session.readsStandardInput { return try print(result) }
    var writer = try session.writer(for: result)
    writer.force = session.invocation.isSet(.force)
    writer.isDryRun = session.invocation.isSet(.dryRun)
    return try write(result, with: writer, depfile)
  }

  private func refuseWhatStandardInputLacks() throws {
    guard session.readsStandardInput else { return }
    for option in [Option.output, .force, .dryRun, .pruneStrings]
    where session.invocation.isSet(option) {
      throw Failure(
        "'\(option.flag)' has no meaning with '-'", help: "the Swift goes to standard output")
    }
  }

  private func write(
    _ result: Session.Compiled, with writer: OutputWriter, _ depfile: Depfile.Request?
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
    if !writer.isDryRun {
      try depfile?.write(
        outputs: result.files.map { session.named($0.path) }, read: result.read, session)
    }
    try session.sayWhatWasRead(result.read)
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
    try session.say(Self.summary(changes, word: word))
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
