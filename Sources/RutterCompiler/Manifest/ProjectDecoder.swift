package import RutterDiagnostics

/// Reads the project file.
package enum ProjectDecoder {
  package static func decode(_ tree: SyntaxTree, into report: inout Report) -> Configuration {
    var configuration = Configuration()
    configuration.path = tree.file.path
    guard let root = tree.root else { return configuration }
    StructureCheck.check(
      root, .object(ProjectShapes.project), named: "project file", into: &report)
    guard root.kind == .mapping else { return configuration }
    var decoder = ManifestDecoder()
    decoder.checkVersion(root.value(for: "rutter"))
    decoder.readPaths(root, into: &configuration)
    decoder.readDefaults(root.value(for: "defaults"), into: &configuration)
    decoder.readFactory(root.value(for: "factory"), into: &configuration)
    configuration.checksMappings =
      decoder.boolean(root.value(for: "mappings")?.value(for: "checks")) ?? false
    configuration.previews = decoder.previews(root.value(for: "previews"))
    configuration.localization = decoder.localization(root.value(for: "localization"))
    configuration.links = decoder.links(root.value(for: "links"))
    configuration.publicImports = decoder.publicImports
    decoder.readRules(root.value(for: "rules"), into: &configuration)
    report.merge(decoder.report)
    return configuration
  }
}

extension ManifestDecoder {
  fileprivate mutating func checkVersion(_ node: Node?) {
    guard let node, node.kind == .scalar, node.text != "1",
      node.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), !node.text.isEmpty
    else { return }
    report.error(
      .unknownVersion, "this rutter reads version 1 of the language, not \(excerpt(node.text))",
      at: node.range, help: "write 'rutter: 1', or install the version of rutter that reads it")
  }

  fileprivate mutating func readPaths(_ root: Node, into configuration: inout Configuration) {
    configuration.specs = paths(root.value(for: "specs"))
    configuration.sources = paths(root.value(for: "sources"))
    if let output = root.value(for: "output").flatMap({ path($0) }) {
      configuration.output = output.path
      configuration.outputRange = output.range
      checkPlaceholders(output)
      checkInside(output, "output folder")
    }
    configuration.templates = templates(root.value(for: "templates"))
  }

  private mutating func paths(_ node: Node?) -> [Configuration.PathEntry] {
    let nodes = node?.kind == .sequence ? items(node) : [node].compactMap { $0 }
    return nodes.compactMap { path($0) }
  }

  mutating func path(_ node: Node) -> Configuration.PathEntry? {
    guard let text = text(node) else { return nil }
    guard !text.string.isEmpty else {
      report.error(.badPath, "the path is empty", at: text.range)
      return nil
    }
    return Configuration.PathEntry(path: text.string, range: text.range)
  }

  /// Generated files stay inside the project; `--output` names a folder elsewhere for one run.
  mutating func checkInside(_ output: Configuration.PathEntry, _ what: String) {
    var depth = 0
    var leaves = output.path.hasPrefix("/") || output.path.hasPrefix("~")
    for component in output.path.split(separator: "/") where component != "." {
      depth += component == ".." ? -1 : 1
      leaves = leaves || depth < 0
    }
    guard leaves else { return }
    report.error(
      .badPath, "the \(what) '\(excerpt(output.path))' is not inside the project",
      at: output.range, help: "write a path relative to the project's folder, such as 'Generated'")
  }

  mutating func checkPlaceholders(_ output: Configuration.PathEntry) {
    var rest = output.path[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        report.error(.badPath, "the '{' has no '}'", at: output.range)
        return
      }
      let name = rest[rest.index(after: open)..<close]
      if name != "feature", name != "module" {
        report.error(
          .badPath, "'{\(excerpt(String(name)))}' is not a placeholder", at: output.range,
          help: "use {feature} or {module}")
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  fileprivate mutating func readDefaults(_ node: Node?, into configuration: inout Configuration) {
    guard let node, node.kind == .mapping else { return }
    configuration.access = choice(node.value(for: "access")) ?? configuration.access
    if let imports = node.value(for: "imports"), imports.kind == .sequence {
      configuration.imports = items(imports).compactMap { importName($0)?.string }
    }
    if let suffix = text(node.value(for: "viewSuffix")) {
      readSuffix(suffix, into: &configuration)
    }
    configuration.observation = choice(node.value(for: "observation")) ?? configuration.observation
    configuration.layout = choice(node.value(for: "layout")) ?? configuration.layout
    configuration.sourceLocations =
      choice(node.value(for: "sourceLocations")) ?? configuration.sourceLocations
  }

  private mutating func readSuffix(_ suffix: SourceText, into configuration: inout Configuration) {
    let isSound = SwiftName.problem(with: "a" + suffix.string, in: .type) == nil
    if isSound {
      configuration.viewSuffix = suffix.string
    } else {
      report.error(
        .badName, "'\(excerpt(suffix.string))' cannot end the name of a view", at: suffix.range)
    }
  }

  fileprivate mutating func readFactory(_ node: Node?, into configuration: inout Configuration) {
    guard let node, node.kind == .mapping else { return }
    var factory = FactoryEntry()
    factory.type = typeName(node.value(for: "type"), what: "type")?.string ?? factory.type
    factory.module = typeName(node.value(for: "module"), what: "module")?.string
    factory.imports = items(node.value(for: "imports")).compactMap { importName($0)?.string }
    factory.properties = named(node.value(for: "properties"), in: .property, what: "property")
      .compactMap { entry in type(entry.value).map { ContextEntry(name: entry.name, type: $0) } }
    factory.arguments = arguments(node.value(for: "arguments"))?.arguments ?? []
    factory.access = choice(node.value(for: "access"))
    factory.form = choice(node.value(for: "form")) ?? factory.form
    configuration.factory = factory
  }
}

extension DiagnosticCode {
  static let unknownVersion: Self = "unknown-version"
  static let badPath: Self = "bad-path"
}
