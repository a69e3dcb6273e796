/// The text of a manual page, as `man` formats it, made from the commands' declarations.
enum TroffPage {
  /// rutter(1), with a section for each command.
  static func page(of commands: [Command]) -> String {
    title("RUTTER")
      + section("NAME", "rutter \\- compile manifests of screens, routes and mappings to Swift\n")
      + section("SYNOPSIS", ".B rutter\n.I COMMAND\n[\\fIOPTION\\fR...] [\\fIPATH\\fR...]\n")
      + section("DESCRIPTION", paragraph(ManualPage.introduction))
      + section("COMMANDS", commands.map(subsection).joined())
      + section("FILES", files)
      + section(
        "SEE ALSO",
        paragraph("'rutter help COMMAND' tells of one command, 'rutter explain CODE' of a finding.")
      )
  }

  /// rutter-generate(1)
  static func page(of command: Command) -> String {
    title("RUTTER-" + command.name.uppercased())
      + section("NAME", "rutter\\-\(escaped(command.name)) \\- \(escaped(command.purpose))\n")
      + section("SYNOPSIS", synopsis(command))
      + section("DESCRIPTION", command.discussion.map(paragraph).joined())
      + section("ARGUMENTS", argument(command))
      + section("OPTIONS", options(command))
      + section("EXIT STATUS", exitCodes(command))
      + section("EXAMPLES", examples(command))
      + section("SEE ALSO", "\\fBrutter\\fR(1)\n")
  }

  private static func title(_ name: String) -> String {
    ".\\\" 'rutter man' printed this page.\n"
      + ".TH \(escaped(name)) 1 \"\" \"rutter \(Rutter.version)\" \"User Commands\"\n"
  }

  private static func subsection(_ command: Command) -> String {
    ".SS \"rutter \(escaped(command.name)) \\- \(escaped(command.purpose))\"\n" + synopsis(command)
      + command.discussion.map(paragraph).joined()
      + argument(command) + options(command) + ".PP\nExit status:\n" + exitCodes(command)
      + ".PP\nExamples:\n" + examples(command)
  }

  private static let files =
    item("rutter.yaml", "The project file; also rutter.yml or rutter.json.")
    + item(Ledger.fileName, "What was written, to be kept under version control.")
    + item("rutter-baseline.json", "Findings that are not reported; see 'rutter baseline'.")

  // MARK: Parts

  private static func section(_ title: String, _ text: String) -> String {
    // A heading starts a paragraph by itself.
    let body = text.hasPrefix(".PP\n") ? String(text.dropFirst(4)) : text
    return text.isEmpty ? "" : ".SH \(title)\n\(body)"
  }

  private static func synopsis(_ command: Command) -> String {
    let argument = command.argument.map { argument in
      " [\\fI\(escaped(argument.placeholder))\\fR\(argument.isRepeatable ? "..." : "")]"
    }
    return ".B rutter \(escaped(command.name))\n[\\fIOPTION\\fR...]\(argument ?? "")\n"
  }

  private static func argument(_ command: Command) -> String {
    command.argument.map { item($0.placeholder, $0.summary, font: "I") } ?? ""
  }

  private static func options(_ command: Command) -> String {
    command.options.map { item($0.synopsis, $0.summary) }.joined()
  }

  private static func exitCodes(_ command: Command) -> String {
    command.exitCodes.map { item(String($0.code.rawValue), $0.meaning) }.joined()
  }

  private static func examples(_ command: Command) -> String {
    command.examples.map { example in
      paragraph(example.purpose) + ".RS 4\n.nf\n\(escaped(example.command))\n.fi\n.RE\n"
    }
    .joined()
  }

  private static func item(_ term: String, _ text: String, font: String = "B") -> String {
    ".TP\n.\(font) \"\(escaped(term))\"\n\(line(text))"
  }

  private static func paragraph(_ text: String) -> String { ".PP\n" + line(text) }

  /// A line that begins with a dot or a quote would be a request.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    let isRequest = text.hasPrefix(".") || text.hasPrefix("'")
    return (isRequest ? "\\&" : "") + text + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
      .replacing("'", with: "\\(aq")
  }
}
