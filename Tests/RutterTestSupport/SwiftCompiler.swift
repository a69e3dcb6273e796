import Foundation

/// Asks `swiftc` about Swift modules, against the stand-in for SwiftUI.
package struct SwiftCompiler: Sendable {
  package let settings: CompileSettings

  package init(_ settings: CompileSettings = CompileSettings()) {
    self.settings = settings
  }

  package static func version() throws -> String { try knownVersion.get() }

  private static let knownVersion = Result { try Command("swiftc", ["--version"]).run().text }

  /// What the compiler has against the modules, or nil. Paths in its messages are relative to the
  /// folder that the modules' files are written to, as in a project.
  package func complaint(about modules: [SwiftModule]) throws -> String? {
    let key = ContentHash.of(
      FileTree(modules: modules),
      [try Self.version(), try StandIn.built(for: settings.sdk).folder.path] + settings.arguments)
    return try CompileCache.onceSucceeding(key) {
      let work = try Repository.temporaryFolder("rutter-compile")
      defer { try? FileManager.default.removeItem(at: work) }
      return try complaint(about: modules, in: work)
    }
  }

  /// The same for loose files, as one module.
  package func complaint(about files: FileTree) throws -> String? {
    try complaint(about: [SwiftModule(name: "Specs", files: files)])
  }

  private func complaint(about modules: [SwiftModule], in work: URL) throws -> String? {
    try FileTree(modules: modules).write(to: work)
    for module in SwiftModule.inOrderOfDependence(modules) {
      let result = try compile(module, in: work, ["-parse-as-library", "-emit-module"])
      if result.exitCode != 0 { return "\(settings), \(module.name):\n\(result.transcript)" }
    }
    return nil
  }

  /// Builds the modules into a program, runs it in the folder given, and answers what it said.
  /// The last module, in order of dependence, holds `main.swift`.
  package func run(_ modules: [SwiftModule]) throws -> ProcessResult {
    let work = try Repository.temporaryFolder("rutter-run")
    defer { try? FileManager.default.removeItem(at: work) }
    try FileTree(modules: modules).write(to: work)
    let ordered = SwiftModule.inOrderOfDependence(modules)
    for module in ordered.dropLast() {
      let object = work.appendingPathComponent("\(module.name).o").path
      let result = try compile(
        module, in: work, ["-parse-as-library", "-emit-module", "-c", "-o", object])
      guard result.exitCode == 0 else { return result }
    }
    guard let program = ordered.last else { throw CommandFailure(description: "no module to run") }
    let executable = work.appendingPathComponent("run")
    let result = try compile(
      program, in: work,
      ["-o", executable.path] + ordered.dropLast().map { "\($0.name).o" }
        + (try StandIn.built(for: settings.sdk).linkArguments))
    guard result.exitCode == 0 else { return result }
    return try Command(executable, [], directory: work).run()
  }

  private func compile(
    _ module: SwiftModule, in work: URL, _ arguments: [String]
  ) throws -> ProcessResult {
    let standIn = try StandIn.built(for: settings.sdk)
    let modulePath =
      arguments.contains("-emit-module") ? ["-emit-module-path", "\(module.name).swiftmodule"] : []
    return try Command(
      "swiftc",
      ["-wmo", "-module-name", module.name] + settings.arguments + standIn.compileArguments
        + ["-I", "."] + modulePath + arguments + module.files.keys.sorted(), directory: work
    ).run()
  }
}
