/// The text of `--help`, made from the commands' declarations.
enum ManualPage {
  private static let width = 80

  static func page(of command: Command) -> String {
    let usage = [
      "rutter \(command.name)", command.options.isEmpty ? nil : "[OPTION...]",
      command.argument.map { $0.isRepeatable ? "[\($0.placeholder)...]" : "[\($0.placeholder)]" },
    ]
    let arguments = command.argument.map {
      [($0.placeholder + ($0.isRepeatable ? "..." : ""), $0.summary)]
    }
    let sections = [
      "rutter \(command.name) - \(command.purpose)\n",
      section("Usage", "  " + usage.compactMap(\.self).joined(separator: " ") + "\n"),
      command.discussion.map { wrap($0, indent: 0) }.joined(separator: "\n"),
      section("Arguments", list(arguments ?? [])),
      section("Options", list(command.options.map { ($0.synopsis, $0.summary) })),
      section(
        "Exit codes", list(command.exitCodes.map { (String($0.code.rawValue), $0.meaning) })),
      section(
        "Examples",
        command.examples.map { wrap($0.purpose, indent: 2) + "      \($0.command)\n" }
          .joined(separator: "\n")),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static func overview(of commands: [Command]) -> String {
    let sections = [
      "rutter - compile manifests of screens, routes and mappings to Swift\n",
      section("Usage", "  rutter COMMAND [OPTION...] [PATH...]\n"),
      wrap(introduction, indent: 0),
      section("Commands", list(commands.map { ($0.name, sentence($0.purpose)) })),
      section(
        "Options",
        list([("--help", "Print this page."), ("--version", "Print the version.")])),
      "'rutter help COMMAND' tells all about a command.\n",
    ]
    return sections.joined(separator: "\n")
  }

  static let introduction =
    "A project is a folder with a rutter.yaml and manifests, which are .yaml, .yml or .json files "
    + "that say what screens an app has, how they are reached and how models become other models. "
    + "Rutter checks them and writes the Swift an engineer would have written."

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : "\(title):\n\(text)"
  }

  /// Terms at the left, their texts in a column; a long term gets a line of its own.
  private static func list(_ entries: [(term: String, text: String)]) -> String {
    let column = min(20, 4 + (entries.map(\.term.count).max() ?? 0))
    return entries.map { term, text in
      let lines = wrap(text, indent: column)
      guard term.count + 4 <= column else { return "  \(term)\n" + lines }
      return "  " + term + lines.dropFirst(term.count + 2)
    }
    .joined()
  }

  /// A paragraph in lines of the page's width, each after `indent` spaces.
  static func wrap(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
