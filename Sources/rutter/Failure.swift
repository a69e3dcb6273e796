/// What ends a run with exit code 2: one line that says what is wrong, and what to do.
struct Failure: Error {
  let message: String
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as FileError: self.init(error.message)
    default: self.init("\(error)")
    }
  }

  /// Starts with `error:`, so that Xcode shows it too.
  var text: String {
    "error: \(message)\n" + (help.map { "help: \($0)\n" } ?? "")
  }
}
