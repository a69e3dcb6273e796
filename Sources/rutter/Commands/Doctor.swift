import RutterCompiler
import RutterDiagnostics

extension Command {
  static let doctor = Command(
    name: "doctor",
    purpose: "explain the set-up that rutter finds here",
    discussion: [
      "Tells which project a command would work for from here and why, what its manifests come to, "
        + "where Swift goes and whether the ledger fits it, which templates are the team's own and "
        + "how far they are from the standard ones, and what needs attention, marked with '!'. "
        + "Nothing is written."
    ],
    argument: .manifests,
    options: [.output, .project, .help],
    exitCodes: [
      (.success, "All is well."),
      (.findings, "Something needs attention."),
      (.failure, "The command line is wrong, or a file cannot be read."),
    ],
    examples: [
      Example(purpose: "When something is not as expected:", command: "rutter doctor")
    ],
    run: { try Doctor(Session($0)).run() })
}

/// One fact a line, with what to do about it where something needs attention.
struct Doctor {
  private let session: Session
  private var lines: [(topic: String, text: String, isTrouble: Bool)] = []

  init(_ session: Session) { self.session = session }

  mutating func tell(_ topic: String, _ text: String) { lines.append((topic, text, false)) }

  mutating func warn(_ topic: String, _ text: String) { lines.append((topic, text, true)) }

  func run() throws -> ExitCode {
    var doctor = self
    try doctor.examine()
    let width = doctor.lines.map(\.topic.count).max() ?? 0
    for (topic, text, isTrouble) in doctor.lines {
      let margin = String(repeating: " ", count: width - topic.count)
      try session.console.print("\(isTrouble ? "!" : " ") \(topic)\(margin)  \(text)\n")
    }
    return doctor.lines.contains(where: \.isTrouble) ? .findings : .success
  }

  private mutating func examine() throws {
    tell("rutter", "\(Rutter.version), language version 1, libyaml \(LibYAML.version)")
    tellProject()
    let analysis: Analysis
    do {
      analysis = try session.analyze()
    } catch {
      let failure = Failure(error)
      return warn(
        "manifests", failure.message + (failure.help.map { ": " + $0 } ?? ""))
    }
    tellManifests(analysis)
    tellModel(analysis.model)
    tellTemplates(analysis)
    try tellOutput(analysis)
    tellFindings(analysis)
  }

  private mutating func tellProject() {
    let project = session.project
    tell("folder", project.root)
    if let name = project.fileName {
      let isHere = project.root == project.currentFolder || session.invocation.isSet(.project)
      tell("project", name + (isHere ? "" : ", found above \(project.currentFolder)"))
    } else if session.invocation.arguments.isEmpty {
      warn("project", "no rutter.yaml here or in a folder above")
    } else {
      tell("project", "no rutter.yaml here or in a folder above: paths and settings are as given")
    }
  }
}

// MARK: What the manifests say

extension Doctor {
  private mutating func tellManifests(_ analysis: Analysis) {
    let configuration = analysis.input.project?.configuration ?? Configuration()
    let places =
      session.invocation.arguments.isEmpty
      ? configuration.specs.map(\.path) : session.invocation.arguments
    let shown = places.isEmpty ? [SourceLoader.usualFolder] : places
    tell(
      "manifests",
      "\(Self.count(analysis.input.manifests.count, "file")) in \(shown.joined(separator: ", "))")
  }

  private mutating func tellModel(_ model: Model) {
    let modules = Set(model.features.compactMap(\.module)).count
    let names = model.features.map(\.name)
    let some = names.prefix(8).joined(separator: ", ")
    tell(
      "features",
      "\(some)\(names.count > 8 ? " and \(names.count - 8) more" : "")"
        + (modules == 0 ? "" : "; in \(Self.count(modules, "module"))"))
    let mappings = model.mappings.map(\.count).reduce(0, +)
    let parts = [
      Self.count(model.screens.count, "screen"), Self.count(model.routers.count, "router"),
      Self.count(mappings, "mapping"),
    ]
    tell("contents", parts.joined(separator: ", "))
    let links = LinkCatalogue(model)
    let starts =
      links.places.schemes.map { $0 + "://" } + links.places.hosts.map { "https://" + $0 }
    if !links.entries.isEmpty || !starts.isEmpty {
      let count = Self.count(links.entries.count, "link")
      tell("links", count + (starts.isEmpty ? "" : " under " + starts.joined(separator: ", ")))
    }
    if let catalog = model.configuration.localization?.catalog.path {
      tell("strings", "\(Self.count(model.strings.count, "title")) in \(catalog)")
    }
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private mutating func tellFindings(_ analysis: Analysis) {
    if analysis.input.baseline != nil {
      tell("baseline", "\(Baseline.fileName) keeps findings quiet; 'rutter baseline' renews it")
    }
    let errors = analysis.report.diagnostics.count { $0.severity == .error }
    let warnings = analysis.report.diagnostics.count { $0.severity == .warning }
    let text = "\(Self.count(errors, "error")), \(Self.count(warnings, "warning"))"
    if errors > 0 {
      warn("findings", text + ": 'rutter validate' shows them")
    } else {
      tell("findings", warnings == 0 ? "none" : text + ": 'rutter validate' shows them")
    }
  }
}

// MARK: Templates and output

extension Doctor {
  private mutating func tellTemplates(_ analysis: Analysis) {
    let templates = analysis.input.templates
    guard !templates.isEmpty else { return tell("templates", "the standard ones") }
    let standard = Dictionary(
      analysis.sources.dropFirst(analysis.input.files.count)
        .map { (FilePath.name(of: $0.path), $0) }
    ) { first, _ in first }
    for template in templates {
      guard let original = standard[FilePath.name(of: template.path)] else {
        tell("templates", "\(template.path) is the team's own")
        continue
      }
      let changes = LineDiff.changes(
        from: original.bytes.split(separator: 0x0A, omittingEmptySubsequences: false),
        to: template.bytes.split(separator: 0x0A, omittingEmptySubsequences: false))
      let own = changes.map(\.new.count).reduce(0, +)
      let lost = changes.map(\.old.count).reduce(0, +)
      tell(
        "templates",
        "\(template.path) replaces the standard one"
          + (changes.isEmpty
            ? ", and is the same" : ": \(Self.count(own, "line")) of its own, \(lost) not taken"))
    }
  }

  private mutating func tellOutput(_ analysis: Analysis) throws {
    let root = try session.outputRoot()
    tell(
      "output",
      session.invocation.value(.output) ?? analysis.model.configuration.output)
    let path = root.location(of: Ledger.fileName)
    let hasLedger = try FileSystem.status(path) != nil
    if hasLedger, try !tellLedger(path, root) { return }
    if !hasLedger { tell("ledger", "none yet: 'rutter generate' writes \(Ledger.fileName)") }
    if analysis.report.hasErrors { return tell("drift", "not known: there are errors") }
    let compiled = try session.compile()
    var writer = try session.writer(for: compiled)
    writer.force = true
    let plan = try writer.plan(compiled.files)
    let drift = plan.changes.count { $0.kind != .unchanged }
    if drift > 0 {
      warn("drift", "\(Self.count(drift, "file")) to be written: 'rutter check' shows them")
    } else {
      tell("drift", "none: the disk is what the manifests say")
    }
  }

  /// Whether it can be read.
  private mutating func tellLedger(_ path: String, _ root: OutputRoot) throws -> Bool {
    do {
      tellEdits(of: try Ledger(parsing: FileSystem.read(path)), root)
      return true
    } catch let damage as Ledger.Damage {
      warn("ledger", "\(Ledger.fileName), line \(damage.line): \(damage.reason)")
      return false
    }
  }

  private mutating func tellEdits(of ledger: Ledger, _ root: OutputRoot) {
    var edited: [String] = []
    var missing = 0
    for path in ledger.entries.keys.sorted(by: FilePath.precedes) {
      if let bytes = try? FileSystem.read(root.location(of: path)) {
        if Ledger.Entry(bytes) != ledger.entries[path] { edited.append(path) }
      } else {
        missing += 1
      }
    }
    let text = "\(Ledger.fileName): \(Self.count(ledger.entries.count, "file"))"
    if edited.isEmpty, missing == 0 { return tell("ledger", text + ", all as written") }
    let parts = [
      edited.isEmpty ? nil : "edited by hand: " + edited.prefix(5).joined(separator: ", "),
      missing == 0 ? nil : "\(missing) missing",
    ]
    warn("ledger", text + "; " + parts.compactMap(\.self).joined(separator: "; "))
  }
}
