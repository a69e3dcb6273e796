// What shells complete. The commands' declarations enter; for each shell a script leaves, which offers
// commands, options, and the values that these take.

/// A shell with programmable completion.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  func script(for commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletion.script(for: commands)
    case .zsh: ZshCompletion.script(for: commands)
    case .fish: FishCompletion.script(for: commands)
    }
  }
}

/// What is offered in one place: words, and perhaps what is on the disk.
struct Offer {
  enum Paths { case none, folders, files }

  var words: [String] = []
  var paths = Paths.none
}

extension Option.Value {
  var offer: Offer {
    let paths: Offer.Paths =
      switch placeholder {
      case "DIR": .folders
      case "FILE", "PATH": .files
      default: .none
      }
    return Offer(words: choices + words, paths: paths)
  }
}

extension Command.Argument {
  var offer: Offer { Offer(words: words(), paths: placeholder == "PATH" ? .files : .none) }
}

extension String {
  /// The first sentence, without its full stop or what follows a colon or semicolon.
  var gist: String {
    let ends: [Character] = [".", ":", ";"]
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      if ends.contains(self[end]), next == endIndex || self[next] == " " { break }
      end = next
    }
    return String(self[..<end])
  }

  /// In single quotes, for a shell that knows no escapes between them.
  var inSingleQuotes: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
