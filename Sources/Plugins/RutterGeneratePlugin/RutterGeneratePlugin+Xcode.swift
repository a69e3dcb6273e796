#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The same for an Xcode project, from the menu of its navigator.
  extension RutterGeneratePlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let targets = context.xcodeProject.targets.compactMap { target in
        ManifestProject.Target(target).map { (target.displayName, $0) }
      }
      try Rutter(
        tool: try context.tool(named: "rutter").url, top: context.xcodeProject.directoryURL
      )
      .run(arguments, targets: Dictionary(targets) { first, _ in first })
    }
  }
#endif
