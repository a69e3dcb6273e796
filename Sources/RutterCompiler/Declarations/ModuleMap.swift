import RutterDiagnostics

/// Which module each file belongs to, as far as folders and `import`s tell: the innermost of its folders
/// that stands right below `Sources`, or that some file imports by name.
struct ModuleMap: Sendable {
  private var names: Set<String> = []
  private var modules: [String?] = []
  private var imports: [Set<String>] = []

  init(_ files: [DeclarationFile]) {
    imports = files.map { Set($0.imports.map(\.module)) }
    let folders = files.map { $0.source.path.split(separator: "/").dropLast() }
    names = imports.reduce(into: []) { $0.formUnion($1) }
    for path in folders {
      guard let sources = path.lastIndex(of: "Sources"), sources + 1 < path.endIndex else {
        continue
      }
      names.insert(String(path[sources + 1]))
    }
    modules = folders.map { path in path.last { names.contains(String($0)) }.map(String.init) }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  func module(of file: Int) -> String? { modules[file] }

  /// Of several files that declare one name those whose declaration a file sees: its own module's hide
  /// all others, and those that it imports hide the rest.
  func nearest(to file: Int, _ files: [Int]) -> [Int] {
    let own = files.filter { modules[$0] == modules[file] }
    if !own.isEmpty { return own }
    let imported = files.filter { modules[$0].map(imports[file].contains) ?? false }
    return imported.isEmpty ? files : imported
  }
}
