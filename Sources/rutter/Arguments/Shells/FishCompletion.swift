/// Completion for fish.
enum FishCompletion {
  static func script(for commands: [Command]) -> String {
    """
    # Completion of rutter's commands for fish: 'rutter completions fish' printed it.

    # Whether the command is $argv[1]; without it, whether there is none yet.
    function __rutter_is
        set -l words (commandline -opc)
        if set -q argv[1]
            test "$words[2]" = $argv[1]
        else
            test (count $words) -eq 1
        end
    end

    complete -c rutter -f
    complete -c rutter -n __rutter_is -l help -d 'Print the page'
    complete -c rutter -n __rutter_is -l version -d 'Print the version'
    \(commands.map(lines).joined(separator: "\n"))

    """
  }

  private static func lines(_ command: Command) -> String {
    let start = "complete -c rutter -n '__rutter_is \(command.name)'"
    var lines = [
      "\ncomplete -c rutter -n __rutter_is -a \(command.name) -d \(quoted(command.purpose))"
    ]
    lines += command.options.map { option in
      let value = option.value.map { " -x" + offer($0.offer) } ?? ""
      return "\(start) -l \(option.name)\(value) -d \(quoted(option.summary.gist))"
    }
    if let argument = command.argument, !offer(argument.offer).isEmpty {
      lines.append(start + offer(argument.offer))
    }
    return lines.joined(separator: "\n")
  }

  private static func offer(_ offer: Offer) -> String {
    var words = offer.words
    switch offer.paths {
    case .none: break
    case .folders: words.append("(__fish_complete_directories (commandline -ct))")
    case .files: words.append("(__fish_complete_path (commandline -ct))")
    }
    return words.isEmpty ? "" : " -a " + quoted(words.joined(separator: " "))
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
