/// The command: arguments and files go in, bytes and an exit code come out.
///
/// It only translates. `Arguments` reads the command line, `Loading` the manifests, the compiler does
/// the work, `Writing` and `Comparing` bring its files to the disk or hold them against it.
@main
struct Rutter {
  static let version = "0.1.0"

  static func main() {
    FileSystem.prepareProcess()
    FileSystem.endProcess(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      return try dispatch(arguments)
    } catch {
      // A failure to say so changes nothing: the exit code still tells.
      try? Console().print(Failure(error).text, to: .error)
      return .failure
    }
  }

  private static func dispatch(_ arguments: [String]) throws -> ExitCode {
    guard let name = arguments.first else {
      try Console().print(ManualPage.overview(of: Command.all), to: .error)
      return .failure
    }
    switch name {
    case "--help", "-h":
      try Console().print(ManualPage.overview(of: Command.all))
    case "--version":
      try Console().print("rutter \(version)\n")
    default:
      return try run(Command.named(name), with: arguments.dropFirst())
    }
    return .success
  }

  private static func run(_ command: Command, with arguments: ArraySlice<String>) throws -> ExitCode
  {
    if ArgumentParser.asksForHelp(arguments) {
      try Console().print(ManualPage.page(of: command))
      return .success
    }
    return try command.run(ArgumentParser.parse(arguments, for: command))
  }
}

extension Command {
  static func named(_ name: String) throws(Failure) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    if name.utf8.first == UInt8(ascii: "-") {
      throw Failure(
        "unknown option '\(name)'",
        help: didYouMean(name, ["--help", "--version"])
          ?? "options follow the command, as in 'rutter generate --project App'")
    }
    throw Failure(
      "unknown command '\(name)'",
      help: didYouMean(name, all.map(\.name)) ?? "'rutter help' lists the commands")
  }
}
