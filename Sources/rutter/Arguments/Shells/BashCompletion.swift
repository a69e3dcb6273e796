/// Completion for bash, from 3.2 on, which macOS has.
enum BashCompletion {
  static func script(for commands: [Command]) -> String {
    """
    # Completion of rutter's commands for bash: 'rutter completions bash' printed it.

    # Words among $1, or with -d or -f what is on the disk, that begin with $current.
    _rutter_offer() {
      local IFS=$'\\n'
      case $1 in
        -d | -f)
          compopt -o filenames 2>/dev/null
          COMPREPLY+=($(compgen "$1" -- "$current")) ;;
        *) COMPREPLY+=($(compgen -W "${1// /$IFS}" -- "$current")) ;;
      esac
    }

    _rutter() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      # bash takes '=' for a word of its own.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      if ((COMP_CWORD == 1)); then
        _rutter_offer '\(words(commands.map(\.name) + ["--help", "--version"]))'
        return
      fi
      case ${COMP_WORDS[1]} in
    \(commands.map(commandCase).joined(separator: "\n"))
      esac
    }

    complete -F _rutter rutter

    """
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ") }

  private static func commandCase(_ command: Command) -> String {
    let valued = command.options.compactMap { option in
      option.value.map { "        \(option.flag)) \(offers($0.offer, orNothing: true))return ;;\n" }
    }
    let values =
      valued.isEmpty ? "" : "      case $previous in\n\(valued.joined())      esac\n"
    let argument = command.argument.map { offers($0.offer) } ?? ""
    return """
          \(command.name))
      \(values)      if [[ $current == -* ]]; then
              _rutter_offer '\(words(command.options.map(\.flag)))'
            else
              \(argument.isEmpty ? ":" : String(argument.dropLast(2)))
            fi ;;
      """
  }

  /// Commands that offer, each with a semicolon and a blank behind it.
  private static func offers(_ offer: Offer, orNothing: Bool = false) -> String {
    var commands = offer.words.isEmpty ? [] : ["_rutter_offer '\(words(offer.words))'"]
    switch offer.paths {
    case .none: break
    case .folders: commands.append("_rutter_offer -d")
    case .files: commands.append("_rutter_offer -f")
    }
    return commands.map { $0 + "; " }.joined()
  }
}
