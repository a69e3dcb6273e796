import Foundation

/// The Swift compiler, asked what it thinks of a text.
enum SwiftToolchain {
  /// The names of those files, given without ending, in which `swiftc` finds an error.
  static func filesWithErrors(
    in files: [String: String], _ options: [String]
  ) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rutter-swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).swift"))
    }
    let output = try run(
      options + ["-parse-as-library", "-swift-version", "6"], files.keys, folder)
    return Set(
      output.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
        let path = line.prefix { $0 != ":" }
        return String(path.split(separator: "/").last?.dropLast(6) ?? path)
      })
  }

  private static func run(
    _ options: [String], _ names: some Sequence<String>, _ folder: URL
  ) throws -> String {
    let log = folder.appendingPathComponent("log.txt")
    try Data().write(to: log)
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = folder
    process.arguments = ["swiftc"] + options + names.sorted().map { "\($0).swift" }
    process.standardError = handle
    process.standardOutput = handle
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: log, encoding: .utf8)
  }
}
