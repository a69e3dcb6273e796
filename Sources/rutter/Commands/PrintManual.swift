extension Command {
  static let man = Command(
    name: "man",
    purpose: "print the manual page, for man",
    discussion: [
      "Prints rutter(1) or, with COMMAND, the page of that command, in the language that 'man' reads. "
        + "To read one here, 'rutter help COMMAND' is shorter."
    ],
    argument: Argument(
      placeholder: "COMMAND", isRepeatable: false, summary: "The name of a command.",
      words: { Command.all.map(\.name) }),
    options: [.help],
    exitCodes: [(.success, "The page is printed."), (.failure, "There is no such command.")],
    examples: [
      Example(
        purpose: "Install it:", command: "rutter man > /usr/local/share/man/man1/rutter.1")
    ],
    run: { invocation in
      let page =
        try invocation.arguments.first.map { TroffPage.page(of: try .named($0)) }
        ?? TroffPage.page(of: all)
      try Console().print(page)
      return .success
    })
}
