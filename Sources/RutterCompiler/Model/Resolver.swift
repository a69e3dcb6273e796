package import RutterDiagnostics

/// Binds the names of all manifests to each other.
///
/// Screens and routers are declared first, so that manifests may refer to each other in any order;
/// then ways out are bound, then routes follow from what each root can reach.
package struct Resolver {
  let manifests: [Manifest]
  let configuration: Configuration
  var model: Model
  var report = Report()
  /// What the author wrote of each screen and router of the model, by their index.
  var screenEntries: [ScreenEntry] = []
  var routerEntries: [RouterEntry] = []
  var screensByName: [String: [ScreenID]] = [:]
  var routersByName: [String: [RouterID]] = [:]
  var guardsByName: [String: GuardID] = [:]
  /// The routers that say how they are presented, by their roots.
  var presentedByRoot: [ScreenID: RouterID] = [:]
  /// Names of context values of all routers: what a view's arguments may name beside parameters.
  var contextNames: Set<String> = []
  /// What links lack, each reported once though several routers inherit the link.
  var reportedLinkGaps: Set<LinkGap> = []
  /// The routers that others present, and those that are shown in tabs, by name.
  let presentedNames: Set<String>
  let tabNames: Set<String>

  package static func resolve(
    _ manifests: [Manifest], _ configuration: Configuration,
    _ declarations: DeclarationIndex = DeclarationIndex(), workers: Workers = .one,
    into report: inout Report
  ) -> Model {
    let halves = workers.map(Half.allCases) { half in
      var report = Report()
      let resolve = half == .navigation ? navigation : models
      return (model: resolve(manifests, configuration, declarations, &report), report: report)
    }
    for half in halves { report.merge(half.report) }
    var model = halves[0].model
    model.takeMappings(of: halves[1].model)
    return model
  }

  /// What of a project can be resolved without the rest.
  private enum Half: CaseIterable { case navigation, models }

  private static func navigation(
    _ manifests: [Manifest], _ configuration: Configuration, _ declarations: DeclarationIndex,
    _ report: inout Report
  ) -> Model {
    var resolver = Resolver(manifests, configuration)
    resolver.model.declarations = declarations
    resolver.checkFactoryArguments()
    resolver.declare()
    resolver.resolveScreens()
    resolver.resolveSamples()
    resolver.resolveWaysOut()
    resolver.resolveGuards()
    resolver.resolveRouters()
    resolver.collectStrings()
    report.merge(resolver.report)
    return resolver.model
  }

  private static func models(
    _ manifests: [Manifest], _ configuration: Configuration, _ declarations: DeclarationIndex,
    _ report: inout Report
  ) -> Model {
    var model = Model(configuration: configuration)
    model.mappings = MappingResolver.resolve(
      manifests, defaults: configuration.access, declarations, into: &report)
    model.generatedModels = GeneratedModel.all(
      manifests, defaults: configuration.access, into: &report)
    return model
  }

  private init(_ manifests: [Manifest], _ configuration: Configuration) {
    self.manifests = manifests
    self.configuration = configuration
    model = Model(configuration: configuration)
    let routers = manifests.flatMap(\.routers)
    presentedNames = Set(
      routers.filter { $0.presentation != nil }.map(\.name.string)
        + routers.flatMap(\.routes).compactMap(\.router?.string))
    tabNames = Set(routers.flatMap(\.tabs).compactMap(\.router?.string))
  }

  /// An argument that is a single name must be one of the factory's properties.
  private mutating func checkFactoryArguments() {
    let names = configuration.factory.properties.map(\.name.string)
    // What the app's own type has besides is not known here.
    if configuration.factory.form == .extension, names.isEmpty { return }
    for argument in configuration.factory.arguments {
      guard let name = argument.value.expression.identifier, !names.contains(name),
        !SwiftKeyword.literals.contains(name), name.first?.isUppercase != true
      else { continue }
      let fixes = nearestFix(
        name, at: argument.value.range, in: names)
      report.error(
        .unresolvedName, "the factory has no property '\(name)'", at: argument.value.range,
        help: fixes.isEmpty ? "declare it under the factory's 'properties:'" : nil, fixIts: fixes)
    }
  }

  // MARK: Declarations

  private mutating func declare() {
    for manifest in manifests {
      let id = FeatureID(index: model.features.count)
      checkName(manifest)
      model.features.append(feature(manifest))
      for entry in manifest.screens { declare(entry, in: id) }
      for entry in manifest.routers { declare(entry, in: id) }
      for entry in manifest.guards { declare(entry, in: id) }
    }
  }

  /// Generated files are called after the manifest's.
  private mutating func checkName(_ manifest: Manifest) {
    guard SwiftName.upperCamelCase(manifest.file.baseName).isEmpty else { return }
    report.error(
      .badName, "the manifest's file name holds no letter or digit to name generated files by",
      at: manifest.file.wholeRange.startPoint, help: "rename the file")
  }

  private func feature(_ manifest: Manifest) -> Feature {
    Feature(
      file: manifest.file,
      name: manifest.feature?.string ?? SwiftName.upperCamelCase(manifest.file.baseName),
      module: manifest.module?.string,
      access: manifest.access ?? configuration.access,
      summary: manifest.summary,
      metadata: manifest.metadata,
      imports: manifest.imports.map(\.string), publicImports: manifest.publicImports)
  }

  private mutating func declare(_ entry: ScreenEntry, in feature: FeatureID) {
    let id = ScreenID(index: model.screens.count)
    let owner = model.features[feature.index]
    let view = entry.view?.type.description ?? defaultView(entry.name.string)
    model.screens.append(
      Screen(
        id: id, feature: feature, name: entry.name.string, range: entry.name.range,
        attributes: entry.attributes, access: owner.access,
        parameters: parameters(entry.parameters),
        view: Call(
          callee: view, arguments: [], origin: entry.view?.range ?? entry.name.range),
        returned: entry.returns.map { Returned($0) },
        presentation: entry.presentation, isLazy: entry.isLazy, title: entry.title?.key.string,
        modifiers: entry.modifiers.map(\.expression),
        navigating: SwiftName.upperCamelCase(entry.name.string) + "Navigating"))
    screenEntries.append(entry)
    model.features[feature.index].screens.append(id)
    screensByName[entry.name.string, default: []].append(id)
  }

  private func defaultView(_ screen: String) -> String {
    SwiftName.upperCamelCase(screen) + configuration.viewSuffix
  }

  private mutating func declare(_ entry: RouterEntry, in feature: FeatureID) {
    let id = RouterID(index: model.routers.count)
    let name = entry.name.string
    model.routers.append(
      Router(
        id: id, feature: feature, name: name, range: entry.name.range,
        attributes: entry.attributes,
        access: entry.access ?? model.features[feature.index].access,
        observation: entry.observation ?? configuration.observation,
        hasClass: entry.hasClass, tabStyle: entry.tabStyle ?? .classic,
        popsToRoot: entry.popsToRoot,
        context: entry.context.map {
          ContextValue(
            name: $0.name.string, type: $0.type.type, range: $0.name.range)
        },
        enumNames: enumNames(entry), conformances: entry.conformances.map(\.type.description),
        presentation: entry.presentation?.value, isPresented: presentedNames.contains(name)))
    routerEntries.append(entry)
    contextNames.formUnion(entry.context.map(\.name.string))
    model.features[feature.index].routers.append(id)
    if let first = routersByName[name]?.first {
      report.error(
        .duplicateName, "there are two routers called '\(name)'", at: entry.name.range,
        notes: [Note("the other one is here", at: model.routers[first.index].range)])
    }
    routersByName[name, default: []].append(id)
  }

  private func enumNames(_ entry: RouterEntry) -> EnumNames {
    let name = entry.name.string
    return EnumNames(
      push: entry.enumNames["push"]?.string ?? name + "Route",
      content: entry.enumNames["content"]?.string ?? name + "Content",
      detail: entry.enumNames["detail"]?.string ?? name + "Detail",
      sheet: entry.enumNames["sheet"]?.string ?? name + "Sheet",
      fullScreenCover: entry.enumNames["fullScreenCover"]?.string ?? name + "FullScreenCover",
      popover: entry.enumNames["popover"]?.string ?? name + "Popover",
      tab: entry.enumNames["tab"]?.string ?? name + "Tab",
      ranges: entry.enumNames.mapValues(\.range), prefix: name)
  }
}

// MARK: Parameters

extension Resolver {
  /// Entries as parameters; those without a name are called `param` and their place in the list.
  mutating func parameters(_ entries: [ParameterEntry]) -> [Parameter] {
    var seen: [String: SourceRange] = [:]
    return entries.enumerated().compactMap { index, entry in
      let name = entry.name?.string ?? "param\(index)"
      if let first = seen[name] {
        report.error(
          .duplicateName, "two parameters are called '\(name)'", at: entry.range,
          notes: [Note("the other one is here", at: first)],
          help: entry.name == nil || name.hasPrefix("param")
            ? "a parameter without a label is called 'param' followed by its place, from 0" : nil)
        return nil
      }
      seen[name] = entry.range
      return Parameter(
        name: name, isLabelled: entry.name != nil, type: entry.type.type,
        defaultValue: entry.defaultValue?.text, range: entry.range)
    }
  }
}

// MARK: Looking up

extension Resolver {
  /// The screen a reference names: one of the same feature first, then the only one of that name.
  /// `Feature.screen` names one where several features have it.
  mutating func screen(named reference: SourceText, from feature: FeatureID) -> ScreenID? {
    let parts = reference.string.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
      .map { Substring($0) }
    if parts.count == 2 { return qualifiedScreen(String(parts[0]), String(parts[1]), reference) }
    let found = screensByName[reference.string] ?? []
    if let own = found.first(where: { model.screens[$0.index].feature == feature }) { return own }
    if found.count == 1 { return found[0] }
    found.isEmpty ? reportUnknownScreen(reference) : reportAmbiguous(reference, found)
    return nil
  }

  private mutating func qualifiedScreen(
    _ feature: String, _ name: String, _ reference: SourceText
  ) -> ScreenID? {
    let found = (screensByName[name] ?? []).first {
      model.features[model.screens[$0.index].feature.index].name == feature
    }
    if found == nil { reportUnknownScreen(reference) }
    return found
  }

  mutating func router(named reference: SourceText) -> RouterID? {
    if let found = routersByName[reference.string]?.first { return found }
    report.error(
      .unresolvedName, "there is no router '\(excerpt(reference.string))'", at: reference.range,
      help: routersByName.isEmpty ? "declare it under 'routers:'" : nil,
      fixIts: nearestFix(reference, in: routersByName.keys))
    return nil
  }

  private mutating func reportUnknownScreen(_ reference: SourceText) {
    let fixes = nearestFix(reference, in: screensByName.keys)
    report.error(
      .unresolvedName, "there is no screen '\(excerpt(reference.string))'", at: reference.range,
      help: fixes.isEmpty ? "declare it under 'screens:', in this manifest or another" : nil,
      fixIts: fixes)
  }

  private mutating func reportAmbiguous(_ reference: SourceText, _ found: [ScreenID]) {
    let screens = found.map { model.screens[$0.index] }
    let example = model.features[screens[0].feature.index].name
    report.error(
      .ambiguousName, "several features have a screen '\(reference.string)'", at: reference.range,
      notes: screens.map {
        Note("one is in \(model.features[$0.feature.index].name)", at: $0.range)
      },
      help: "say which: '\(example).\(reference.string)'")
  }

  func nearestFix(_ text: SourceText, in names: some Sequence<String>) -> [FixIt] {
    nearestFix(text.string, at: text.textRange, in: names)
  }

  func nearestFix(
    _ name: String, at range: SourceRange, in names: some Sequence<String>
  ) -> [FixIt] {
    guard report.wantsSuggestions, let nearest = Suggestion.nearest(to: name, in: names) else {
      return []
    }
    return [FixIt("write '\(nearest)'", replace: range, with: nearest)]
  }
}

extension DiagnosticCode {
  static let unresolvedName: Self = "unresolved-name"
  static let ambiguousName: Self = "ambiguous-name"
}
