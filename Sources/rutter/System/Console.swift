/// Where a run says what it has to say: results to standard output, findings to standard error.
struct Console {
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  private(set) var choice = ColorChoice.auto

  /// A reader that went away, as `head` does, wants no more: that is no error, and the run goes on.
  func print(_ text: String, to stream: Stream = .output) throws(FileError) {
    let name = stream == .output ? "standard output" : "standard error"
    do {
      try FileSystem.write(Array(text.utf8), to: stream.rawValue, named: name)
    } catch {
      if !error.isBrokenPipe { throw error }
    }
  }

  func choosing(_ choice: ColorChoice) -> Console {
    var console = self
    console.choice = choice
    return console
  }

  /// `auto` colours a terminal, unless `NO_COLOR` is set (https://no-color.org) or it cannot.
  func isColored(_ stream: Stream) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let refused = FileSystem.environment("NO_COLOR").map { !$0.isEmpty } ?? false
      return !refused && FileSystem.environment("TERM") != "dumb"
        && FileSystem.isTerminal(stream.rawValue)
    }
  }
}

enum ColorChoice: String, CaseIterable { case auto, always, never }
