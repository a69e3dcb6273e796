extension Command {
  static let help = Command(
    name: "help",
    purpose: "explain rutter or one of its commands",
    discussion: ["Prints the page of COMMAND; without one, a page that lists the commands."],
    argument: Argument(
      placeholder: "COMMAND", isRepeatable: false, summary: "The name of a command.",
      words: { Command.all.map(\.name) }),
    options: [.help],
    exitCodes: [
      (.success, "The page is printed."),
      (.failure, "There is no such command."),
    ],
    examples: [Example(purpose: "All about generating:", command: "rutter help generate")],
    run: { invocation in
      let page =
        try invocation.arguments.first.map { ManualPage.page(of: try .named($0)) }
        ?? ManualPage.overview(of: all)
      try Console().print(page)
      return .success
    })
}
