import Foundation

/// Swift sources that are compiled together, by their paths in a project.
package struct SwiftModule: Sendable {
  package let name: String
  package var files: FileTree

  package init(name: String, files: FileTree) {
    self.name = name
    self.files = files
  }

  /// Each after all that it imports; what does not depend on each other in order of name.
  package static func inOrderOfDependence(_ modules: [SwiftModule]) -> [SwiftModule] {
    let names = Set(modules.map(\.name))
    var waiting = modules.sorted { $0.name < $1.name }
    var done: Set<String> = []
    var ordered: [SwiftModule] = []
    while !waiting.isEmpty {
      let next = waiting.firstIndex { $0.imports.intersection(names).isSubset(of: done) } ?? 0
      let module = waiting.remove(at: next)
      done.insert(module.name)
      ordered.append(module)
    }
    return ordered
  }

  /// The modules named in the sources' import lines, without this one.
  var imports: Set<String> {
    var imports: Set<String> = []
    for data in files.values {
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword < 3 else { continue }
        if let module = words.dropFirst(keyword + 1).first { imports.insert(String(module)) }
      }
    }
    imports.remove(name)
    return imports
  }
}

extension FileTree {
  package init(modules: [SwiftModule]) {
    self.init()
    for module in modules { merge(module.files) { _, new in new } }
  }
}
