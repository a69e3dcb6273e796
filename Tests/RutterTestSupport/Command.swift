package import Foundation

/// What a finished process left: its exit code and all it wrote.
package struct ProcessResult: Sendable {
  package let exitCode: Int32
  package let output: Data
  package let errorOutput: Data

  package var text: String { String(decoding: output, as: UTF8.self) }

  package var errorText: String { String(decoding: errorOutput, as: UTF8.self) }

  /// Everything written, for a failure's message.
  package var transcript: String {
    "exit code \(exitCode)\n" + text + errorText
  }
}

/// A process that had to succeed and did not.
package struct CommandFailure: Error, CustomStringConvertible {
  package let description: String
}

/// A program and what it is started with.
package struct Command: Sendable {
  package var executable: URL
  package var arguments: [String]
  /// Its standard input; none means an empty one.
  package var input: Data?
  /// The whole environment; nil means this process's own.
  package var environment: [String: String]?
  package var directory: URL?

  package init(
    _ executable: URL, _ arguments: [String], input: Data? = nil,
    environment: [String: String]? = nil, directory: URL? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.input = input
    self.environment = environment
    self.directory = directory
  }

  /// Finds the program on the `PATH`.
  package init(_ program: String, _ arguments: [String], directory: URL? = nil) {
    self.init(
      URL(fileURLWithPath: "/usr/bin/env"), [program] + arguments, directory: directory)
  }

  /// Runs to the end, whatever comes of it.
  package func run() throws -> ProcessResult { try start().wait() }

  /// What the process writes to standard output; throws if it fails.
  package func output() throws -> String {
    let result = try run()
    guard result.exitCode == 0 else { throw CommandFailure(description: result.transcript) }
    return result.text
  }

  /// Streams go through files, so that no pipe can fill up and block the process.
  package func start() throws -> RunningProcess {
    let streams = Streams(folder: try Repository.temporaryFolder("rutter-process"))
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let environment { process.environment = environment }
    if let directory { process.currentDirectoryURL = directory }
    process.standardInput = try streams.input(input ?? Data())
    process.standardOutput = try streams.writer("output")
    process.standardError = try streams.writer("error")
    try process.run()
    return RunningProcess(process: process, streams: streams)
  }
}

/// A process that was started; whoever did so waits for it.
package struct RunningProcess {
  fileprivate let process: Process
  fileprivate let streams: Streams

  /// What it has written to standard output so far.
  package func outputSoFar() throws -> String {
    String(decoding: try streams.contents("output"), as: UTF8.self)
  }

  /// Asks it to end, as a user at a terminal does, and ends it where that has no effect in a while.
  package func interrupt() {
    process.interrupt()
    for _ in 0..<600 where process.isRunning { usleep(50_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  package func wait() throws -> ProcessResult {
    process.waitUntilExit()
    defer { try? FileManager.default.removeItem(at: streams.folder) }
    return ProcessResult(
      exitCode: process.terminationReason == .exit
        ? process.terminationStatus : -process.terminationStatus,
      output: try streams.contents("output"), errorOutput: try streams.contents("error"))
  }
}

/// The files that a process reads and writes in place of pipes.
private struct Streams {
  let folder: URL

  func input(_ data: Data) throws -> FileHandle {
    let file = folder.appendingPathComponent("input")
    try data.write(to: file)
    return try FileHandle(forReadingFrom: file)
  }

  func writer(_ name: String) throws -> FileHandle {
    let file = folder.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  func contents(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }
}
