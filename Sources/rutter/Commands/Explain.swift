import RutterCompiler
import RutterDiagnostics

extension Command {
  static let explain = Command(
    name: "explain",
    purpose: "tell what a kind of finding means and what to do",
    discussion: [
      "CODE is what stands in brackets behind a finding. Prints what it means, why it matters, an "
        + "example with what is said of it, and how to mend it or, where that is possible, to set "
        + "its severity. 'rutter rules' lists all codes."
    ],
    argument: Argument(
      placeholder: "CODE", isRepeatable: true, summary: "The code of a finding: 'unknown-key'.",
      words: { RuleCatalogue.codes }),
    options: [.help],
    exitCodes: [
      (.success, "The page is printed."),
      (.failure, "There is no such code."),
    ],
    examples: [
      Example(purpose: "What is wrong with a key:", command: "rutter explain unknown-key")
    ],
    run: { invocation in
      guard !invocation.arguments.isEmpty else {
        throw Failure("no code is given", help: "'rutter rules' lists them")
      }
      let pages = try invocation.arguments.map { try page($0) }
      try Console().print(pages.map(RuleText.page).joined(separator: "\n"))
      return .success
    })

  private static func page(_ code: String) throws(Failure) -> RulePage {
    if let page = RuleCatalogue.page(DiagnosticCode(code)) { return page }
    throw Failure(
      "there is no code '\(code)'",
      help: didYouMean(code, RuleCatalogue.codes) ?? "'rutter rules' lists them")
  }
}

/// The page of a rule for a terminal.
enum RuleText {
  static func page(_ page: RulePage) -> String {
    let title = "\(page.code) - \(severity(page))\n"
    let sections = [
      section("Why", page.why), section("Fix", page.fix), section("Settings", settings(page)),
    ]
    let parts: [String] =
      [title, ManualPage.wrap(plain(page.what), indent: 0)] + sections + example(page)
      + ["Since rutter \(page.since).\n"]
    return parts.joined(separator: "\n")
  }

  static func severity(_ page: RulePage) -> String {
    page.isAdjustable ? "\(page.severity), adjustable" : page.severity.rawValue
  }

  private static func section(_ title: String, _ text: String) -> String {
    title + ":\n" + ManualPage.wrap(plain(text), indent: 2)
  }

  private static func settings(_ page: RulePage) -> String {
    guard page.isAdjustable else {
      return "None: it is always \(page.severity == .error ? "an error" : "a \(page.severity)")."
    }
    return "rutter.yaml takes `rules: {\(page.code): error}`, `warning` or `off`, or with "
      + "`in:` a severity for some paths; a manifest takes the comment "
      + "`# rutter:ignore \(page.code): why`; and `rutter baseline` keeps quiet what is there today."
  }

  private static func example(_ page: RulePage) -> [String] {
    guard let example = RuleExample.of(page) else { return [] }
    return example.bad.map { quote("Example, \($0.path)", $0.text) }
      + [quote("What rutter says", example.findings)]
      + example.good.map { quote("With its fix, \($0.path)", $0.text) }
  }

  private static func quote(_ title: String, _ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.last == "" ? lines.dropLast() : lines
    return title + ":\n" + shown.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// The pages are Markdown; a terminal shows code in quotes, as messages do.
  private static func plain(_ text: String) -> String {
    String(text.map { $0 == "`" ? "'" : $0 })
  }
}
