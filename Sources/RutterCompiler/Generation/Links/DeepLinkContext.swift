import RutterTemplateEngine

/// What the template of `DeepLink` prints: where links live, in each build.
struct DeepLinkContext {
  let model: Model

  func record() -> Record {
    let links = model.configuration.links
    return Record([
      "access": .record(model.linkAccess.fields),
      "set": .string(TypeSpelling.of("Set", model.typeNames)),
      "places": .record(places(links.places)),
      "hasChecks": .bool(links.hasChecks), "isSwitched": .bool(isSwitched),
      "variants": .list(
        links.configurations.map { variant in
          var record = places(variant.places)
          record["condition"] = .string(variant.condition)
          return .record(record)
        }),
    ])
  }

  /// Whether links may lead to what is off.
  private var isSwitched: Bool {
    model.routers.contains { router in
      !router.flags.isEmpty || router.tabs.contains { $0.shown != nil }
    }
  }

  private func places(_ places: LinkPlaces) -> Record {
    func quoted(_ texts: [String]) -> Value { .list(texts.map { .string("\"\($0)\"") }) }
    return Record([
      "schemes": quoted(places.schemes), "hosts": quoted(places.hosts),
      "base": .string("\"\(places.base ?? "")\""),
    ])
  }
}

extension Model {
  /// The modules of the routers with links, in order; nil stands for the app's own.
  var linkingModules: [String?] {
    var modules: [String?] = []
    var known: Set<String?> = []
    for router in routers where opensLinks(router) || !linkTargets(of: router).isEmpty {
      let module = features[router.feature.index].module
      if known.insert(module).inserted { modules.append(module) }
    }
    return modules
  }

  /// The module that `DeepLink` is generated into: the project's word, or the only one with links.
  package var linkModule: String? {
    if let module = configuration.links.module { return module }
    let modules = linkingModules
    return modules.count == 1 ? modules[0] : nil
  }

  /// How far `DeepLink` is seen: the project's word, or as far as the routers with links.
  var linkAccess: Access {
    if let access = configuration.links.access { return access }
    if linkingModules.contains(where: { $0 != linkModule }) { return .public }
    let accesses = routers.filter { opensLinks($0) || !linkTargets(of: $0).isEmpty }.map(\.access)
    return ([.internal] + accesses).max() ?? .internal
  }
}
