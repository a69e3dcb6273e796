import Foundation

@testable import rutter

/// A folder of a test's own, removed with it, and the command run there as a process.
///
/// A class, because the folder goes when the last user has gone.
final class Scratch: Sendable {
  /// What a process left behind.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  let path: String
  private let streams: String

  /// The folder's name has a space, a quote and letters that are not ASCII.
  init(_ files: [String: String] = [:]) throws {
    let temporary = FileManager.default.temporaryDirectory.path
    let base = try FileSystem.canonicalPath(temporary)! + "/rutter-test-\(UUID().uuidString)"
    path = base + "/it's ä projéct"
    streams = base + "/streams"
    for folder in [path, streams] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }

  func location(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let folder = (location(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: location(name)))
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: location(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: location(name), withDestinationPath: target)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: location(name))
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: location(name), toPath: location(other))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: location(name))), as: UTF8.self)
  }

  func exists(_ name: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: location(name))) != nil
  }

  /// Every file and link below a folder, sorted.
  func files(below name: String = "") -> [String] {
    let names = FileManager.default.enumerator(atPath: location(name))?.allObjects as? [String]
    return (names ?? []).filter { !isFolder(name.isEmpty ? $0 : name + "/" + $0) }.sorted()
  }

  private func isFolder(_ name: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: location(name))
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  func setPermissions(_ permissions: Int, of names: String...) throws {
    for name in names {
      try FileManager.default.setAttributes(
        [.posixPermissions: permissions], ofItemAtPath: location(name))
    }
  }

  /// Inode and modification time: what changes if a file is touched at all.
  func stamp(_ name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: location(name))
    return ["\(attributes[.systemFileNumber]!)", "\(attributes[.modificationDate]!)"]
  }
}

extension Scratch {
  @discardableResult
  func rutter(
    _ arguments: String..., in folder: String = "", input: String? = nil,
    environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> Outcome {
    try start(arguments, in: folder, input: input, environment: environment).wait()
  }

  /// Starts the command, or another program.
  func start(
    _ arguments: [String], executable: String? = nil, in folder: String = "",
    input: String? = nil, environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> Running {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try executable ?? Self.executable())
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: location(folder))
    process.environment = environment
    let name = streams + "/" + UUID().uuidString
    process.standardInput = try Self.file(name + ".in", holding: input ?? "")
    process.standardOutput = try Self.file(name + ".out")
    process.standardError = try Self.file(name + ".err")
    try process.run()
    return Running(process: process, name: name, scratch: self)
  }

  /// Runs a shell line in which `$0` is the command.
  func shell(_ line: String) throws -> Outcome {
    try start(["-c", line, try Self.executable()], executable: "/bin/sh").wait()
  }

  struct Running {
    let process: Process
    let name: String
    /// Keeps the folder while the process runs.
    let scratch: Scratch

    func wait() throws -> Outcome {
      process.waitUntilExit()
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : -1,
        output: try text(".out"), errors: try text(".err"))
    }

    private func text(_ ending: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: name + ending)), as: UTF8.self)
    }
  }

  private static func file(_ path: String, holding text: String? = nil) throws -> FileHandle {
    try Data((text ?? "").utf8).write(to: URL(fileURLWithPath: path))
    let url = URL(fileURLWithPath: path)
    return try text == nil ? FileHandle(forWritingTo: url) : FileHandle(forReadingFrom: url)
  }

  /// The built command, beside the test bundle.
  static func executable() throws -> String {
    for argument in CommandLine.arguments {
      var folder = URL(fileURLWithPath: argument)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("rutter").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
