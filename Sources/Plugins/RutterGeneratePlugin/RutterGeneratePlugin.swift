import Foundation
import PackagePlugin

/// `swift package rutter …`: runs rutter in the package's folder, or in the projects of targets.
///
/// Without a command it generates. `--target NAME`, which Xcode passes too, runs it for the project of
/// this target, once for each project if it is given again.
@main
struct RutterGeneratePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let targets = context.package.targets.compactMap(\.sourceModule).map { target in
      (target.name, ManifestProject.Target(name: target.moduleName, folder: target.directoryURL))
    }
    try Rutter(tool: try context.tool(named: "rutter").url, top: context.package.directoryURL)
      .run(arguments, targets: Dictionary(targets) { first, _ in first })
  }
}

/// The tool, and where it is run.
struct Rutter {
  let tool: URL
  let top: URL

  /// `targets` are those that `--target` may name.
  func run(_ arguments: [String], targets: [String: ManifestProject.Target]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    var words = extractor.remainingArguments
    if words.first.map({ $0.hasPrefix("-") && $0 != "--help" && $0 != "--version" }) ?? true {
      words.insert("generate", at: 0)
    }
    if names.isEmpty { return try start(words) }
    var done: Set<[String]> = []
    for name in names {
      guard let target = targets[name] else {
        throw Failure("there is no target '\(name)' with sources in the package")
      }
      let project = ManifestProject(of: target, among: [], below: top)
      let path = project.projectFile == nil ? [target.specs.path] : []
      let line = words + ["--project", project.root.path] + path
      if done.insert(line).inserted { try start(line) }
    }
  }

  private func start(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = top
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure("'rutter \(arguments[0])' ended with code \(process.terminationStatus)")
    }
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
