import Foundation
import RutterTestSupport

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

    init(_ result: ProcessResult) {
      status = result.exitCode
      output = result.text
      errors = result.errorText
    }
  }

  let path: String
  private let temporary: URL

  /// The folder's name has a space, a quote and letters that are not ASCII.
  init(_ files: [String: String] = [:]) throws {
    temporary = try Repository.temporaryFolder("rutter-test")
    path = try FileSystem.canonicalPath(temporary.path)! + "/it's ä projéct"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: temporary)
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

  /// Moves a new file to the place of an old one, in one step.
  func replace(_ name: String, by text: String) throws {
    try write(text, to: ".replacement")
    guard rename(location(".replacement"), location(name)) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
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
    _ arguments: String..., in folder: String = "", input: String = "",
    environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> Outcome {
    try start(arguments, in: folder, input: input, environment: environment).wait()
  }

  func start(
    _ arguments: [String], in folder: String = "", input: String = "",
    environment: [String: String] = ["PATH": "/usr/bin:/bin"]
  ) throws -> Running {
    let command = RutterTestSupport.Command(
      try Self.executable(), arguments, input: Data(input.utf8), environment: environment,
      directory: URL(fileURLWithPath: location(folder)))
    return Running(process: try command.start(), scratch: self)
  }

  /// Runs a shell line in which `$0` is the command.
  func shell(_ line: String) throws -> Outcome {
    let command = RutterTestSupport.Command(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line, try Self.executable().path],
      environment: ["PATH": "/usr/bin:/bin"], directory: URL(fileURLWithPath: path))
    return Outcome(try command.run())
  }

  struct Running {
    let process: RunningProcess
    /// Keeps the folder while the process runs.
    let scratch: Scratch

    func wait() throws -> Outcome { Outcome(try process.wait()) }
  }

  /// The built command, beside the test bundle.
  static func executable() throws -> URL {
    for argument in CommandLine.arguments {
      var folder = URL(fileURLWithPath: argument)
      while folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate = folder.appendingPathComponent("rutter")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
          !isFolder.boolValue
        {
          return candidate
        }
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }
}
