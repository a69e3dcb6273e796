import RutterDiagnostics

/// The modules a generated file needs: the project's, the manifest's, and those of what it mentions.
struct ModuleImports {
  let model: Model

  init(_ model: Model) { self.model = model }

  func imports(_ kind: FileKind?, of feature: Feature) -> [String] {
    var names = Set(defaults(kind) + feature.imports)
    switch kind {
    case .screens: names.formUnion(screens(of: feature))
    case .factory: names.formUnion(factory(of: feature))
    case .routers: names.formUnion(routers(of: feature) + ["SwiftUI"])
    case .models: break
    case .mappings: names.formUnion(feature.mappingModules)
    case .previews: names.formUnion(previews(of: feature))
    case nil:
      if feature.routers.isEmpty == false { names.insert("SwiftUI") }
      names.formUnion(screens(of: feature))
      names.formUnion(factory(of: feature))
      names.formUnion(routers(of: feature))
      names.formUnion(feature.mappingModules)
      if !model.previews(of: feature).isEmpty { names.formUnion(previews(of: feature)) }
    }
    let own = module(of: kind, feature)
    if let own { names.remove(own) }
    return sorted(names)
  }

  /// The module that a feature's file of a kind belongs to.
  func module(of kind: FileKind?, _ feature: Feature) -> String? {
    switch kind {
    case .factory: model.factoryMethodsModule(of: feature)
    case .previews: model.previewModule(of: feature)
    case .screens, .routers, .models, .mappings, nil: feature.module
    }
  }

  private func previews(of feature: Feature) -> Set<String> {
    guard let previews = model.configuration.previews else { return [] }
    let factory = model.configuration.factory
    let own = model.previewModule(of: feature)
    let usesFactory = feature.screens.contains { model.screens[$0.index].viewModel != nil }
    let isExtended = factory.form == .extension && usesFactory
    let ofFactory = own == factory.module || isExtended ? factory.imports : []
    let modules = [feature.module, isExtended ? factory.module : nil].compactMap { $0 }
    return Set(previews.imports + ofFactory + ["SwiftUI"] + modules)
  }

  /// Models and mappings know nothing of views: they import SwiftUI only where the project asks for it.
  private func defaults(_ kind: FileKind?) -> [String] {
    model.configuration.imports ?? (kind == .mappings || kind == .models ? [] : ["SwiftUI"])
  }

  /// The types that the parameters of ways out mention come from the modules of their targets.
  private func screens(of feature: Feature) -> Set<String> {
    var names: Set<String> = []
    for screen in feature.screens.map({ model.screens[$0.index] }) {
      for wayOut in screen.waysOut {
        guard case .open(let id, _, _) = wayOut.effect else { continue }
        let target = model.features[model.screens[id.index].feature.index]
        let needsTypes = wayOut.types.contains { !$0.isKnownSendable }
        if needsTypes, target.file.id != feature.file.id {
          names.formUnion(target.imports)
        }
      }
    }
    return names
  }

  private func factory(of feature: Feature) -> Set<String> {
    let factory = model.configuration.factory
    let extended = factory.form == .extension ? factory.module : nil
    return Set(factory.imports + [feature.module, extended].compactMap { $0 })
  }

  private func routers(of feature: Feature) -> Set<String> {
    var names: Set<String> = []
    for router in feature.routers.map({ model.routers[$0.index] }) {
      if router.hasClass {
        names.insert(router.observation == .observable ? "Observation" : "Combine")
      }
      if !router.starts.isEmpty || router.moves.contains(where: \.isURL)
        || router.restoration != nil
      {
        names.insert("Foundation")
      }
      if !model.linkTargets(of: router).isEmpty || model.opensLinks(router) {
        names.formUnion(["Foundation"] + [model.linkModule].compactMap { $0 })
      }
      let shown = model.shownScreens(of: router)
      for screen in shown {
        let owner = model.features[screen.feature.index]
        if let module = owner.module { names.insert(module) }
        if owner.file.id != feature.file.id { names.formUnion(owner.imports) }
      }
      if shown.contains(where: { $0.viewModel != nil }) {
        if let module = model.configuration.factory.module { names.insert(module) }
      }
      for id in model.askedGuards(of: router) {
        let owner = model.features[model.guards[id.index].feature.index]
        if let module = owner.module { names.insert(module) }
      }
      names.formUnion(children(of: router))
    }
    return names
  }

  /// A router's view is given what the views of the routers it shows are.
  private func children(of router: Router) -> [String] {
    router.shownRouters.flatMap { id -> [String] in
      let owner = model.features[model.routers[id.index].feature.index]
      return owner.imports + [owner.module].compactMap { $0 }
    }
  }
}

extension ModuleImports {
  /// What a file with these parts of a feature imports.
  func imports(_ kinds: [FileKind], of feature: Feature) -> [String] {
    var names = Set(kinds.flatMap { imports($0, of: feature) })
    if let module = feature.module { names.remove(module) }
    return sorted(names)
  }

  /// What the factory type's own file imports.
  func factoryImports() -> [String] {
    sorted(Set(defaults(.factory) + model.configuration.factory.imports))
  }

  func sorted(_ names: Set<String>) -> [String] {
    names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
