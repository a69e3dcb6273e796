package import RutterDiagnostics

/// Reads a manifest's nodes into entries; what does not fit has been reported by the structure check.
package struct ManifestDecoder {
  var report = Report()
  /// The types read so far, since most manifests name few of them many times.
  var knownTypes: [String: SwiftType] = [:]
  /// The modules that were read as public.
  private(set) var publicImports: Set<String> = []

  package static func decode(_ tree: SyntaxTree, into report: inout Report) -> Manifest? {
    guard let root = tree.root else {
      report.warning(
        .emptyManifest, "the manifest is empty", at: tree.file.wholeRange.startPoint,
        help: "declare screens, routers, models or mappings")
      return Manifest(file: tree.file)
    }
    StructureCheck.check(
      root, .object(ManifestShapes.manifest), named: "manifest", into: &report)
    guard root.kind == .mapping else { return nil }
    var decoder = ManifestDecoder()
    let manifest = decoder.manifest(root, file: tree.file)
    report.merge(decoder.report)
    return manifest
  }

  private mutating func manifest(_ root: Node, file: SourceFile) -> Manifest {
    var manifest = Manifest(file: file)
    manifest.feature = name(root.value(for: "feature"), in: .type, what: "feature")
    manifest.module = typeName(root.value(for: "module"), what: "module")
    manifest.summary = text(root.value(for: "summary"))?.string
    manifest.access = choice(root.value(for: "access"))
    manifest.imports = items(root.value(for: "imports")).compactMap { importName($0) }
    manifest.publicImports = publicImports
    manifest.metadata = root.value(for: "metadata")
    manifest.screens = named(root.value(for: "screens"), in: .enumCase, what: "screen")
      .map { screen($0.name, $0.value) }
    let routers = root.value(for: "routers").flatMap { $0.kind == .mapping ? $0 : nil }
    manifest.routers = named(routers, in: .type, what: "router")
      .map { router($0.name, $0.value) }
    manifest.guards =
      guards(root.value(for: "guards")) + flags(root.value(for: "flags"))
    manifest.models = named(root.value(for: "models"), typeNamed: "model")
      .compactMap { model($0.name, $0.value) }
    manifest.mappings = items(root.value(for: "mappings")).compactMap { mapping($0) }
    manifest.isPartial = root.entries.contains {
      ManifestShapes.manifest.key($0.key.text) == nil
    }
    return manifest
  }

  /// A module's name, possibly with submodules: `Darwin.C`; after `public` it is imported so where it
  /// must be.
  mutating func importName(_ node: Node) -> SourceText? {
    guard let text = text(node) else { return nil }
    let isPublic = text.string.hasPrefix("public ")
    let name = isPublic ? String(text.string.dropFirst("public ".count)) : text.string
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isSound = parts.allSatisfy { SwiftName.isUnescapedIdentifier(String($0)) }
    if isSound {
      if isPublic { publicImports.insert(name) }
      return SourceText(name, in: text.range)
    }
    report.error(
      .badName, "'\(excerpt(text.string))' is not the name of a module", at: text.range,
      help: "write the name alone, such as 'MoviesDomain', or 'public MoviesDomain'")
    return nil
  }
}

// MARK: Screens

extension ManifestDecoder {
  private mutating func screen(_ name: SourceText, _ node: Node?) -> ScreenEntry {
    var screen = ScreenEntry(name: name)
    guard let node, node.kind == .mapping else { return screen }
    screen.attributes = attributes(node)
    screen.view = nominalType(node.value(for: "view"), what: "view")
    screen.parameters = parameters(node.value(for: "parameters"))
    screen.brokenParameters = broken(node.value(for: "parameters"), screen.parameters)
    screen.arguments = arguments(node.value(for: "arguments"))
    screen.viewModel = viewModel(node.value(for: "viewModel"))
    screen.opens = named(node.value(for: "opens"), in: .enumCase, what: "way out")
      .compactMap { wayOut($0.name, $0.value) }
    screen.returns = returns(node.value(for: "returns"))
    screen.requires = guardNames(node.value(for: "requires"))
    screen.otherwise = root(node.value(for: "otherwise"))
    screen.presentation = presentation(node.value(for: "present"))
    screen.presentationRange = node.value(for: "present")?.range
    screen.presenting = presenting(node)
    screen.link = link(node.value(for: "link"))
    screen.isLazy = boolean(node.value(for: "lazy")) ?? false
    screen.title = title(node.value(for: "title"))
    screen.modifiers = items(node.value(for: "modifiers")).compactMap { modifier($0) }
    screen.samples = samples(node.value(for: "samples"))
    screen.restores = boolean(node.value(for: "restore"))
    screen.replacement = replacement(node.value(for: "replacedBy"), &screen.attributes)
    return screen
  }

  private mutating func viewModel(_ node: Node?) -> ViewModelEntry? {
    guard let node else { return nil }
    guard node.kind == .mapping else {
      return node.text == "true" ? ViewModelEntry(range: node.range) : nil
    }
    var entry = ViewModelEntry(range: node.range.firstLine(of: node))
    entry.type = nominalType(node.value(for: "type"), what: "view model")
    entry.arguments = arguments(node.value(for: "arguments"))
    entry.takesNavigator = boolean(node.value(for: "navigator"))
    entry.isByHand = node.value(for: "by") != nil
    if entry.isByHand { reportMeaningless(["type", "arguments"], beside: "by", node) }
    return entry
  }

  mutating func modifier(_ node: Node) -> ExpressionText? {
    guard let modifier = expression(node) else { return nil }
    if modifier.text.hasPrefix(".") { return modifier }
    report.error(
      .badModifier, "a modifier starts with a dot: '.\(excerpt(modifier.text))'", at: node.range,
      fixIts: [FixIt("add the dot", replace: modifier.range.startPoint, with: ".")])
    return nil
  }

  /// Whether the entry comes from a list of names, where the name is all there is.
  private func isListed(_ node: Node, as name: SourceText) -> Bool { node.range == name.range }

  private mutating func wayOut(_ name: SourceText, _ node: Node?) -> WayOutEntry? {
    var entry = WayOutEntry(name: name, target: .screen(name, router: nil))
    guard let node else { return entry }
    if node.kind == .scalar, !node.isNull, !isListed(node, as: name) {
      guard let target = WayOutEntry.Target(node.text) else { return nil }
      entry.target = target
      return entry
    }
    guard node.kind == .mapping else { return entry }
    entry.attributes = attributes(node)
    entry.target = target(name, node)
    entry.arguments = arguments(node.value(for: "arguments"))
    if let own = node.value(for: "parameters") { entry.parameters = parameters(own) }
    entry.method = self.name(node.value(for: "method"), in: .function, what: "method")
    entry.result = result(node.value(for: "result"))
    return entry
  }

  private mutating func target(_ name: SourceText, _ node: Node) -> WayOutEntry.Target {
    let given = ["screen", "url", "by"].compactMap { key in
      node.entries.first { $0.key.text == key }?.key
    }
    if given.count > 1 {
      report.error(
        .conflictingKeys, "a way out has one of 'screen', 'url' and 'by'", at: given[1].range,
        notes: [Note("the other one is here", at: given[0].range)])
    }
    if let url = text(node.value(for: "url")) {
      reportMeaningless(["router", "arguments", "result"], beside: "url", node)
      return .url(url)
    }
    if node.value(for: "by") != nil {
      reportMeaningless(["router", "arguments", "result"], beside: "by", node)
      return .hand
    }
    let router = self.name(node.value(for: "router"), in: .type, what: "router")
    if let screen = text(node.value(for: "screen")) { return .screen(screen, router: router) }
    return .screen(name, router: router)
  }
}

extension ManifestDecoder {
  private mutating func reportMeaningless(_ keys: [String], beside other: String, _ node: Node) {
    for entry in node.entries where keys.contains(entry.key.text) {
      report.error(
        .conflictingKeys, "'\(entry.key.text)' means nothing beside '\(other)'",
        at: entry.key.range, help: "leave it out")
    }
  }
}

// MARK: Routers

extension ManifestDecoder {
  private mutating func router(_ name: SourceText, _ node: Node) -> RouterEntry {
    var router = RouterEntry(name: name)
    guard node.kind == .mapping else { return router }
    router.attributes = attributes(node)
    router.root = root(node.value(for: "root"))
    router.split = split(node)
    router.context = named(node.value(for: "context"), in: .parameterName, what: "context value")
      .compactMap { entry in
        type(entry.value).map { ContextEntry(name: entry.name, type: $0) }
      }
    router.routes = named(node.value(for: "routes"), in: .enumCase, what: "route")
      .map { route($0.name, $0.value) }
    router.isClosed = boolean(node.value(for: "closed")) ?? false
    router.tabs = named(node.value(for: "tabs"), in: .enumCase, what: "tab")
      .map { tab($0.name, $0.value) }
    router.tabStyle = choice(node.value(for: "tabStyle"))
    router.popsToRoot = boolean(node.value(for: "popsToRoot")) ?? false
    router.tabsKey = node.entries.first { ["tabStyle", "popsToRoot"].contains($0.key.text) }
      .map { SourceText($0.key.text, at: $0.key) }
    router.presentation = located(node.value(for: "present"))
    router.onDismiss = expression(node.value(for: "onDismiss"))
    router.enumNames = enumNames(node.value(for: "enums"))
    router.conformances = items(node.value(for: "conforms"))
      .compactMap { nominalType($0, what: "protocol") }
    router.conformances = distinct(router.conformances)
    router.hasClass = boolean(node.value(for: "class")) ?? true
    router.start = route(node.value(for: "start"))
    router.starts = named(node.value(for: "starts"), in: .enumCase, what: "start")
      .compactMap { entry in
        route(entry.value).map { StartEntry(name: entry.name, route: $0) }
      }
    router.observation = choice(node.value(for: "observation"))
    router.access = choice(node.value(for: "access"))
    router.restoration = restoration(node.value(for: "restore"))
    router.whilePresenting = choice(node.value(for: "whilePresenting"))
    return router
  }

  mutating func root(_ node: Node?) -> RootEntry? {
    guard let node else { return nil }
    if node.kind == .scalar { return RootEntry(screen: SourceText(node.text, at: node)) }
    guard let screen = text(node.value(for: "screen")) else { return nil }
    return RootEntry(screen: screen, arguments: arguments(node.value(for: "arguments")))
  }

  private mutating func route(_ name: SourceText, _ node: Node?) -> RouteEntry {
    var route = RouteEntry(name: name)
    guard let node, node.kind == .mapping else { return route }
    route.attributes = attributes(node)
    route.screen = text(node.value(for: "screen"))
    route.router = text(node.value(for: "router"))
    route.presentation = presentation(node.value(for: "present"))
    route.presentationRange = node.value(for: "present")?.range
    route.presenting = presenting(node)
    route.arguments = arguments(node.value(for: "arguments"))
    route.restores = boolean(node.value(for: "restore"))
    route.requires = guardNames(node.value(for: "requires"))
    route.link = link(node.value(for: "link"))
    route.over = beneath(node.value(for: "over"))
    route.replacement = replacement(node.value(for: "replacedBy"), &route.attributes)
    return route
  }

  private mutating func tab(_ name: SourceText, _ node: Node?) -> TabEntry {
    var tab = TabEntry(name: name)
    guard let node, node.kind == .mapping else { return tab }
    tab.attributes = attributes(node)
    tab.router = text(node.value(for: "router"))
    tab.screen = text(node.value(for: "screen"))
    tab.title = title(node.value(for: "title"))
    tab.systemImage = text(node.value(for: "systemImage"))
    tab.shown = shownCondition(node.value(for: "shown"))
    tab.badge = expression(node.value(for: "badge"))
    tab.role = text(node.value(for: "role"))
    return tab
  }

  private mutating func distinct(_ types: [TypeText]) -> [TypeText] {
    var seen: Set<String> = []
    return types.filter { type in
      if seen.insert(type.type.canonical).inserted { return true }
      report.error(
        .duplicateName, "the protocol '\(type.type)' is listed twice", at: type.range)
      return false
    }
  }

  /// What follows `if`, where a brace would start the body.
  private mutating func shownCondition(_ node: Node?) -> ExpressionText? {
    guard let shown = expression(node) else { return nil }
    guard shown.text.contains("{") else { return shown }
    report.error(
      .badExpression, "a tab's condition cannot hold a closure", at: shown.range,
      help: "declare a Boolean under the router's 'context:' and name it here")
    return nil
  }

  private mutating func enumNames(_ node: Node?) -> [String: SourceText] {
    guard let node, node.kind == .mapping else { return [:] }
    var names: [String: SourceText] = [:]
    for entry in node.entries {
      names[entry.key.text] = typeName(entry.value, what: "enum")
    }
    return names
  }
}

extension DiagnosticCode {
  static let emptyManifest: Self = "empty-manifest"
  static let conflictingKeys: Self = "conflicting-keys"
  static let badModifier: Self = "bad-modifier"
}
