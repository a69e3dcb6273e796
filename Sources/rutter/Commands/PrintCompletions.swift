extension Command {
  static let completions = Command(
    name: "completions",
    purpose: "print a script that lets a shell complete rutter's commands",
    discussion: [
      "Completes commands, options, the values that can be chosen from, and paths. For bash, print it "
        + "to ~/.local/share/bash-completion/completions/rutter, or have ~/.bashrc say "
        + "'source <(rutter completions bash)'. For zsh, to a file called _rutter in a folder of "
        + "$fpath, or 'source' it after 'compinit'. For fish, to "
        + "~/.config/fish/completions/rutter.fish."
    ],
    argument: Argument(
      placeholder: "SHELL", isRepeatable: false, summary: "'bash', 'zsh' or 'fish'.",
      words: { Shell.allCases.map(\.rawValue) }),
    options: [.help],
    exitCodes: [(.success, "The script is printed."), (.failure, "The command line is wrong.")],
    examples: [
      Example(
        purpose: "For fish:",
        command: "rutter completions fish > ~/.config/fish/completions/rutter.fish")
    ],
    run: { invocation in
      let names = Shell.allCases.map(\.rawValue)
      guard let name = invocation.arguments.first else {
        throw Failure("no shell is given", help: "write 'bash', 'zsh' or 'fish'")
      }
      guard let shell = Shell(rawValue: name) else {
        throw Failure(
          "there is no completion for '\(name)'",
          help: didYouMean(name, names) ?? "write 'bash', 'zsh' or 'fish'")
      }
      try Console().print(shell.script(for: all))
      return .success
    })
}
