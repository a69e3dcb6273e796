import RutterDiagnostics

/// What a project's generated Swift offers to the Swift around it; what only its own file sees is not
/// part of that.
struct APISurface: Sendable {
  private(set) var symbols: [APISymbol] = []
  private(set) var places: [String: Int] = [:]
  private let model: Model

  init(_ model: Model) {
    self.model = model
    for router in model.routers { add(router) }
    for screen in model.screens { add(waysOutOf: screen) }
    addGuards()
    addFactory()
    for (feature, mappings) in zip(model.features, model.mappings) {
      for mapping in mappings { add(mapping, feature) }
    }
  }

  func symbol(_ path: String) -> APISymbol? { places[path].map { symbols[$0] } }

  /// Of two with one path, as macOS has some cases again, the first stands for both.
  private mutating func add(_ symbol: APISymbol) {
    guard !symbol.access.isFileBound, places[symbol.path] == nil else { return }
    places[symbol.path] = symbols.count
    symbols.append(symbol)
  }

  private func module(_ feature: FeatureID) -> String? { model.features[feature.index].module }

  private func conditions(_ attributes: Attributes) -> [String] {
    [attributes.condition?.string].compactMap { $0 }
  }
}

// MARK: Routers

extension APISurface {
  private mutating func add(_ router: Router) {
    for presentation in router.presentations { add(presentation, of: router) }
    addTabs(of: router)
    guard router.hasClass else { return }
    add(
      whole(router, .router, router.name + "Router", result: router.observation.rawValue))
    let view = router.name + (router.tabs.isEmpty ? "RootView" : "TabView")
    var symbol = whole(router, .view, view)
    symbol.parameters = viewParameters(router)
    add(symbol)
  }

  private func whole(
    _ router: Router, _ kind: APISymbol.Kind, _ path: String, result: String = ""
  ) -> APISymbol {
    APISymbol(
      kind: kind, parent: nil, path: path, result: result, access: router.access,
      module: module(router.feature), conditions: conditions(router.attributes),
      deprecated: router.attributes.deprecated, subject: subject(router), range: router.range)
  }

  private func subject(_ router: Router) -> String {
    router.root.map { model.screens[$0.screen.index].view.callee }
      ?? router.tabs.map(\.name).joined(separator: ",")
  }

  /// What the app gives the view, after the router.
  private func viewParameters(_ router: Router) -> [Parameter] {
    var factory: [Parameter] = []
    if model.usesFactory(router),
      case .success(let type) = SwiftType.parse(model.configuration.factory.type)
    {
      factory.append(
        Parameter(
          name: "factory", isLabelled: true, type: type, defaultValue: nil, range: router.range))
    }
    let context = router.context.map {
      Parameter(
        name: $0.name, isLabelled: true, type: $0.type, defaultValue: nil, range: $0.range)
    }
    return factory + router.inputs + context
  }

  private mutating func add(_ presentation: Presentation, of router: Router) {
    let name = router.enumNames[presentation]
    var symbol = whole(
      router, .routeEnum, name, result: router.conformances.joined(separator: ", "))
    symbol.subject = "\(presentation.rawValue) of \(subject(router))"
    if router.hasClass { symbol.deprecated = nil }
    add(symbol)
    for route in router.routes(presentation) {
      add(
        APISymbol(
          kind: .enumCase, parent: name, path: name + "." + route.name,
          parameters: route.parameters, access: router.access, module: module(router.feature),
          conditions: route.conditions.filter { $0 != route.platform },
          deprecated: route.deprecated,
          subject: route.router.map { "router " + model.routers[$0.index].name }
            ?? model.screens[route.screen.index].view.callee,
          range: route.range))
    }
  }

  private mutating func addTabs(of router: Router) {
    guard !router.tabs.isEmpty else { return }
    add(whole(router, .tabEnum, router.enumNames.tab))
    for tab in router.tabs {
      add(
        APISymbol(
          kind: .enumCase, parent: router.enumNames.tab,
          path: "\(router.enumNames.tab).\(tab.name)",
          access: router.access, module: module(router.feature), conditions: tab.conditions,
          deprecated: tab.deprecated, subject: subject(tab), range: tab.range))
    }
  }

  private func subject(_ tab: Tab) -> String {
    switch tab.content {
    case .router(let id): "router " + model.routers[id.index].name
    case .screen(let id): model.screens[id.index].view.callee
    }
  }
}

// MARK: Protocols

extension APISurface {
  private mutating func add(waysOutOf screen: Screen) {
    guard !screen.waysOut.isEmpty else { return }
    add(
      APISymbol(
        kind: .waysOut, parent: nil, path: screen.navigating, access: screen.access,
        module: module(screen.feature), conditions: conditions(screen.attributes),
        deprecated: screen.attributes.deprecated, subject: screen.view.callee,
        range: screen.range))
    for wayOut in screen.waysOut {
      let path = screen.navigating + "." + wayOut.method
      add(
        APISymbol(
          kind: .requirement, parent: screen.navigating,
          path: places[path] == nil ? path : screen.navigating + "." + wayOut.labels,
          parameters: wayOut.parameters, result: result(wayOut), access: screen.access,
          module: module(screen.feature),
          conditions: model.conditions(of: wayOut).filter {
            !conditions(screen.attributes).contains($0)
          },
          deprecated: model.deprecation(of: wayOut), subject: subject(wayOut),
          range: wayOut.range))
    }
  }

  private func result(_ wayOut: WayOut) -> String {
    guard let answer = wayOut.answer else { return "" }
    return answer.callback.map { "\($0): (\(answer.type)?)" } ?? "async -> \(answer.type)?"
  }

  private func subject(_ wayOut: WayOut) -> String {
    switch wayOut.effect {
    case .open(let screen, let router, _):
      [model.screens[screen.index].view.callee, router.map { model.routers[$0.index].name }]
        .compactMap { $0 }.joined(separator: " in ")
    case .select(let router): "router " + model.routers[router.index].name
    case .url(let parts): "\(parts)"
    case .hand: "hand " + wayOut.name
    case .dismiss: "dismiss"
    case .back: "back"
    case .root: "root"
    case .resume: "resume"
    case .finish: "finish"
    }
  }

  /// A feature's guards are asked through one protocol and its flags through another, which the app
  /// implements.
  private mutating func addGuards() {
    for feature in model.features {
      addGuards(feature.guards.guards, of: feature)
      addGuards(feature.guards.flags, of: feature)
    }
  }

  private mutating func addGuards(_ ids: [GuardID], of feature: Feature) {
    let routers = model.routers.filter { router in
      (router.guards.map(\.id) + router.flags).contains { ids.contains($0) }
    }
    guard let first = ids.first, let access = routers.map(\.access).max() else { return }
    let name = feature.protocolName(of: first)
    add(
      APISymbol(
        kind: .guards, parent: nil, path: name, access: access, module: feature.module,
        subject: feature.name, range: model.guards[first.index].range))
    for id in ids {
      let asked = model.guards[id.index]
      add(
        APISymbol(
          kind: .requirement, parent: name, path: name + "." + asked.name,
          result: id.isFlag ? "Bool" : "async -> Bool", access: access, module: feature.module,
          range: asked.range))
    }
  }
}

// MARK: Factory and mappings

extension APISurface {
  private mutating func addFactory() {
    guard model.screens.contains(where: { $0.viewModel != nil }) else { return }
    let factory = model.configuration.factory
    let range = model.screens.first { $0.viewModel != nil }?.range
    if model.generatesFactory, let range {
      add(
        APISymbol(
          kind: .factory, parent: nil, path: factory.type,
          parameters: factory.properties.map {
            Parameter(
              name: $0.name.string, isLabelled: true, type: $0.type.type, defaultValue: nil,
              range: $0.name.range)
          },
          access: model.factoryAccess, module: factory.module,
          subject: "factory", range: factory.properties.first?.name.range ?? range))
    }
    for screen in model.screens { addMethod(of: screen, factory.type) }
  }

  private mutating func addMethod(of screen: Screen, _ factory: String) {
    guard let viewModel = screen.viewModel, !viewModel.isByHand else { return }
    add(
      APISymbol(
        kind: .factoryMethod, parent: factory, path: factory + "." + viewModel.method,
        parameters: viewModel.parameters, result: viewModel.type,
        access: model.methodAccess(of: screen, in: model.factoryAccess),
        module: model.factoryMethodsModule(of: model.features[screen.feature.index]),
        conditions: conditions(screen.attributes), subject: screen.view.callee,
        range: screen.range))
  }

  private mutating func add(_ mapping: ModelMapping, _ feature: Feature) {
    func symbol(_ kind: APISymbol.Kind, _ path: String, _ result: String) -> APISymbol {
      APISymbol(
        kind: kind, parent: nil, path: path, parameters: mapping.parameters, result: result,
        access: mapping.access, module: feature.module,
        conditions: conditions(mapping.attributes), deprecated: mapping.attributes.deprecated,
        subject: "\(mapping.source.canonical)->\(mapping.target.canonical)", range: mapping.range)
    }
    switch mapping.form {
    case .initializer(let label, _):
      add(symbol(.initializer, "\(mapping.target).init(\(mapping.source))", label ?? "_"))
    case .function(let name):
      add(symbol(.function, "\(mapping.source).\(name)", mapping.target.description))
    case .mapper(let type):
      add(symbol(.function, "\(type).map(\(mapping.source))", mapping.target.description))
    }
  }
}
