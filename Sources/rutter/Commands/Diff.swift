import RutterCompiler
import RutterDiagnostics

extension Command {
  static let diff = Command(
    name: "diff",
    purpose: "tell what changed between two versions, and what of it breaks",
    discussion: [
      "Compares what the manifests say now with what they said at a revision, in another folder or "
        + "in a file, and tells of every change that something outside them depends on: 'swift' "
        + "that uses what is generated, 'links' in mails and codes, the 'state' that routers have "
        + "saved on devices, and what 'mappings' make of values.",
      "A change is breaking, risky (it breaks some ways of use, as a new case does a 'switch' without "
        + "'default'), or compatible. Each comes with its place in both versions and, where there is "
        + "one, a way to keep what was: 'deprecated', 'replacedBy', a default, a second pattern.",
      "Git is asked for the files of a revision; nothing is checked out and no network is needed. "
        + "What has errors in the old version is left out, with a warning.",
    ],
    argument: .manifests,
    options: [.against, .reportFormat, .allow] + Option.common,
    exitCodes: [
      (.success, "Nothing breaks."),
      (.findings, "The manifests have errors."),
      (.failure, "The command line is wrong, or a file or revision cannot be read."),
      (.breaking, "Something breaks that is not allowed to."),
    ],
    examples: [
      Example(
        purpose: "In a pull request, for its page:",
        command: "rutter diff --against origin/main --format markdown"),
      Example(
        purpose: "Before a release, where Swift may break but devices must not:",
        command: "rutter diff --against v2.3.0 --allow swift"),
      Example(
        purpose: "Two files:", command: "rutter diff --against Old/Movies.yaml Specs/Movies.yaml"),
    ],
    run: { try Diff($0).run() })
}

extension Option {
  static let against = Option(
    "against", Value(placeholder: "REV"),
    summary:
      "The old version: a git revision, the folder of a project, or a file; a path that is also the "
      + "name of a revision is written with './'.")

  static let allow = Option(
    "allow",
    Value(placeholder: "CATEGORY", choices: Change.Category.allCases.map(\.rawValue)),
    isRepeatable: true,
    summary:
      "Report what breaks in this category, 'swift', 'links', 'state' or 'mappings', but do not fail "
      + "for it; give it again for several.")
}

struct Diff {
  private let session: Session
  private let against: String
  private let format: ReportFormat
  private let allowed: Set<Change.Category>

  init(_ invocation: Invocation) throws {
    session = try Session(invocation, tracesLines: true)
    guard let against = invocation.value(.against) else {
      throw Failure(
        "nothing is given to compare with", help: "as in 'rutter diff --against origin/main'")
    }
    self.against = against
    format = invocation.reportFormat
    allowed = Set(invocation.values(.allow).compactMap(Change.Category.init))
  }

  func run() throws -> ExitCode {
    let new = try session.compilation()
    try session.report(new.report, new.sources)
    guard !new.report.hasErrors else { return .findings }
    let other = try OtherVersion.load(
      against, for: session.project, session.invocation.arguments)
    let old = session.compiler.compile(other.input)
    try warn(of: old.report)
    let diff = ModelDiff(from: old, to: new)
    let places = ModelDiff.Places(
      old: PlaceIndex(old.sources, prefix: other.prefix).diffPlace,
      new: PlaceIndex(new.sources).diffPlace)
    try session.console.print(diff.render(format, places))
    if format == .text { try session.say((diff.changes.isEmpty ? "" : "\n") + diff.summary) }
    return diff.isBreaking(allowing: allowed) ? .breaking : .success
  }

  private func warn(of report: Report) throws {
    let count = report.diagnostics.count { $0.severity == .error }
    guard count > 0 else { return }
    try session.console.print(
      "warning: the manifests of '\(against)' have \(count) error\(count == 1 ? "" : "s"); "
        + "what is wrong there is not compared\n", to: .error)
  }
}

extension PlaceIndex {
  fileprivate func diffPlace(_ range: SourceRange) -> ModelDiff.Place? {
    find(range).map { path, location in ModelDiff.Place(path: path, location: location) }
  }
}
