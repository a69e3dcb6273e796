import RutterCompiler
import RutterDiagnostics

/// One `--diagnostics`: a format, and the file for it or standard error.
struct FindingsTarget {
  let format: DiagnosticFormat
  let file: String?

  /// `text` on standard error unless another format is asked for there. Formats of lines may share it.
  static func targets(_ values: [String]) throws(Failure) -> [FindingsTarget] {
    var targets: [FindingsTarget] = []
    for value in values { targets.append(try FindingsTarget(value)) }
    let onStandardError = targets.filter { $0.file == nil }
    if onStandardError.count > 1,
      let document = onStandardError.first(where: { $0.format.isDocument })?.format
    {
      throw Failure(
        "'\(document)' cannot share standard error with another format",
        help: "write it to a file, as in '--diagnostics \(document)=report.txt'")
    }
    if Set(onStandardError.map(\.format)).count < onStandardError.count {
      throw Failure("a format for standard error is given twice")
    }
    return onStandardError.isEmpty
      ? [FindingsTarget(format: .text, file: nil)] + targets : targets
  }

  private init(format: DiagnosticFormat, file: String?) {
    self.format = format
    self.file = file
  }

  private init(_ value: String) throws(Failure) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let names = DiagnosticFormat.allCases.map(\.rawValue)
    guard let format = DiagnosticFormat(rawValue: name) else {
      throw Failure(
        "unknown value '\(name)' of option '--diagnostics'",
        help: didYouMean(name, names)
          ?? "the formats are " + names.map { "'\($0)'" }.joined(separator: ", "))
    }
    let file = parts.dropFirst().first.map(String.init)
    if file == "" { throw Failure("'--diagnostics \(value)' names no file") }
    self.init(format: format, file: file)
  }

  /// Throws if the file is one that the run reads or that rutter keeps: a report would replace it.
  func refuse(over inputs: InputPlaces) throws {
    guard let file, let kind = try inputs.obstacle(at: file) else { return }
    throw Failure(
      "'\(file)' \(kind), so no findings go there",
      help: "give '--diagnostics' a file of its own")
  }

  /// A file is written even if there is nothing to report, so that an old one does not mislead.
  func write(
    _ diagnostics: [Diagnostic], _ sources: [SourceFile], project: Project, console: Console
  ) throws {
    let index = SourceIndex(sources, usedBy: diagnostics) { path(of: $0, in: project) }
    let isColored = file == nil && console.isColored(.error)
    let text = format.render(diagnostics, sources: index, color: isColored, rules: Self.text)
    guard let file else { return try console.print(text, to: .error) }
    _ = try FileSystem.makeFolders(FilePath.parent(of: file))
    try FileSystem.write(Array(text.utf8), to: file, .redirect)
  }

  private static func text(of code: DiagnosticCode) -> DiagnosticFormat.RuleText? {
    RuleCatalogue.page(code).map {
      DiagnosticFormat.RuleText(summary: $0.what, help: "\($0.why) \($0.fix)")
    }
  }

  /// Xcode finds a file only by its absolute path, a code host by the one in the repository; people
  /// read the short one.
  private func path(of file: SourceFile, in project: Project) -> String {
    let location = project.location(of: file)
    if location == SourceLoader.standardInput { return location }
    if format == .xcode { return location }
    return format.isForCodeHost ? project.pathInRepository(location) : project.shown(location)
  }
}
