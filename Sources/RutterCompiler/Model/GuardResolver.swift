import RutterDiagnostics

/// Guards: what they show instead, and which screens and routes require them.
extension Resolver {
  mutating func declare(_ entry: GuardEntry, in feature: FeatureID) {
    let id = GuardID(index: model.guards.count, isFlag: entry.isFlag)
    if let first = guardsByName[entry.name.string] {
      report.error(
        .duplicateName,
        first.isFlag == entry.isFlag
          ? "there are two \(entry.isFlag ? "flags" : "guards") called '\(entry.name.string)'"
          : "a guard and a flag are both called '\(entry.name.string)'", at: entry.name.range,
        notes: [Note("the other one is here", at: model.guards[first.index].range)])
      return
    }
    guardsByName[entry.name.string] = id
    model.features[feature.index].guards.append(id)
    model.guards.append(
      Guard(
        id: id, feature: feature, name: entry.name.string, range: entry.name.range,
        summary: entry.summary))
  }

  mutating func resolveGuards() {
    for manifest in manifests {
      for entry in manifest.guards { resolve(entry) }
    }
    for index in model.screens.indices {
      model.screens[index].requires = guards(screenEntries[index].requires)
    }
    checkSwitched()
    resolveFallbacks()
  }

  private mutating func resolve(_ entry: GuardEntry) {
    guard let id = guardsByName[entry.name.string], model.guards[id.index].otherwise == nil,
      model.guards[id.index].range == entry.name.range, let otherwise = entry.otherwise,
      let screen = screen(named: otherwise.screen, from: model.guards[id.index].feature)
    else { return }
    let target = model.screens[screen.index]
    let fills = fills(otherwise.arguments, of: target, from: [])
    if fills.count == otherwise.arguments?.arguments.count ?? 0 {
      checkFilled(fills.map(\.parameter), of: target, at: otherwise.screen.range)
    }
    model.guards[id.index].otherwise = WayOut(
      name: target.name, method: "", parameters: [],
      effect: .open(screen, router: nil, fills: fills), attributes: Attributes(),
      range: otherwise.screen.range)
  }

  mutating func checkFilled(
    _ filled: [String], of screen: Screen, at range: SourceRange
  ) {
    for parameter in screen.parameters where parameter.defaultValue == nil {
      if filled.contains(parameter.name) { continue }
      report.error(
        .unfilledParameter, "nothing fills the parameter '\(parameter.name)' of '\(screen.name)'",
        at: range, notes: [Note("it is declared here", at: parameter.range)],
        help: "write 'otherwise: {screen: \(screen.name), arguments: {\(parameter.name): …}}'")
    }
  }

  mutating func guards(_ names: [SourceText]) -> [GuardID] {
    names.compactMap { name in
      if let id = guardsByName[name.string] { return id }
      report.error(
        .unresolvedName, "there is no guard or flag '\(excerpt(name.string))'", at: name.range,
        help: guardsByName.isEmpty ? "declare it under 'guards:' or 'flags:'" : nil,
        fixIts: nearestFix(name, in: guardsByName.keys))
      return nil
    }
  }

  /// What is asked on the way to a route: what its screen requires, then its own.
  func required(by screen: Screen, and own: [GuardID]) -> [GuardID] {
    screen.requires + own.filter { !screen.requires.contains($0) }
  }
}

// MARK: In routers

extension Resolver {
  /// The ways to what is shown where guards refuse, or flags are off: on the way to a screen, and from there to the
  /// routers that are presented.
  func refusals(on screen: ScreenID, in router: RouterID) -> [WayOut] {
    let router = model.routers[router.index]
    let reached = model.screens[screen.index].waysOut.compactMap { wayOut in
      wayOut.router.flatMap { router.route(presenting: $0, named: wayOut.name) }
    }
    let all = router.root?.screen == screen ? router.routes.filter { $0.router != nil } : []
    return (router.routes(to: screen) + reached + all).flatMap(\.guards)
      .compactMap { model.guards[$0.index].otherwise }
      + [model.screens[screen.index].fallback].compactMap { $0 }
  }

  /// Every guard that is asked in a router: those of its routes, and of what is shown instead.
  mutating func resolveGuards(of index: Int) {
    let router = model.routers[index]
    guard router.hasClass else { return }
    var ids = router.routes.flatMap(\.guards)
    var seen: Set<GuardID> = []
    var next = 0
    while next < ids.count {
      let id = ids[next]
      next += 1
      guard seen.insert(id).inserted, let guarded = routerGuard(id, in: router) else { continue }
      model.routers[index].guards.append(guarded)
      ids += guarded.guards
    }
  }

  private func routerGuard(_ id: GuardID, in router: Router) -> RouterGuard? {
    let asked = model.guards[id.index]
    guard let way = asked.otherwise, let screen = asked.screen,
      let route = router.route(to: screen, named: way.name)
        ?? router.route(presentingRoot: screen)
    else { return nil }
    return RouterGuard(
      id: id, route: value(of: route, way, way.fills, in: router),
      conditions: route.conditions.filter { $0 != route.platform },
      guards: route.guards)
  }
}
