/// Completion for zsh, through its own `_arguments`.
enum ZshCompletion {
  static func script(for commands: [Command]) -> String {
    """
    #compdef rutter
    # Completion of rutter's commands for zsh: 'rutter completions zsh' printed it.

    _rutter() {
      local -a commands=(
    \(commands.map { "    " + description($0).inSingleQuotes }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe -t commands command commands
        _arguments '--help[print the page]' '--version[print the version]'
        return
      fi
      shift words
      ((CURRENT--))
      case $words[1] in
    \(commands.map(commandCase).joined(separator: "\n"))
      esac
    }

    # As a function of $fpath it is called, from a file that is read it is made known.
    if [[ $funcstack[1] == _rutter ]]; then
      _rutter "$@"
    else
      compdef _rutter rutter
    fi

    """
  }

  private static func description(_ command: Command) -> String {
    "\(command.name):\(command.purpose)"
  }

  private static func commandCase(_ command: Command) -> String {
    let specs = command.options.map(spec) + [command.argument.map(spec)].compactMap(\.self)
    return """
          \(command.name))
            _arguments -S \\
      \(specs.map { "        " + $0.inSingleQuotes }.joined(separator: " \\\n")) ;;
      """
  }

  private static func spec(_ option: Option) -> String {
    let summary = "[" + escaped(option.summary.gist) + "]"
    let repeated = option.isRepeatable ? "*" : ""
    guard let value = option.value else { return repeated + option.flag + summary }
    return
      "\(repeated)\(option.flag)=\(summary):\(escaped(value.placeholder)):\(action(value.offer))"
  }

  private static func spec(_ argument: Command.Argument) -> String {
    let place = argument.isRepeatable ? "*" : "1"
    return "\(place):\(escaped(argument.placeholder)):\(action(argument.offer))"
  }

  private static func action(_ offer: Offer) -> String {
    let words = offer.words.joined(separator: " ")
    return switch offer.paths {
    case .none: words.isEmpty ? "" : "(\(words))"
    case .folders: "_files -/"
    case .files:
      words.isEmpty ? "_files" : " _alternative \"words:word:(\(words))\" \"files:file:_files\""
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
  }
}
