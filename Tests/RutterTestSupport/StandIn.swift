package import Foundation

/// The compiled stand-in for SwiftUI and the modules around it, made once and kept between runs for
/// as long as its sources, the compiler and the flags stay the same.
package struct StandIn: Sendable {
  /// Holds the modules and the libraries to link.
  package let folder: URL

  package static func built(for sdk: CompileSettings.SDK) throws -> StandIn {
    switch sdk {
    case .iOS17: try iOS17.get()
    case .iOS18: try iOS18.get()
    }
  }

  package var compileArguments: [String] {
    ["-I", folder.path] + Self.pluginArguments(in: folder.path)
  }

  package var linkArguments: [String] {
    ["-L", folder.path] + Self.modules.reversed().map { "-l\($0.name)" }
  }

  /// In order of dependence, each with the folder of its sources. Where there is a Combine, Foundation
  /// knows it too, and a second one would not do.
  private static let modules: [(name: String, prefix: String)] = {
    #if canImport(Combine)
      [("Checks", "Checks/"), ("SwiftUI", "")]
    #else
      [("Combine", "Combine/"), ("Checks", "Checks/"), ("SwiftUI", "")]
    #endif
  }()

  private static let iOS17 = Result { try build(flags: ["-D", "IOS17_SDK"]) }
  private static let iOS18 = Result { try build(flags: []) }

  private static let sources = Repository.root
    .appendingPathComponent("Tests/RutterTestSupport/SwiftUI")

  private static func build(flags: [String]) throws -> StandIn {
    let tree = try FileTree(readingFrom: sources)
    let key = ContentHash.of(
      tree, [try SwiftCompiler.version(), "library 2"] + flags)
    let folder = CompileCache.folder.appendingPathComponent("stand-in-\(key)")
    if FileManager.default.fileExists(atPath: folder.path) { return StandIn(folder: folder) }
    let work = try Repository.temporaryFolder("rutter-stand-in")
    try plugin(in: work)
    for (module, prefix) in modules {
      let files = tree.keys.sorted().filter {
        $0.hasPrefix(prefix) && !$0.dropFirst(prefix.count).contains("/")
      }
      try library(module, of: files, in: work, flags: flags)
    }
    try CompileCache.keep(work, as: folder)
    return StandIn(folder: folder)
  }

  /// Stands in for the plugin of Xcode's that expands `#Preview`.
  private static func plugin(in work: URL) throws {
    let source = sources.appendingPathComponent("\(pluginName)/main.swift").path
    _ = try Command("swiftc", ["-swift-version", "6", "-o", pluginName, source], directory: work)
      .output()
  }

  private static let pluginName = "PreviewsMacros"

  private static func pluginArguments(in folder: String) -> [String] {
    ["-load-plugin-executable", "\(folder)/\(pluginName)#\(pluginName)"]
  }

  private static func library(
    _ module: String, of files: [String], in work: URL, flags: [String]
  ) throws {
    let arguments =
      [
        "-swift-version", "6", "-parse-as-library", "-wmo", "-module-name", module,
        "-emit-module", "-emit-module-path", "\(module).swiftmodule",
        "-emit-library", "-static", "-o", "lib\(module).a", "-I", ".",
      ] + pluginArguments(in: ".") + flags + files.map { sources.appendingPathComponent($0).path }
    _ = try Command("swiftc", arguments, directory: work).output()
  }
}
