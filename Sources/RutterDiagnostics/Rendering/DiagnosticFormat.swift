/// How findings are written out.
///
/// Findings and the files they speak of enter; one text leaves, ready to be printed. The order is the
/// caller's, normally that of `Report.sorted()`. Nothing here reads the disk or the environment, so
/// one input always gives one text. A new format is a case, a file beside this one, a line below, and
/// a section of `Specs/Formats`.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the source line, the place in it, what to do.
  case text
  /// For Xcode and other tools that read compilers: a line each, `path:line:column: error: message`.
  case xcode
  /// All there is to know, for tools of the team's own.
  case json
  /// Workflow commands, which GitHub Actions shows as annotations.
  case github
  /// GitLab's code quality report.
  case gitlab
  /// For whatever shows test results.
  case junit
  case checkstyle
  /// SARIF 2.1.0, for code scanning and editors.
  case sarif
  /// For a pull request, or the page of a job.
  case markdown

  /// What `sarif` says of a kind of finding beside the findings themselves.
  package struct RuleText: Sendable {
    let summary: String
    let help: String

    package init(summary: String, help: String) {
      self.summary = summary
      self.help = help
    }
  }

  /// Whether the text is one document, which nothing may stand before or after.
  package var isDocument: Bool {
    switch self {
    case .text, .xcode, .github: false
    case .json, .gitlab, .junit, .checkstyle, .sarif, .markdown: true
    }
  }

  /// Whether paths start at the repository's root, since a code host reads them.
  package var isForCodeHost: Bool {
    switch self {
    case .github, .gitlab, .sarif: true
    case .text, .xcode, .json, .junit, .checkstyle, .markdown: false
    }
  }

  /// The findings in this format. Without any, lines are none, and a document says that there are none.
  ///
  /// Colour is for `text` alone, `rules` for `sarif`.
  package func render(
    _ diagnostics: [Diagnostic], sources: SourceIndex, color: Bool = false,
    rules: @escaping (DiagnosticCode) -> RuleText? = { _ in nil }
  ) -> String {
    switch self {
    case .text: TextFormat(sources: sources, palette: Palette(isOn: color)).render(diagnostics)
    case .xcode: XcodeFormat(sources: sources).render(diagnostics)
    case .json: JSONFormat(sources: sources).render(diagnostics)
    case .github: GitHubFormat(sources: sources).render(diagnostics)
    case .gitlab: GitLabFormat(sources: sources).render(diagnostics)
    case .junit: JUnitFormat(sources: sources).render(diagnostics)
    case .checkstyle: CheckstyleFormat(sources: sources).render(diagnostics)
    case .sarif: SARIFFormat(sources: sources, rule: rules).render(diagnostics)
    case .markdown: MarkdownFormat(sources: sources).render(diagnostics)
    }
  }
}
