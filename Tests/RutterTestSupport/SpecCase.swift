package import Foundation
package import RutterCompiler
import RutterDiagnostics

/// A folder of `Specs`: manifests, perhaps a project file, what they must come to, and for apps the
/// Swift around it.
package struct SpecCase: Sendable, CustomStringConvertible {
  package let folder: URL

  package init(folder: URL) { self.folder = folder }

  /// The cases of a folder of `Specs`, in order of name.
  package static func all(in group: String) -> [SpecCase] {
    let folder = Repository.specs.appendingPathComponent(group)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted()
      .map { SpecCase(folder: folder.appendingPathComponent($0)) }
      .filter { !((try? $0.manifestPaths()) ?? []).isEmpty }
  }

  package var name: String { folder.lastPathComponent }

  package var description: String { name }

  package var expectation: Expectation {
    Expectation(folder: folder.appendingPathComponent("expected"))
  }

  /// All that the command would read of this folder.
  package func input() throws -> ProjectInput {
    let tree = try FileTree(readingFrom: folder)
    let project = tree[Self.projectFile].map { data in
      ProjectFile(SourceFile(id: FileID(0), path: Self.projectFile, bytes: Array(data)))
    }
    let manifests = try manifestPaths().enumerated().map { index, path in
      SourceFile(
        id: FileID(UInt32(index + 1)), path: path, bytes: Array(tree[path] ?? Data()))
    }
    let catalog = project?.configuration.localization.map { entry in
      let file = tree[entry.catalog.path].map {
        SourceFile(
          id: FileID(UInt32(manifests.count + 1)), path: entry.catalog.path, bytes: Array($0))
      }
      return CatalogInput(file: file)
    }
    var input = ProjectInput(project: project, manifests: manifests, catalog: catalog)
    let associations = project?.configuration.links.associations?.files ?? []
    input.associations = associations.enumerated().compactMap { index, file in
      tree[file.path.path].map { data in
        SourceFile(
          id: FileID(UInt32(manifests.count + 3 + index)), path: file.path.path,
          bytes: Array(data))
      }
    }
    input.templates = templates(in: tree, of: project)
    let sources = project?.configuration.sources.map(\.path) ?? []
    let swift = tree.keys.sorted().filter { path in
      path.hasSuffix(".swift") && sources.contains { path.hasPrefix($0 + "/") }
    }
    input.declarations = swift.enumerated().map { index, path in
      DeclarationReader.read(
        SourceFile(
          id: FileID(UInt32(1000 + index)), path: path, bytes: Array(tree[path] ?? Data())))
    }
    input.baseline = tree[Baseline.fileName].map { data in
      SourceFile(
        id: FileID(UInt32(manifests.count + 2)), path: Baseline.fileName, bytes: Array(data))
    }
    return input
  }

  /// The folder's own templates, numbered behind all else.
  private func templates(in tree: FileTree, of project: ProjectFile?) -> [SourceFile] {
    guard let folder = project?.configuration.templates.location else { return [] }
    let paths = tree.keys.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".stencil") }.sorted()
    return paths.enumerated().map { index, path in
      SourceFile(
        id: FileID(UInt32(1_000_000 + index)), path: path, bytes: Array(tree[path] ?? Data()))
    }
  }

  /// What the compiler makes of the folder, as files of its `expected` folder.
  package func compiled() throws -> FileTree {
    let compilation = Compiler().compile(try input())
    var tree: FileTree = [:]
    for file in compilation.files { tree[file.path] = Data(file.bytes) }
    if let catalog = compilation.catalog { tree[catalog.path] = Data(catalog.bytes) }
    for change in compilation.associations { tree[change.path] = Data(change.bytes) }
    let findings = compilation.report.sorted()
    if !findings.isEmpty {
      let sources = SourceIndex(compilation.sources, usedBy: findings)
      let text = DiagnosticFormat.text.render(findings, sources: sources)
      tree[Self.diagnosticsFile] = Data(text.utf8)
    }
    return tree
  }

  /// The Swift of the folder if its manifests had this access level where they do not say.
  package func generated(access: Access) throws -> FileTree {
    var input = try input()
    let text = input.project.map { String(decoding: $0.source.bytes, as: UTF8.self) } ?? ""
    let own = "  access: \(access.rawValue)\n"
    let changed =
      text.contains("defaults:\n")
      ? text.replacing("defaults:\n", with: "defaults:\n" + own)
      : text + "defaults:\n" + own
    input.project = ProjectFile(
      SourceFile(id: FileID(0), path: Self.projectFile, bytes: Array(changed.utf8)))
    let files = Compiler().compile(input).files
    return FileTree(uniqueKeysWithValues: files.map { ($0.path, Data($0.bytes)) })
  }

  /// The Swift that is expected, under the paths it has in a project.
  package func expectedSwift() throws -> FileTree {
    try expectation.read().filter { $0.key.hasSuffix(".swift") }
  }

  private func manifestPaths() throws -> [String] {
    try FileTree(readingFrom: folder) { path in
      Self.manifestEndings.contains { path.hasSuffix($0) } && path != Self.projectFile
        && path != Baseline.fileName
        && !path.hasPrefix("expected/")
    }.keys.sorted()
  }

  private static let projectFile = "rutter.yaml"
  private static let diagnosticsFile = "diagnostics.txt"
  private static let manifestEndings = [".yaml", ".yml", ".json"]
}

extension SpecCase {
  /// The app's modules with the expected Swift in them: those of `Modules`, or `App` as one.
  /// With checks, the app can be run.
  package func modules(withChecks: Bool = false) throws -> [SwiftModule] {
    var sources = try FileTree(readingFrom: folder) {
      $0.hasSuffix(".swift") && !$0.hasPrefix("expected/") && !$0.hasPrefix("Checks/")
    }
    sources.merge(try expectedSwift()) { _, generated in generated }
    var modules = Dictionary(grouping: sources) { moduleName(of: $0.key) }
      .map { SwiftModule(name: $0, files: FileTree(uniqueKeysWithValues: $1.map { ($0, $1) })) }
    if withChecks {
      let checks = try FileTree(readingFrom: folder) { $0.hasPrefix("Checks/") }
      let program = SwiftModule.inOrderOfDependence(modules).last?.name
      for index in modules.indices where modules[index].name == program {
        modules[index].files.merge(checks) { _, check in check }
      }
    }
    return modules
  }

  /// Whether the folder has a program that calls what is generated for it.
  package var hasChecks: Bool {
    FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Checks/main.swift").path)
  }

  /// Whether something of iOS 18 is asked for, which the SDK before does not have.
  package var needsIOS18: Bool {
    get throws {
      try expectedSwift().values.contains { data in
        String(decoding: data, as: UTF8.self).split(separator: "\n")
          .contains { $0.drop { $0 == " " }.hasPrefix("Tab(") }
      }
    }
  }

  /// Whether the settings are of those the case is for.
  package func compiles(under settings: CompileSettings) throws -> Bool {
    try settings.sdk == .iOS18 || !needsIOS18
  }

  private func moduleName(of path: String) -> String {
    let components = path.split(separator: "/")
    return components.first == "Modules" && components.count > 2
      ? String(components[1]) : name.filter(\.isLetter) + "App"
  }
}
