#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The same for a target of an Xcode project: its manifests are those of its files that are in a
  /// folder `Specs`.
  extension RutterBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let top = context.xcodeProject.directoryURL
      let others = context.xcodeProject.targets.compactMap(ManifestProject.Target.init)
      guard let own = ManifestProject.Target(target) else {
        Diagnostics.warning(
          "the target '\(target.displayName)' has no manifests: add a folder 'Specs' to it")
        return []
      }
      return Self.commands(
        for: ManifestProject(of: own, among: others, below: top),
        tool: try context.tool(named: "rutter").url, output: context.pluginWorkDirectoryURL)
    }
  }
#endif
