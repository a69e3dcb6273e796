import Foundation
import PackagePlugin

/// Compiles a target's manifests to Swift as a part of its build.
///
/// Each manifest `Explore.yaml` becomes `Explore.generated.swift`, and what they share becomes
/// `rutter.generated.swift`, in the plugin's own folder. The step runs when a manifest, a template, the
/// project file or rutter itself has changed; files that stay the same are not touched, so what
/// depends on them is not built again.
@main
struct RutterBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let targets = context.package.targets.compactMap(\.sourceModule).map { other in
      ManifestProject.Target(name: other.moduleName, folder: other.directoryURL)
    }
    let project = ManifestProject(
      of: ManifestProject.Target(name: module.moduleName, folder: module.directoryURL),
      among: targets, below: context.package.directoryURL)
    return Self.commands(
      for: project, tool: try context.tool(named: "rutter").url,
      output: context.pluginWorkDirectoryURL)
  }

  static func commands(for project: ManifestProject, tool: URL, output: URL) -> [Command] {
    let manifests = project.manifests
    guard !manifests.isEmpty else {
      Diagnostics.warning(
        "no manifests in \(project.target.specs.path)/: those of the target '\(project.target.name)' "
          + "belong there")
      return []
    }
    let names = manifests.map { $0.deletingPathExtension().lastPathComponent } + ["rutter"]
    return [
      .buildCommand(
        displayName: "Compiling the manifests of \(project.target.name)",
        executable: tool,
        arguments: [
          "compile", project.target.specs.path, "--shared", "--module", project.target.name,
          "--project", project.root.path, "--output", output.path,
          "--source-locations", "absolute", "--diagnostics", "xcode", "--quiet",
        ] + project.others.flatMap { ["--with", $0.specs.path] },
        inputFiles: project.inputs,
        outputFiles: names.map { output.appendingPathComponent("\($0).generated.swift") })
    ]
  }
}
