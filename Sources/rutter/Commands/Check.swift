import RutterCompiler
import RutterDiagnostics

extension Command {
  static let check = Command(
    name: "check",
    purpose: "tell whether the files on disk are what the manifests describe",
    discussion: [
      "Generates in memory and compares with the disk; nothing is written, so a read-only tree will "
        + "do. Prints a unified diff of each file that differs, from the disk to what 'generate' "
        + "would write, with the manifest's lines behind each hunk; then the files that are missing, "
        + "and those that the ledger names but that are no longer generated. Made for continuous "
        + "integration."
    ],
    argument: .manifests,
    options: [.feature, .output] + Option.common,
    exitCodes: [
      (.success, "The disk is up to date."),
      (.findings, "The manifests have errors."),
      (.failure, "The command line is wrong, or a file cannot be read."),
      (.drift, "The disk differs; 'rutter generate' brings it up to date."),
    ],
    examples: [
      Example(purpose: "In continuous integration:", command: "rutter check"),
      Example(
        purpose: "Bring one feature up to date by hand:",
        command: "rutter check --feature Explore --quiet | patch -p1"),
    ],
    run: { try Check($0).run() })
}

struct Check {
  private let session: Session

  init(_ invocation: Invocation) throws { session = try Session(invocation, tracesLines: true) }

  func run() throws -> ExitCode {
    if session.readsStandardInput {
      throw Failure("'check' cannot compare standard input", help: "give the manifest's path")
    }
    let result = try session.compile()
    try session.report(result.report, result.sources)
    guard !result.report.hasErrors else { return .findings }
    try session.sayWhatWasRead(result.read.map(\.path))
    var writer = try session.writer(for: result)
    writer.force = true
    let plan = try writer.plan(result.files)
    let files = Dictionary(result.files.map { ($0.path, $0) }) { first, _ in first }
    let isDrift = plan.changes.contains { $0.kind == .updated }
    let index = PlaceIndex(isDrift ? result.sources : [])
    for step in plan.steps {
      try tell(step, writer.root, files[step.path].map { .init(file: $0, index: index) })
    }
    return try conclude(plan)
  }

  private func tell(
    _ step: OutputPlan.Step, _ root: OutputRoot, _ places: LineCauses.Places?
  ) throws {
    let path = session.shown(step.path, in: root)
    switch step.action {
    case .leave: try session.sayInDetail("unchanged  \(path)")
    case .create: try session.console.print("missing    \(path)\n")
    case .remove: try session.console.print("stale      \(path)\n")
    case .update(let old, _):
      let difference = UnifiedDiff(path: path, old: old, new: step.bytes, places: places)
      try session.console.print(difference.text(color: session.console.isColored(.output)))
    }
  }

  private func conclude(_ plan: OutputPlan) throws -> ExitCode {
    let words: [(FileChange.Kind, String)] = [
      (.created, "missing"), (.updated, "changed"), (.removed, "stale"),
    ]
    let parts = words.compactMap { kind, word in
      let count = plan.changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(word)"
    }
    let count = plan.changes.count
    let files = "\(count) file\(count == 1 ? "" : "s")"
    if parts.isEmpty {
      try session.say("\(files): up to date")
      return .success
    }
    try session.say(
      "\(files): " + parts.joined(separator: ", ") + "; 'rutter generate' brings them up to date")
    return .drift
  }
}
